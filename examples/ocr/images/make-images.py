#!/usr/bin/python3
# ===- make-images.py - Draw the sample images of the OCR example --------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Draws the PNG files beside this script and the text each one shows (FILE.txt).

The pictures are committed; this script is here to add more. It needs Debian's
python3-pil, fonts-dejavu-core, fonts-dejavu-extra and fonts-wqy-microhei.
"""

import os
import random

from PIL import Image, ImageDraw, ImageFilter, ImageFont

HERE = os.path.dirname(os.path.abspath(__file__))
DEJAVU = "/usr/share/fonts/truetype/dejavu/"
SANS, BOLD, SERIF, MONO = (DEJAVU + f for f in
                           ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSerif.ttf", "DejaVuSansMono.ttf"))
CHINESE = "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc"


def page(lines, font, size, ink, paper, leading=1.6, margin=40, width=None):
    """Lines of text below one another; a line is a string or (string, font, size)."""
    lines = [line if isinstance(line, tuple) else (line, font, size) for line in lines]
    fonts = [ImageFont.truetype(f, s) for _, f, s in lines]
    width = width or int(max(f.getlength(t) for (t, _, _), f in zip(lines, fonts))) + 2 * margin
    height = int(sum(s * leading for _, _, s in lines)) + 2 * margin
    image = Image.new("RGB", (width, height), paper)
    draw = ImageDraw.Draw(image)
    y = margin
    for (text, _, s), f in zip(lines, fonts):
        draw.text((margin, y), text, font=f, fill=ink)
        y += s * leading
    return image


def photograph(image, seed):
    """Softens and adds grain, as a camera does."""
    rng = random.Random(seed)
    image = image.filter(ImageFilter.GaussianBlur(0.7))
    grain = bytes(min(255, max(0, v + rng.randint(-9, 9))) for v in image.tobytes())
    return Image.frombytes("RGB", image.size, grain)


def save(name, image, lines):
    # 64 colours are plenty for text, and keep the files small.
    image.quantize(64).save(os.path.join(HERE, name + ".png"), optimize=True)
    with open(os.path.join(HERE, name + ".txt"), "w", encoding="utf-8") as file:
        file.writelines((line if isinstance(line, str) else line[0]) + "\n" for line in lines)


def main():
    sign = [("NORTH STATION", BOLD, 54), "Platform 7", "Departure 14:35"]
    save("sign", photograph(page(sign, SANS, 38, "#f4f4ec", "#12406b"), 1), sign)

    receipt = ["CORNER BAKERY", "2 x Rye bread 7.80", "1 x Apple cake 3.25", "3 x Espresso 6.60", "TOTAL EUR 17.65",
               "Thank you!"]
    tilted = page(receipt, MONO, 26, "#303030", "#f6f3ea").rotate(4, Image.BICUBIC, expand=True, fillcolor="#8a7f70")
    save("receipt", photograph(tilted, 2), receipt)

    letter = ["Dear reader,", "this page was scanned", "the wrong way up, and", "the second network", "turns it round again."]
    save("upside-down", page(letter, SERIF, 32, "#1a1a1a", "#ffffff").transpose(Image.ROTATE_180), letter)

    menu = [("茶馆菜单", CHINESE, 48), "龙井茶28元", "小笼包36元", "欢迎光临"]
    save("menu", page(menu, CHINESE, 36, "#7a1f12", "#fbeed2"), menu)


if __name__ == "__main__":
    main()
