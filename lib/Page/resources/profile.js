// The page of nnprim-run --report.
const page = document.getElementById("page");
const steps = data.steps.map((step, index) => {
  const moved = step.read_bytes + step.written_bytes;
  return {...step, index, moved, family: familyOf(step),
    share: step.time_ms / data.sum_ms,
    gflops: step.flops > 0 ? step.flops / step.time_ms * 1e-6 : NaN,
    executed: step.executed_flops > 0 ? step.executed_flops / step.time_ms * 1e-6 : NaN,
    gbytes: moved / step.time_ms * 1e-6,
    reached: step.bound === "none" ? NaN : step.bound_ms / step.time_ms};
});
const measured = step => [
  ["time", number(step.time_ms, 4) + " ms, " + percent(step.share)],
  ["bound", step.bound + (step.bound === "none" ? "" : ", " + number(step.bound_ms) + " ms, " + percent(step.reached) + " reached")],
  ...facts(step)];

function header() {
  const total = steps.reduce((sum, step) => sum + Math.max(step.flops, 0), 0);
  const fact = data.latency_ms;
  return [
    html("h1", {}, data.name),
    html("p", {class: "note"}, data.target + ", " + data.threads + (data.threads === 1 ? " thread" : " threads") +
      ", " + steps.length + " steps. Times are medians of the runs."),
    html("div", {class: "cards"},
      card(number(fact.median, 4) + " ms", "latency (min " + number(fact.min, 4) + ", p90 " + number(fact.p90, 4) + ")"),
      card(number(data.sum_ms, 4) + " ms", "sum of the steps"),
      card(number(data.bound_ms, 4) + " ms", "the machine's bound, " + percent(data.bound_ms / data.sum_ms) + " reached"),
      card(number(total / data.sum_ms * 1e-6) + " GFLOP/s", "of " + number(data.machine.gflops) + " measured; " + flops(total)),
      card(bytes(data.weight_bytes), "weights"),
      card(bytes(data.arena_bytes), "arena"))];
}

function summary() {
  const sums = families.map(() => 0);
  for (const step of steps) sums[step.family] += step.time_ms;
  const parts = sums.map((sum, family) => ({sum, family})).filter(part => part.sum > 0);
  parts.sort((a, b) => b.sum - a.sum);
  const bar = html("div", {class: "stack"}, parts.map(({sum, family}) => {
    const part = html("i", {class: "f" + family});
    part.style.width = 100 * sum / data.sum_ms + "%";
    return describe(part, families[family], () => [["time", number(sum, 4) + " ms"], ["share", percent(sum / data.sum_ms)]]);
  }));
  return [html("h2", {}, "Where the time goes"), legend(new Set(parts.map(part => part.family))), bar];
}

const columns = [
  {name: "#", value: step => step.index, text: step => step.index + 1},
  {name: "node", value: title, kind: "name"},
  {name: "algorithm", value: step => step.algorithm, kind: "text"},
  {name: "time", value: step => step.time_ms, kind: "bar"},
  {name: "ms", value: step => step.time_ms, text: step => number(step.time_ms, 4)},
  {name: "share", value: step => step.share, text: step => percent(step.share)},
  {name: "GFLOP/s", value: step => step.gflops, text: step => number(step.gflops)},
  {name: "GB/s", value: step => step.gbytes, text: step => number(step.gbytes)},
  {name: "bound", value: step => step.bound, kind: "text"},
  {name: "of bound", value: step => step.reached, text: step => percent(step.reached)}];

function cell(step, column, longest) {
  if (column.kind === "name") {
    const more = step.names.length > 1 ? html("small", {}, " + " + step.names.slice(1).join(" + ")) : "";
    return html("td", {class: "text name"}, step.names[0], more);
  }
  if (column.kind === "bar") {
    const time = html("i", {class: "f" + step.family}), bound = html("u");
    time.style.width = 100 * step.time_ms / longest + "%";
    bound.style.left = Math.min(100, 100 * step.bound_ms / longest) + "%";
    return html("td", {}, html("div", {class: "bar"}, time, step.bound === "none" ? "" : bound));
  }
  return html("td", {class: column.kind || ""}, String((column.text || column.value)(step)));
}

function table() {
  const longest = Math.max(...steps.map(step => step.time_ms));
  const rows = new Map(steps.map(step =>
    [step, describe(html("tr", {"data-step": step.index}, columns.map(column => cell(step, column, longest))), title(step), () => measured(step))]));
  const body = html("tbody", {}, [...rows.values()]);
  let sorted = columns[0], direction = 1;
  const heads = columns.map(column => html("th", {class: column.kind ? "text" : "", scope: "col"},
    html("button", {on: {click: () => {
      direction = sorted === column ? -direction : typeof column.value(steps[0]) === "number" && column !== columns[0] ? -1 : 1;
      sorted = column;
      sort();
    }}}, column.name)));
  function sort() {
    heads.forEach((head, i) => head.setAttribute("aria-sort",
      columns[i] !== sorted ? "none" : direction > 0 ? "ascending" : "descending"));
    const order = [...steps].sort((a, b) => {
      const left = sorted.value(a), right = sorted.value(b);
      // Steps without a value come last, in either direction.
      if (Number.isNaN(left) || Number.isNaN(right)) return Number.isNaN(left) - Number.isNaN(right) || a.index - b.index;
      return direction * (left < right ? -1 : left > right ? 1 : 0) || a.index - b.index;
    });
    body.replaceChildren(...order.map(step => rows.get(step)));
  }
  const search = html("input", {type: "search", placeholder: "filter by node, operation, algorithm", "aria-label": "filter", on: {input: () => {
    const text = search.value.toLowerCase();
    for (const [step, row] of rows)
      row.hidden = !(title(step) + " " + step.op + " " + step.algorithm + " " + step.bound).toLowerCase().includes(text);
  }}});
  sort();
  return [html("h2", {}, "Time of each step"),
    html("p", {class: "note"}, "A step is a kernel; it computes the nodes that it names. The line across a bar is the step's bound: its arithmetic at the measured peak, or its bytes at the speed of the caches that can hold them."),
    search, html("div", {class: "panel"}, html("table", {id: "steps"}, html("thead", {}, html("tr", {}, heads)), body))];
}

// Decades from `low` to `high` as [1, 10, 100, …], two at least, between which a scale can divide.
function decades(low, high) {
  const values = [], first = Math.floor(Math.log10(low)), last = Math.max(first + 1, Math.ceil(Math.log10(high)));
  for (let e = first; e <= last; ++e) values.push(10 ** e);
  return values;
}

function roofline() {
  const roofs = {"f32": data.machine.gflops, "f32 by int16": data.machine.int16_gflops};
  const shown = steps.filter(step => step.executed_flops > 0 && step.moved > 0 && step.time_ms > 0 && roofs[step.arithmetic] > 0);
  if (!shown.length) return [];
  const width = 1180, height = 470, left = 62, right = 24, top = 18, bottom = 46;
  const peak = Math.max(...shown.map(step => roofs[step.arithmetic])), levels = data.machine.levels.filter(level => level.gbytes_per_second > 0);
  const intensity = step => step.executed_flops / step.moved;
  const xs = decades(Math.min(...shown.map(intensity), 0.1), Math.max(...shown.map(intensity), 10 * peak / levels[levels.length - 1].gbytes_per_second));
  const ys = decades(Math.max(Math.min(...shown.map(step => step.executed), peak / 10), peak * 1e-4), Math.max(peak * 1.05, ...shown.map(step => step.executed)));
  const scale = (value, values, from, to) =>
    from + (to - from) * (Math.log10(value) - Math.log10(values[0])) / (Math.log10(values[values.length - 1]) - Math.log10(values[0]));
  const x = value => scale(value, xs, left, width - right), y = value => scale(Math.max(value, ys[0]), ys, height - bottom, top);
  const plot = svg("svg", {id: "roofline", viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": "roofline"});
  for (const value of xs)
    plot.append(svg("line", {class: "grid", x1: x(value), x2: x(value), y1: top, y2: height - bottom}),
      svg("text", {class: "faint", x: x(value), y: height - bottom + 17, "text-anchor": "middle"}, String(+value.toPrecision(1))));
  for (const value of ys)
    plot.append(svg("line", {class: "grid", x1: left, x2: width - right, y1: y(value), y2: y(value)}),
      svg("text", {class: "faint", x: left - 8, y: y(value) + 4, "text-anchor": "end"}, String(+value.toPrecision(1))));
  plot.append(svg("text", {class: "faint", x: (left + width - right) / 2, y: height - 8, "text-anchor": "middle"}, "FLOP / byte (executed, all caches infinite)"),
    svg("text", {class: "faint", x: 14, y: (top + height - bottom) / 2, transform: `rotate(-90 14 ${(top + height - bottom) / 2})`, "text-anchor": "middle"}, "GFLOP/s executed"));
  // The label of a roof that has another one close above it is below its line.
  const what = {"f32": "multiply-adds", "f32 by int16": "products of f32 by int16"};
  const drawn = Object.keys(what).filter(arithmetic => shown.some(step => step.arithmetic === arithmetic));
  drawn.sort((a, b) => roofs[b] - roofs[a]).forEach((arithmetic, i) => {
    const at = y(roofs[arithmetic]), isClose = i > 0 && at - y(roofs[drawn[i - 1]]) < 20;
    plot.append(svg("line", {class: "roof", x1: x(Math.max(xs[0], roofs[arithmetic] / levels[0].gbytes_per_second)), x2: width - right, y1: at, y2: at}),
      svg("text", {class: "faint", x: width - right - 4, y: isClose ? at + 15 : at - 6, "text-anchor": "end"}, number(roofs[arithmetic]) + " GFLOP/s, " + what[arithmetic]));
  });
  for (const level of levels) {
    const low = Math.max(xs[0], ys[0] / level.gbytes_per_second), high = peak / level.gbytes_per_second;
    if (high <= low) continue;
    const at = [x(low), y(low * level.gbytes_per_second)];
    const angle = Math.atan2(y(peak) - at[1], x(high) - at[0]) * 180 / Math.PI;
    plot.append(svg("line", {class: "roof", x1: at[0], y1: at[1], x2: x(high), y2: y(peak)}),
      svg("text", {class: "faint", x: at[0] + 10, y: at[1] - 5, transform: `rotate(${angle} ${at[0]} ${at[1]})`}, level.name + ", " + number(level.gbytes_per_second) + " GB/s"));
  }
  for (const step of [...shown].sort((a, b) => b.time_ms - a.time_ms))
    plot.append(describe(svg("circle", {class: "mark f" + step.family, cx: x(intensity(step)), cy: y(step.executed), r: 3.5 + 38 * Math.sqrt(step.share / Math.PI)}), title(step), () => measured(step)));
  return [html("h2", {}, "Roofline"),
    html("p", {class: "note"}, "A step's arithmetic, as its algorithm does it, against the bytes it must move. Areas are shares of the time; the roofs were measured on this machine with " + data.threads + (data.threads === 1 ? " thread." : " threads.")),
    legend(new Set(shown.map(step => step.family))), html("div", {class: "panel"}, plot)];
}

function arena() {
  if (!data.buffers.length) return [];
  const width = 1180, height = 380, left = 74, right = 20, top = 12, bottom = 44;
  const count = steps.length, size = Math.max(data.arena_bytes, 1);
  const x = step => left + (width - left - right) * step / count, y = offset => height - bottom - (height - top - bottom) * offset / size;
  const plot = svg("svg", {id: "arena", viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": "arena over time"});
  for (let i = 0; i <= 4; ++i) {
    const offset = size * i / 4;
    plot.append(svg("line", {class: "grid", x1: left, x2: width - right, y1: y(offset), y2: y(offset)}),
      svg("text", {class: "faint", x: left - 8, y: y(offset) + 4, "text-anchor": "end"}, bytes(Math.round(offset))));
  }
  const stride = Math.max(1, Math.ceil(count / 16));
  for (let step = 0; step < count; step += stride)
    plot.append(svg("text", {class: "faint", x: x(step + 0.5), y: height - bottom + 17, "text-anchor": "middle"}, String(step + 1)));
  plot.append(svg("text", {class: "faint", x: (left + width - right) / 2, y: height - 8, "text-anchor": "middle"}, "step"));
  for (const buffer of data.buffers) {
    const high = y(buffer.offset + buffer.bytes);
    const mark = svg("rect", {class: "mark f" + steps[buffer.first].family, x: x(buffer.first), width: Math.max(1, x(buffer.last + 1) - x(buffer.first)), y: high, height: Math.max(1, y(buffer.offset) - high), rx: 2});
    plot.append(describe(mark, buffer.name, () => [["size", bytes(buffer.bytes)], ["offset", bytes(buffer.offset)], ["alive", "steps " + (buffer.first + 1) + " to " + (buffer.last + 1)]]));
  }
  const alive = data.buffers.reduce((sums, buffer) => {
    for (let step = buffer.first; step <= buffer.last; ++step) sums[step] += buffer.bytes;
    return sums;
  }, steps.map(() => 0));
  const most = Math.max(...alive);
  return [html("h2", {}, "Arena"),
    html("p", {class: "note"}, "Buffers by their lifetime and place. At most " + bytes(most) + " are alive at the same time (step " + (alive.indexOf(most) + 1) + "); the arena has " + bytes(data.arena_bytes) + "."),
    html("div", {class: "panel"}, plot)];
}

page.append(...[header(), summary(), table(), roofline(), arena()].flat());
document.documentElement.dataset.ready = "profile";
