/**
 * Source of the measured page: the call history's table with 100,000 calls, a table without rows, and the bare
 * virtualiser with the same columns as text. `window.bench` draws and removes each.
 */
export const HISTORY_PAGE = `import { createElement as h, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { HistoryTable } from './src/calls/call-status-history/history-table.tsx';
import { useCallTimes } from './src/calls/call-status-history/call-times.ts';
import { aContact } from './test/contacts.ts';
import { now } from './test/people.ts';
import { Surroundings } from './test/surroundings.tsx';

const ALL = 100000;
const COLUMNS = 7;
/** Frames. */
const PATIENCE = 300;
const nothing = () => {};
const SORT = '-startedAt';
const calls = Array.from({ length: ALL }, (_, place) =>
  aContact(place, { status: 'retry', disposition: 'no-answer' }, { patient: { name: 'Patient ' + place, uhid: null } }));
const columns = Array.from({ length: COLUMNS }, (_, column) => 'Column ' + column);
const heads = () => h('thead', null, h('tr', null, columns.map((text) => h('th', { key: text, scope: 'col' }, text))));

const Empty = () => h('table', null, heads(), h('tbody'));

function Bare() {
  const scroller = useRef(null);
  const virtualizer = useVirtualizer({
    count: ALL, getScrollElement: () => scroller.current, estimateSize: () => 57, overscan: 1,
  });
  const row = ({ key, index, start }) => h('tr', {
    key, ref: virtualizer.measureElement, 'data-index': index, className: 'absolute grid w-full grid-cols-7',
    style: { height: 57, transform: 'translateY(' + start + 'px)' },
  }, columns.map((text) => h('td', { key: text }, text + ' of ' + index)));
  return h('div', { ref: scroller, className: 'relative max-h-[32rem] overflow-y-auto' },
    h('table', { className: 'block w-full' }, heads(), h('tbody', {
      className: 'relative block', style: { height: virtualizer.getTotalSize() },
    }, virtualizer.getVirtualItems().map(row))));
}

function Ours() {
  const times = useCallTimes({ now });
  return h('div', { className: '@container' }, h(HistoryTable, {
    rows: calls, total: ALL, sort: SORT, onSort: nothing, times, onOpen: nothing, openId: undefined, onNearEnd: nothing,
  }));
}

const DRAWN = { empty: Empty, bare: Bare, ours: Ours };
const painted = () => new Promise((resolve) => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => resolve();
  requestAnimationFrame(() => channel.port2.postMessage(null));
});
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

let root;
let place;
window.bench = {
  /** Draws one; milliseconds until it is painted, rows included. */
  async mount(name) {
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    const began = performance.now();
    flushSync(() => root.render(h(Surroundings, {}, h(DRAWN[name]))));
    const isDrawn = () => name === 'empty' || place.querySelector('tbody tr');
    for (let frames = 0; frames === 0 || !isDrawn(); frames += 1) {
      if (frames === PATIENCE) throw new Error(name + ' was not drawn');
      await painted();
    }
    return performance.now() - began;
  },
  async scroll(frames, pixels) {
    const scroller = place.querySelector('.overflow-y-auto');
    scroller.scrollTop = 0;
    for (let count = 0; count < frames; count += 1) {
      scroller.scrollTop += pixels;
      await frame();
    }
  },
  nodes: () => place.querySelector('.overflow-y-auto').querySelectorAll('*').length + 1,
  remove() {
    root.unmount();
    place.remove();
  },
};
document.title = 'ready';`;
