// The page of nnprim-compile --emit=graph: layers of steps from top to bottom
// (Sugiyama, Tagawa and Toda 1981): ranks by longest path, order in a rank by
// barycenters, edges across ranks through points of their own.
const page = document.getElementById("page");
page.className = "wide";
const boxWidth = 264, boxHeight = 62, rankGap = 40, boxGap = 22, pointWidth = 16;

const nodes = data.steps.map((step, index) => ({step, index, id: "s" + index, family: familyOf(step), inputs: [], outputs: []}));
const edges = [];
function connect(from, to, type) {
  const edge = {from, to, type};
  from.outputs.push(edge);
  to.inputs.push(edge);
  edges.push(edge);
}
function build() {
  const terminals = new Map();
  const terminal = (argument, kind) => {
    const id = kind + argument;
    if (!terminals.has(id)) {
      const node = {id, kind, name: data.arguments[argument] || kind + " " + argument, inputs: [], outputs: []};
      terminals.set(id, node);
      nodes.push(node);
    }
    return terminals.get(id);
  };
  for (const node of nodes.slice(0, data.steps.length)) {
    for (const input of node.step.inputs)
      connect(input.from < 0 ? terminal(-1 - input.from, "input") : nodes[input.from], node, input.type);
    for (const argument of node.step.outputs)
      connect(node, terminal(argument, "output"), node.step.result);
  }
}

// Ranks: inputs first, then each step below all that it reads.
function rank() {
  const visit = node => {
    if (node.rank === undefined) {
      node.rank = 0;
      for (const edge of node.inputs) node.rank = Math.max(node.rank, visit(edge.from) + 1);
    }
    return node.rank;
  };
  // In the order of steps, so that the recursion is shallow.
  nodes.forEach(visit);
  // Nodes without inputs stand just above their first reader.
  for (const node of nodes)
    if (!node.inputs.length && node.outputs.length)
      node.rank = Math.min(...node.outputs.map(edge => edge.to.rank)) - 1;
  const ranks = Array.from({length: Math.max(...nodes.map(node => node.rank)) + 1}, () => []);
  const put = (item, number) => ranks[number].push(item);
  nodes.forEach(node => put(node, node.rank));
  for (const edge of edges) {
    edge.points = [];
    for (let number = edge.from.rank + 1; number < edge.to.rank; ++number) {
      const point = {isPoint: true};
      edge.points.push(point);
      put(point, number);
    }
    const path = [edge.from, ...edge.points, edge.to];
    path.forEach((item, i) => {
      item.above = item.above || [];
      item.below = item.below || [];
      if (i > 0) item.above.push(path[i - 1]);
      if (i + 1 < path.length) item.below.push(path[i + 1]);
    });
  }
  return ranks;
}

const widthOf = item => item.isPoint ? pointWidth : boxWidth;
// Places a rank from left to right, each item near `wish`.
function place(items, wish) {
  let right = -Infinity;
  for (const item of items) {
    item.x = Math.max(wish(item), right + widthOf(item) / 2);
    right = item.x + widthOf(item) / 2 + boxGap;
  }
  // Shift back by the mean error, so that a rank is centered on its wishes.
  const error = items.reduce((sum, item) => sum + wish(item) - item.x, 0) / items.length;
  for (const item of items) item.x += error;
}
function order(ranks) {
  const mean = (item, neighbors) => neighbors && neighbors.length ? neighbors.reduce((sum, other) => sum + other.x, 0) / neighbors.length : item.x || 0;
  for (const items of ranks) {
    items.forEach((item, i) => { item.x = i * (boxWidth + boxGap); });
  }
  for (let round = 0; round < 8; ++round) {
    const down = round % 2 === 0;
    for (const items of down ? ranks : [...ranks].reverse()) {
      const wishes = new Map(items.map(item => [item, mean(item, down ? item.above : item.below)]));
      items.sort((a, b) => wishes.get(a) - wishes.get(b));
      place(items, item => wishes.get(item));
    }
  }
}

// Text that fits: an ellipsis replaces the middle, since ends of names differ.
function shorten(text, length) {
  const head = Math.ceil((length - 1) / 2);
  return text.length <= length ? text : text.slice(0, head) + "…" + text.slice(text.length - (length - 1 - head));
}

const details = html("aside", {class: "panel details", id: "details"});
let chosen = null;
function choose(node) {
  if (chosen) {
    chosen.element.classList.remove("chosen");
    for (const edge of [...chosen.inputs, ...chosen.outputs]) edge.element.classList.remove("chosen");
  }
  chosen = node;
  node.element.classList.add("chosen");
  for (const edge of [...node.inputs, ...node.outputs]) edge.element.classList.add("chosen");
  if (!node.step) {
    details.replaceChildren(html("h3", {}, node.name), node.kind + " of the model");
    return;
  }
  const step = node.step;
  details.replaceChildren(
    html("h3", {}, "Step " + (node.index + 1)),
    html("p", {class: "note"}, step.names.length > 1 ? step.names.length + " nodes fused:" : "One node:"),
    html("ol", {}, step.names.map(name => html("li", {}, name))),
    list([...facts(step), ["function", step.kernel || "–"]]),
    step.plan ? html("p", {}, html("code", {}, step.plan)) : "");
}

function draw(node) {
  const x = node.x - boxWidth / 2, y = node.y;
  const texts = node.step ? [
    svg("text", {class: "title", x: x + 14, y: y + 20}, shorten(node.step.names[0], 34)),
    svg("text", {class: "faint", x: x + 14, y: y + 37}, shorten(node.step.algorithm + (node.step.layout ? " · " + node.step.layout : ""), 38)),
    svg("text", {class: "faint", x: x + 14, y: y + 53}, shorten(node.step.result, 30)),
    node.step.names.length > 1 ? svg("text", {class: "fused", x: x + boxWidth - 10, y: y + 53, "text-anchor": "end"}, "+" + (node.step.names.length - 1) + " fused") : ""
  ] : [
    svg("text", {class: "title", x: node.x, y: y + 27, "text-anchor": "middle"}, shorten(node.name, 32)),
    svg("text", {class: "faint", x: node.x, y: y + 45, "text-anchor": "middle"}, node.kind + " " + ((node.outputs[0] || node.inputs[0]).type || ""))];
  const radius = node.step ? 8 : boxHeight / 2;
  node.element = svg("g", {class: "node", id: node.id, tabindex: 0, role: "button",
    on: {click: () => choose(node), keydown: event => { if (event.key === "Enter") choose(node); }}},
    svg("rect", {class: "box", x, y, width: boxWidth, height: boxHeight, rx: radius}),
    node.step ? svg("rect", {class: "f" + node.family, x: x + 1, y: y + 8, width: 5, height: boxHeight - 16, rx: 2}) : "",
    texts);
  if (node.step) describe(node.element, title(node.step), () => facts(node.step));
  return node.element;
}

function drawEdge(edge) {
  // Straight beside the boxes of a rank, curved between ranks.
  let x = edge.from.x, y = edge.from.y + boxHeight, path = `M${x},${y}`;
  for (const next of [...edge.points, edge.to]) {
    const middle = (y + next.y) / 2;
    path += `C${x},${middle} ${next.x},${middle} ${next.x},${next.y}`;
    x = next.x;
    y = next.y + boxHeight;
    if (next.isPoint) path += `V${y}`;
  }
  edge.element = svg("path", {class: "edge", d: path, "marker-end": "url(#arrow)"});
  const name = node => node.step ? title(node.step) : node.name;
  return describe(edge.element, edge.type, () => [["from", name(edge.from)], ["to", name(edge.to)]]);
}

function show() {
  build();
  const ranks = rank();
  order(ranks);
  const all = ranks.flat();
  const low = Math.min(...all.map(item => item.x - widthOf(item) / 2)) - 12;
  const high = Math.max(...all.map(item => item.x + widthOf(item) / 2)) + 12;
  ranks.forEach((items, number) => items.forEach(item => {
    item.x -= low;
    item.y = 12 + number * (boxHeight + rankGap);
  }));
  const width = high - low, height = 24 + ranks.length * (boxHeight + rankGap) - rankGap;
  const arrow = svg("marker", {id: "arrow", viewBox: "0 0 8 8", refX: 7.5, refY: 4, markerWidth: 7, markerHeight: 7, markerUnits: "userSpaceOnUse", orient: "auto"},
    svg("path", {class: "arrow", d: "M0,0.5L8,4L0,7.5Z"}));
  const plot = svg("svg", {id: "graph", viewBox: `0 0 ${width} ${height}`, width, height}, svg("defs", {}, arrow),
    edges.map(drawEdge), nodes.map(draw));
  // A wide graph is made smaller, as far as it can be read.
  plot.style.minWidth = 0.6 * width + "px";
  const fused = data.steps.reduce((sum, step) => sum + step.names.length, 0);
  const search = html("input", {type: "search", placeholder: "find a node or an algorithm", "aria-label": "find", on: {input: () => {
    const text = search.value.toLowerCase();
    for (const node of nodes)
      node.element.classList.toggle("dim", text !== "" && !(node.step ? title(node.step) + " " + node.step.op + " " + node.step.algorithm : node.name).toLowerCase().includes(text));
  }}});
  details.append(html("p", {class: "note"}, "Choose a step to see its nodes, its plan and its traffic."));
  page.append(html("h1", {}, data.name),
    html("p", {class: "note"}, data.target + ": " + fused + " named nodes in " + data.steps.length + " steps; arena " + bytes(data.arena_bytes) + ". A box is a kernel; arrows are tensors between them, from top to bottom."),
    legend(new Set(nodes.filter(node => node.step).map(node => node.family))), search,
    html("div", {class: "columns"}, html("div", {class: "panel"}, plot), details));
}
show();
// g.html#s3 shows the fourth step.
const first = nodes.find(node => "#" + node.id === location.hash);
if (first) choose(first);
document.documentElement.dataset.ready = "graph";
