/**
 * Source of the measured page: the chart of a trend, and a line on a canvas with the lowest and highest value of each
 * pixel column. `window.bench` draws, zooms and removes either.
 */
export const CHART_PAGE = `import { createElement as h } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { buildTrends, createTrendFlags } from '@careline/core/internal/trends';
import { TrendChart } from './src/readings/trend-chart/index.ts';
import { KOLKATA } from './test/people.ts';
import { Surroundings } from './test/surroundings.tsx';

const WIDTH = 1200;
const HEIGHT = 240;
const FIRST = 1672893000;
const STEP = 1800;
const metaInfo = { updatedAt: 0, createdAt: 0, deleted: false, source: 'manual' };
const person = { sex: 'male', birthDate: '1961-05-17' };

/** Weights that go up and down, as far as the two ways of drawing need them; made once a count. */
const made = new Map();
function seriesOf(count) {
  const known = made.get(count);
  if (known) return known;
  const records = Array.from({ length: count }, (_, index) => ({
    id: 'weight-' + String(index).padStart(6, '0'), metric: 'body', timestamp: FIRST + index * STEP,
    values: [{ key: 'weight', text: (70 + 8 * Math.sin(index / 97) + (index % 13) / 10).toFixed(1), unit: 'kg' }], metaInfo,
  }));
  const [trend] = buildTrends(records, { timeZone: KOLKATA }).trends;
  const flags = createTrendFlags({ person, timeZone: KOLKATA });
  const points = trend.lines[0].points.map(({ at, value }) => ({ at, value }));
  const span = { from: FIRST - 86400, to: FIRST + count * STEP + 86400 };
  const series = { trend, flags, points, span };
  made.set(count, series);
  return series;
}

function drawLine(canvas, points, { from, to }) {
  const context = canvas.getContext('2d');
  context.clearRect(0, 0, WIDTH, HEIGHT);
  const lows = new Float64Array(WIDTH).fill(Infinity);
  const highs = new Float64Array(WIDTH).fill(-Infinity);
  let [lowest, highest] = [Infinity, -Infinity];
  for (const { at, value } of points) {
    if (at < from || at > to) continue;
    const column = Math.min(WIDTH - 1, Math.floor(((at - from) / (to - from)) * WIDTH));
    if (value < lows[column]) lows[column] = value;
    if (value > highs[column]) highs[column] = value;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  const y = (value) => HEIGHT - ((value - lowest) / (highest - lowest || 1)) * HEIGHT;
  context.beginPath();
  for (let column = 0; column < WIDTH; column += 1) {
    if (lows[column] === Infinity) continue;
    context.lineTo(column, y(lows[column]));
    context.lineTo(column, y(highs[column]));
  }
  context.stroke();
}

const painted = () => new Promise((resolve) => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => resolve();
  requestAnimationFrame(() => channel.port2.postMessage(null));
});

let place;
let root;
let canvas;
let drawn;
const middleOf = ({ from, to }) => ({ from: from + (to - from) / 4, to: to - (to - from) / 4 });

window.bench = {
  /** Makes the values, so that no measured drawing does. */
  prepare(count) { seriesOf(count); },
  async draw(name, count) {
    drawn = seriesOf(count);
    place = document.body.appendChild(document.createElement('div'));
    place.style.width = WIDTH + 'px';
    if (name === 'canvas') {
      canvas = place.appendChild(document.createElement('canvas'));
      canvas.width = WIDTH;
      canvas.height = HEIGHT;
      drawLine(canvas, drawn.points, drawn.span);
    } else {
      root = createRoot(place);
      const { trend, flags, span } = drawn;
      flushSync(() => root.render(h(Surroundings, {}, h(TrendChart, { trend, flags, span, label: 'Weight' }))));
      if (!place.querySelector('svg path')) throw new Error('the chart was not drawn');
    }
    await painted();
  },
  /** Closer and back, so many times. */
  async zoom(name, times) {
    const slider = place.querySelector('[role=slider]');
    const press = (key) => flushSync(() => slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    for (let count = 0; count < times; count += 1) {
      for (const [key, span] of [['+', middleOf(drawn.span)], ['0', drawn.span]]) {
        if (name === 'canvas') drawLine(canvas, drawn.points, span);
        else press(key);
        await painted();
      }
    }
  },
  remove() {
    root?.unmount();
    root = undefined;
    place.remove();
  },
};
document.title = 'ready';`;
