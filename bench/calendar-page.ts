/**
 * Source of the measured page: a week's calendar with 2,000 encounters from an immediate response, and the same 2,000
 * names as a bare list. `window.bench` draws and removes each.
 */
export const CALENDAR_PAGE = `import { createElement as h } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { EncounterCalendar } from './src/encounters/encounter-calendar/index.ts';
import { anEncounter, COORDINATOR, NOW_S, PROVIDERS } from './test/encounters.ts';
import { fakeHttp } from './test/fake-http.ts';
import { now } from './test/people.ts';
import { Surroundings } from './test/surroundings.tsx';

const ALL = 2000;
const PATIENCE = 600;
const nothing = () => {};
const monday = NOW_S - (NOW_S % 86400) - 5 * 86400 + 2.5 * 3600;
const encounters = Array.from({ length: ALL }, (_, place) => {
  const start = monday + (place % 7) * 86400 + (Math.floor(place / 7) % 40) * 900;
  return anEncounter(place + 1, 0, {
    patient: { name: 'Patient ' + place, uhid: null }, period: { start, end: start + 1800 } });
});
const http = fakeHttp({
  'encounters/calendar/facility': () => ({ data: encounters, next: null }),
  'encounters/providers': () => ({ data: PROVIDERS }),
  'availability/slots': () => ({ data: [] }),
});

const Bare = () => h('ul', null, encounters.map(({ id, patient }) =>
  h('li', { key: id }, h('button', { type: 'button', 'data-encounter': id }, patient.name))));

const Ours = () => h(EncounterCalendar, {
  circle: 'facility_encounters', filters: {}, span: 'week', day: '2024-01-06', onDayChange: nothing,
  onOpenDay: nothing, onBook: nothing, user: COORDINATOR, now, facilityId: 'f1',
  encounterAddress: (id) => '/facility_encounters/' + id,
});

const DRAWN = { bare: Bare, ours: Ours };
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const painted = () => new Promise((resolve) => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => resolve();
  requestAnimationFrame(() => channel.port2.postMessage(null));
});
const drawn = () => place.querySelector('[data-encounter]') !== null;

let root;
let place;
window.bench = {
  async mount(name) {
    place = document.getElementById('root');
    root = createRoot(place);
    const before = performance.now();
    flushSync(() => root.render(h(Surroundings, { http }, h(DRAWN[name]))));
    for (let left = PATIENCE; !drawn(); left -= 1) {
      if (left === 0) throw new Error(name + ' was not drawn');
      await frame();
    }
    await painted();
    return performance.now() - before;
  },
  nodes: () => place.querySelectorAll('*').length,
  remove() {
    root.unmount();
  },
};
document.title = 'ready';
`;
