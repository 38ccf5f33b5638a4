/**
 * The chart page's styles: the console's colours without its bundle.
 * Series differ by pattern as well as colour. No fonts or images are loaded.
 */
export const CHART_STYLE = `
:root { color-scheme: light dark;
  --raised: light-dark(#ffffff, #192127); --sunken: light-dark(#e8ecef, #0b1013);
  --text: light-dark(#17232b, #e6ecef); --muted: light-dark(#4f5e68, #a5b3bc);
  --border: light-dark(#d5dce1, #2e3a43); --focus: light-dark(#1557c0, #8ecbff);
  --c0: light-dark(#24508f, #8db7f2); --c1: light-dark(#8c3a7f, #e0a0d4); --c2: light-dark(#51691a, #b4cf79);
  --c3: light-dark(#74838d, #8b9aa4); --c4: light-dark(#3d4852, #c3cdd4);
  --h1: light-dark(#e8effa, #16283f); --h2: light-dark(#c9daf2, #1d3a5f); --h3: light-dark(#93b3e0, #274f84);
  --h4: light-dark(#24508f, #8db7f2); --on-h4: light-dark(#ffffff, #04182f); }
[data-theme="light"] { color-scheme: light; }
[data-theme="dark"] { color-scheme: dark; }
[data-theme="contrast"] { color-scheme: light;
  --text: #000; --muted: #262626; --border: #000; --c0: #0b2f66; --c1: #5a1450; --c2: #2f4100; --c3: #4a4a4a; --c4: #1a1a1a;
  --h1: #fff; --h2: #e4e4e4; --h3: #c4c4c4; --h4: #000; --on-h4: #fff; }
* { box-sizing: border-box; }
body { margin: 0; padding: 16px; background: var(--raised); color: var(--text); overflow-wrap: anywhere;
  font: 0.9375rem/1.45 system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", sans-serif;
  font-variant-numeric: tabular-nums; }
h1 { margin: 0; font-size: 1.125rem; line-height: 1.3; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
p { margin: 8px 0 0; }
.place { margin: 0 0 16px; }
.place, .share { color: var(--muted); }
.empty { padding: 24px 0; }
figure { margin: 16px 0 0; }
.rows { display: grid; grid-template-columns: minmax(6rem, max-content) minmax(4rem, 1fr) max-content max-content;
  gap: 8px 12px; align-items: center; }
.rows > div { display: contents; }
.rows .count, .rows .share { text-align: end; }
.bar { display: block; inline-size: 100%; block-size: 20px; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 12px 0 0; padding: 0; list-style: none; }
.legend li { display: flex; align-items: center; gap: 8px; }
.key { inline-size: 16px; block-size: 16px; flex: none; }
.patterns { position: absolute; inline-size: 0; block-size: 0; }
.c0 { fill: var(--c0); } .c1 { fill: var(--c1); } .c2 { fill: var(--c2); } .c3 { fill: var(--c3); } .c4 { fill: var(--c4); }
.line { stroke: var(--raised); stroke-width: 2; fill: none; } .dot { fill: var(--raised); }
.scroll { overflow-x: auto; }
.scroll:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { padding: 6px 10px; border-block-end: 1px solid var(--border); text-align: end; font-weight: 400;
  overflow-wrap: normal; }
td { white-space: nowrap; }
th:first-child { text-align: start; min-inline-size: 6rem; }
thead th, tfoot th, tfoot td { font-weight: 600; }
thead th { vertical-align: bottom; }
caption { padding-block-end: 8px; text-align: start; font-weight: 600; }
.matrix td, .matrix th { border: 1px solid var(--border); }
.h1 { background: var(--h1); } .h2 { background: var(--h2); } .h3 { background: var(--h3); }
.h4 { background: var(--h4); color: var(--on-h4); font-weight: 600; }
dt { margin-block-start: 12px; font-weight: 600; } dd { margin: 0; } dd ul { margin: 4px 0 0; padding-inline-start: 20px; }
.fault { max-inline-size: 40rem; padding: 24px 0; }
@media (max-width: 479px) {
  body { padding: 12px; }
  .rows { grid-template-columns: 1fr max-content max-content; gap: 2px 12px; }
  .rows .bar { grid-column: 1 / -1; margin-block-end: 10px; order: 1; }
  .rows > div { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; }
  th, td { padding: 6px; }
}
@media print {
  :root { color-scheme: light; --raised: #fff; }
  .scroll { overflow: visible; } tr, .rows > div { break-inside: avoid; }
  .bar, .key, td { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
