import { expect, it, vi } from 'vitest';
import { HttpError } from '#http';
import { getPatient } from '#patients';
import { aPatient, fakeHttp } from '../../../test/call-server.ts';
import { getScript } from '../begin.endpoints.ts';
import { createCarriedValues } from './carried-values.ts';
import type { WorkItem } from './work-item.ts';

const PATIENT = aPatient(1);
const vitaId = PATIENT.vitaId;
const script = { title: 'Monthly', steps: [] };
const row = { vitaId, programme: 'ahc', callType: 'monthly' } as unknown as WorkItem;
const list = { filters: {}, rows: [row], locale: 'en' };
const unreachable = (endpoint: string) => new HttpError({ failure: 'unreachable', endpoint });

function aLine() {
  const server = fakeHttp({
    'worklist/along': () => ({ data: [PATIENT] }),
    'script/get': () => ({ data: script }),
    'user/get': () => ({ vitaId, data: aPatient(1, { phones: [] }) }),
  });
  let time = 0;
  const carriedValues = createCarriedValues(server.http, () => time);
  const cut = () => {
    for (const name of ['worklist/along', 'script/get', 'user/get']) {
      server.handlers[name] = () => Promise.reject(unreachable(name));
    }
  };
  return { ...server, carriedValues, cut, pass: (ms: number) => (time += ms) };
}

it('returns the offline patient and script once no server answers', async () => {
  const { carriedValues, cut } = aLine();
  await carriedValues.take(list);
  cut();
  expect(await carriedValues.http.call(getPatient, { query: { vitaId } })).toEqual({ vitaId, data: PATIENT });
  const query = { programme: 'ahc', callType: 'monthly', locale: 'en' } as const;
  expect((await carriedValues.http.call(getScript, { query })).data).toEqual(script);
});

it('asks the server first, and returns its last answer', async () => {
  const { carriedValues, cut } = aLine();
  await carriedValues.take(list);
  expect((await carriedValues.http.call(getPatient, { query: { vitaId } })).data.phones).toEqual([]);
  cut();
  expect((await carriedValues.http.call(getPatient, { query: { vitaId } })).data.phones).toEqual([]);
});

it('never answers instead of a refusal, or for another user', async () => {
  const { carriedValues, handlers, cut } = aLine();
  await carriedValues.take(list);
  handlers['user/get'] = () =>
    Promise.reject(new HttpError({ failure: 'refused', endpoint: 'user/get', status: 404 }));
  await expect(carriedValues.http.call(getPatient, { query: { vitaId } })).rejects.toMatchObject({
    status: 404,
  });
  cut();
  const other = { query: { vitaId: aPatient(2).vitaId } };
  await expect(carriedValues.http.call(getPatient, other)).rejects.toMatchObject({ failure: 'unreachable' });
});

it('is downloaded at intervals, again for another list, and again after a failure', async () => {
  const { carriedValues, to, pass, handlers } = aLine();
  await carriedValues.take(list);
  await carriedValues.take(list);
  expect(to('worklist/along')).toHaveLength(1);
  await carriedValues.take({ ...list, filters: { programme: 'ahc' } });
  pass(600_001);
  await carriedValues.take({ ...list, filters: { programme: 'ahc' } });
  expect(to('worklist/along')).toHaveLength(3);
  handlers['worklist/along'] = vi.fn(() => Promise.reject(unreachable('worklist/along')));
  await carriedValues.take(list);
  await carriedValues.take(list);
  expect(to('worklist/along')).toHaveLength(5);
});
