import { brotliBytes } from './brotli.ts';
import { chartTimes } from './chart-times.ts';
import { uiBundle } from './measured-page.ts';
import { report } from './row.ts';
import { isShort } from './size.ts';

const CHUNK = 24 * 1024;
/** Both from design 9. Decision 0024 describes the measurement and which figures are close. */
const RATIO = 2.4;
/** For any number of values: the number of elements depends on the available pixels. */
const ELEMENTS = 1.5;
const HEAP = 512 * 1024;
const FURTHER_HEAP = 256 * 1024;

/** Returns what a page with React loads for the chart: its own code, and what it needs of core and the theme. */
async function chunkSize(): Promise<number> {
  const chart = "export { TrendChart } from './src/readings/trend-chart/index.ts';";
  return brotliBytes(await uiBundle(chart, ['react', 'react-dom', 'react/jsx-runtime']));
}

report({
  name: 'trend chart with all it needs but React, brotli',
  kind: 'bytes',
  value: await chunkSize(),
  budget: CHUNK,
});

const COUNTS = isShort ? [50, 500] : [1_000, 10_000, 100_000];
const found = await chartTimes(COUNTS);

for (const [count, { draw, zoom }] of found) {
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

const [few, many] = [found.get(COUNTS[0] ?? 0), found.get(COUNTS.at(-1) ?? 0)];
if (!few || !many) throw new Error('The fewest and the most values were not measured.');
report({
  name: 'trend chart of 100,000 values, its elements over those of one of 1,000',
  kind: 'ratio',
  value: many.elements / few.elements,
  budget: ELEMENTS,
});
report({
  name: 'trend chart of 100,000 values, heap it takes beside the values',
  kind: 'bytes',
  value: Math.max(0, many.drawn),
  mayBeZero: isShort,
  budget: HEAP,
});
report({
  name: 'trend chart of 100,000 values, further heap after fifty zooms',
  kind: 'bytes',
  value: Math.max(0, many.zoomed),
  mayBeZero: true,
  budget: FURTHER_HEAP,
});
report({
  name: 'trend chart of 100,000 values, heap left when it is removed',
  kind: 'bytes',
  value: Math.max(0, many.left),
  mayBeZero: true,
  budget: FURTHER_HEAP,
});
