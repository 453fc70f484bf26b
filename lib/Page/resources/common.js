"use strict";
// Functions of both pages. Text of the model reaches the page only as text
// nodes, never as markup.
const data = JSON.parse(document.getElementById("data").textContent);
const SVG = "http://www.w3.org/2000/svg";

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (name === "on")
      for (const [event, handler] of Object.entries(value))
        element.addEventListener(event, handler);
    else
      element.setAttribute(name, value);
  }
  for (const child of children.flat(Infinity))
    element.append(child);
  return element;
}
const html = (tag, attributes, ...children) =>
  fill(document.createElement(tag), attributes, children);
const svg = (tag, attributes, ...children) =>
  fill(document.createElementNS(SVG, tag), attributes, children);

// Families of steps, each with a color.
const families = ["products", "convolutions", "fast convolutions", "depthwise convolutions", "softmax", "loops", "copies"];
function familyOf(step) {
  const op = step.op;
  if (op.startsWith("nnprim.")) {
    if (op.includes("depthwise")) return 3;
    if (op.includes("fast_conv") || op.includes("transform") || op.includes("tuple")) return 2;
    if (op.includes("softmax")) return 4;
    if (op.includes("indirect") || op.includes("conv")) return 1;
    return 0;
  }
  return op === "memref.copy" || step.algorithm === "copy loop" ? 6 : 5;
}

function number(value, digits = 3) {
  if (!isFinite(value)) return "–";
  if (value === 0) return "0";
  const places = Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value))));
  return value.toFixed(Math.min(places, 6));
}
function scaled(value, units, base) {
  let unit = 0;
  while (value >= base && unit + 1 < units.length) {
    value /= base;
    ++unit;
  }
  return (unit === 0 ? String(value) : number(value)) + " " + units[unit];
}
const bytes = value => scaled(value, ["B", "KiB", "MiB", "GiB"], 1024);
const flops = value => value < 0 ? "unknown" : scaled(value, ["FLOP", "kFLOP", "MFLOP", "GFLOP"], 1000);
const percent = share => isFinite(share) ? (100 * share).toFixed(1) + " %" : "–";
const title = step => step.names.join(" + ");

// Facts of a step as a list of [term, text].
function facts(step) {
  const rows = [["operation", step.op], ["algorithm", step.algorithm]];
  if (step.layout) rows.push(["layout", step.layout]);
  if (step.result) rows.push(["result", step.result]);
  if (step.flops > 0) rows.push(["arithmetic", flops(step.flops)]);
  if (step.executed_flops > 0 && step.executed_flops !== step.flops)
    rows.push(["executed", flops(step.executed_flops)]);
  rows.push(["read", bytes(step.read_bytes) + (step.constant_bytes ? ", " + bytes(step.constant_bytes) + " of it constant" : "")]);
  rows.push(["written", bytes(step.written_bytes)]);
  return rows;
}
const list = rows => html("dl", {}, rows.map(([term, text]) => [html("dt", {}, term), html("dd", {}, text)]));

// A tooltip that follows the pointer.
const tip = document.getElementById("tip");
function describe(element, heading, rows) {
  element.addEventListener("pointerenter", () => {
    tip.replaceChildren(html("b", {}, heading), list(rows()));
    tip.hidden = false;
  });
  element.addEventListener("pointermove", event => {
    const width = tip.offsetWidth, height = tip.offsetHeight;
    const x = event.clientX + 16, y = event.clientY + 16;
    tip.style.left = Math.max(4, Math.min(x, innerWidth - width - 8)) + "px";
    tip.style.top = (y + height > innerHeight - 8 ? Math.max(4, event.clientY - height - 12) : y) + "px";
  });
  element.addEventListener("pointerleave", () => { tip.hidden = true; });
  return element;
}

const legend = used => html("div", {class: "legend"}, families.map((name, family) =>
  used.has(family) ? html("span", {}, html("i", {class: "f" + family}), name) : ""));
const card = (value, what) => html("div", {class: "card"}, html("b", {}, value), html("span", {}, what));
