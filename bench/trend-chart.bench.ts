import { brotliCompressSync } from 'node:zlib';
import { chartTimes } from './chart-times.ts';
import { uiBundle } from './measured-page.ts';
import { report } from './row.ts';

const CHUNK = 24 * 1024;
/** Both of design 9; what is measured, and what of it is close, stands in decision 0067. */
const RATIO = 2.4;

/** What a page that has React fetches for the chart: its own code, and what it needs of core and of the theme. */
async function chunkSize(): Promise<number> {
  const chart = "export { TrendChart } from './src/readings/trend-chart/index.ts';";
  return brotliCompressSync(await uiBundle(chart, ['react', 'react-dom', 'react/jsx-runtime'])).length;
}

report({
  name: 'trend chart with all it needs but React, brotli',
  kind: 'bytes',
  value: await chunkSize(),
  budget: CHUNK,
});

for (const [count, { draw, zoom }] of await chartTimes([1_000, 10_000, 100_000])) {
  const values = count.toLocaleString('en');
  report({
    name: `trend chart of ${values} values, main thread until it is painted over a decimated canvas line`,
    kind: 'ratio',
    value: draw.chart / draw.canvas,
    budget: RATIO,
  });
  report({
    name: `trend chart of ${values} values, a zoom over the canvas line drawn anew`,
    kind: 'ratio',
    value: zoom.chart / zoom.canvas,
    budget: RATIO,
  });
}
