"use strict";
// Search in the index of search-index.js, and the list of pages on narrow screens.
const field = document.getElementById("site-search");
const list = document.getElementById("site-found");
const up = document.body.dataset.up;
let chosen = -1;

const escape = (text) => text.replace(/[&<>"]/g, (c) => ({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}[c]));

// Sections that contain all words, those with words in their headings first.
function find(words) {
  const found = [];
  for (const [path, title, sections] of pages)
    for (const [anchor, heading, text] of sections) {
      const name = (title + " " + heading).toLowerCase(), all = name + " " + text.toLowerCase();
      if (!words.every((word) => all.includes(word))) continue;
      const score = words.reduce(
          (sum, word) => sum + 8 * heading.toLowerCase().includes(word) + 4 * title.toLowerCase().includes(word) +
              Math.min(all.split(word).length - 1, 3), 0);
      found.push({path, anchor, title, heading, text, score});
    }
  return found.sort((a, b) => b.score - a.score).slice(0, 20);
}

// Some text around the first word, with the words marked.
function excerpt(text, words) {
  const at = Math.max(0, text.toLowerCase().indexOf(words.find((word) => text.toLowerCase().includes(word)) ?? ""));
  let part = escape((at > 60 ? "… " : "") + text.slice(Math.max(0, at - 60), at + 140));
  for (const word of words) {
    const pattern = escape(word).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    part = part.replace(new RegExp(pattern, "gi"), (match) => `<mark>${match}</mark>`);
  }
  return part;
}

function show() {
  const words = field.value.toLowerCase().split(/\s+/).filter((word) => word.length > 1);
  chosen = -1;
  list.hidden = words.length === 0;
  if (list.hidden) return;
  const found = find(words);
  list.innerHTML = found.length === 0 ? "<p>Nothing found.</p>" : found.map((entry) => {
    const where = entry.heading && entry.heading !== entry.title ? `${entry.title} › ${entry.heading}` : entry.title;
    return `<a href="${up}/${entry.path}#${escape(entry.anchor)}"><b>${escape(where)}</b>` +
        `<small>${excerpt(entry.text, words)}</small></a>`;
  }).join("");
}

function choose(step) {
  const entries = list.querySelectorAll("a");
  if (entries.length === 0) return;
  chosen = (chosen + step + entries.length) % entries.length;
  entries.forEach((entry, i) => entry.classList.toggle("chosen", i === chosen));
  entries[chosen].scrollIntoView({block: "nearest"});
}

field.addEventListener("input", show);
field.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    choose(event.key === "ArrowDown" ? 1 : -1);
  } else if (event.key === "Enter") {
    list.querySelectorAll("a")[Math.max(chosen, 0)]?.click();
  } else if (event.key === "Escape") {
    field.value = "";
    show();
  }
});
list.addEventListener("click", () => { list.hidden = true; });
document.addEventListener("click", (event) => {
  if (!list.contains(event.target) && event.target !== field) list.hidden = true;
});
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== field) {
    event.preventDefault();
    field.focus();
  }
});
document.getElementById("site-menu").addEventListener("click", (event) => {
  const isShown = document.querySelector("nav").classList.toggle("shown");
  event.currentTarget.setAttribute("aria-expanded", isShown);
});
// The text of ?q= is searched for when the page opens.
const query = new URLSearchParams(location.search).get("q");
if (query) {
  field.value = query;
  show();
}
