// spec: alerts-listed

import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { heldHttp } from '../../test/held-http.ts';
import type { ReadingAlert } from './reading-alerts.endpoints.ts';
import {
  alertLevelOf,
  createReadingAlerts,
  readAlertDays,
  readAlertState,
  readingsOfAlert,
  worstOfAlert,
} from './reading-alerts.ts';

const uuid = (kind: number, number: number): string =>
  `00000000-000${kind}-7000-8000-${String(number).padStart(12, '0')}`;

const anAlert = (number: number, facts: Partial<ReadingAlert> = {}): ReadingAlert => ({
  readingId: uuid(5, number),
  vitaId: uuid(2, number),
  appUserInfo: { name: 'Asha Rao', gender: 'female' },
  birthDate: '1969-03-12',
  uhid: null,
  metric: 'bloodpressure',
  timestamp: 1_700_000_000 - number,
  values: [{ key: 'systolic', text: '182', unit: 'mm[Hg]' }],
  flag: 'ish:grade2',
  measure: 'systolic',
  level: 'review',
  missing: [],
  ...facts,
});

const failure = new HttpError({ failure: 'unreachable', endpoint: 'alerts/list' });
const page = (data: readonly ReadingAlert[], next: string | null = null) => ({ data, next });

function theAlerts() {
  const held = heldHttp();
  let clock = 1000;
  const alerts = createReadingAlerts({ http: held.http, now: () => clock });
  const pass = (ms: number) => {
    clock += ms;
  };
  return { ...held, alerts, pass, state: () => alerts.store.getState() };
}

describe('reading alerts', () => {
  it('loads the first page of the period, with its time', async () => {
    const { alerts, last, state } = theAlerts();
    alerts.show({ days: 31, state: 'open' });
    expect(state()).toMatchObject({
      phase: 'loading',
      filters: { days: 31, state: 'open' },
      about: { loadedAt: undefined },
    });
    expect(last().request.query).toEqual({ days: '31', state: 'open', limit: '50', after: undefined });
    await last().answer(page([anAlert(1), anAlert(2)], 'k'));
    expect(state()).toMatchObject({ phase: 'found', next: 'k', about: { loadedAt: 1000 } });
    expect(state().rows).toHaveLength(2);
  });

  it('says when there are none', async () => {
    const { alerts, last, state } = theAlerts();
    alerts.show({ days: 1, state: 'open' });
    await last().answer(page([]));
    expect(state()).toMatchObject({ phase: 'none', rows: [], next: null });
  });

  it('continues after an empty page', async () => {
    const { alerts, calls, last, state } = theAlerts();
    alerts.show({ days: 7, state: 'open' });
    await last().answer(page([], 'a'));
    expect(state().phase).toBe('loading');
    await last().answer(page([], 'b'));
    await last().answer(page([anAlert(1)]));
    expect(calls.map(({ request }) => (request.query as { after?: string }).after)).toEqual([
      undefined,
      'a',
      'b',
    ]);
    expect(state()).toMatchObject({ phase: 'found', rows: [anAlert(1)], next: null });
  });

  it('has each episode once, and continues after a page with only its older readings', async () => {
    const { alerts, calls, last, state } = theAlerts();
    const episode = { id: uuid(5, 1), level: 'critical', count: 3, since: 1, worst: uuid(5, 2) };
    const newest = anAlert(1, { episode: { ...episode, readings: [anAlert(1), anAlert(2), anAlert(3)] } });
    alerts.show({ days: 7, state: 'open' });
    await last().answer(page([newest, anAlert(2, { episode })], 'a'));
    expect(state().rows).toEqual([newest]);
    expect(state().rows.map(alertLevelOf)).toEqual(['critical']);
    expect(worstOfAlert(newest).readingId).toBe(uuid(5, 2));
    expect(readingsOfAlert(newest)).toHaveLength(3);
    alerts.more();
    await last().answer(page([anAlert(3, { episode })], 'b'));
    await last().answer(page([anAlert(4)]));
    expect(calls).toHaveLength(3);
    expect(state().rows).toEqual([newest, anAlert(4)]);
  });

  it('stops at a cursor that leads to itself', async () => {
    const { alerts, calls, last, state } = theAlerts();
    alerts.show({ days: 7, state: 'open' });
    await last().answer(page([], 'a'));
    await last().answer(page([], 'a'));
    expect(calls).toHaveLength(2);
    expect(state().phase).toBe('none');
  });

  it('does not reload the period shown', async () => {
    const { alerts, calls, last } = theAlerts();
    alerts.show({ days: 7, state: 'open' });
    await last().answer(page([anAlert(1)]));
    alerts.show({ days: 7, state: 'open' });
    expect(calls).toHaveLength(1);
  });

  it('never shows the reply to an earlier period', async () => {
    const { alerts, calls, state } = theAlerts();
    alerts.show({ days: 1, state: 'open' });
    alerts.show({ days: 7, state: 'open' });
    expect(calls[0]?.request.signal?.aborted).toBe(true);
    await calls[1]?.answer(page([anAlert(2)]));
    await calls[0]?.answer(page([anAlert(1)]));
    expect(state().rows).toEqual([anAlert(2)]);
  });

  it('loads more by key, each reading once', async () => {
    const { alerts, calls, last, state } = theAlerts();
    alerts.show({ days: 7, state: 'open' });
    await last().answer(page([anAlert(1), anAlert(2)], 'k'));
    alerts.more();
    alerts.more();
    expect(calls).toHaveLength(2);
    expect(last().request.query).toMatchObject({ days: '7', after: 'k' });
    await last().answer(page([anAlert(2), anAlert(3)]));
    expect(state().rows).toEqual([anAlert(1), anAlert(2), anAlert(3)]);
    expect(state()).toMatchObject({ next: null, work: undefined });
  });

  it('keeps the shown readings when the next page fails, and retries that page', async () => {
    const { alerts, last, state } = theAlerts();
    alerts.show({ days: 7, state: 'open' });
    await last().answer(page([anAlert(1)], 'k'));
    alerts.more();
    await last().fail(failure);
    expect(state()).toMatchObject({ phase: 'found', failedWork: 'more', error: failure });
    alerts.retry();
    expect(last().request.query).toMatchObject({ after: 'k' });
    await last().answer(page([anAlert(2)]));
    expect(state()).toMatchObject({ failedWork: undefined, error: undefined });
    expect(state().rows).toHaveLength(2);
  });

  it('keeps the shown readings while it refreshes, and when that fails', async () => {
    const { alerts, last, pass, state } = theAlerts();
    alerts.show({ days: 7, state: 'open' });
    await last().answer(page([anAlert(1)]));
    pass(60_000);
    alerts.refresh();
    expect(state()).toMatchObject({ work: 'refresh', rows: [anAlert(1)] });
    await last().fail(failure);
    expect(state()).toMatchObject({ failedWork: 'refresh', rows: [anAlert(1)], about: { loadedAt: 1000 } });
    alerts.retry();
    await last().answer(page([anAlert(3), anAlert(1)]));
    expect(state()).toMatchObject({ rows: [anAlert(3), anAlert(1)], about: { loadedAt: 61_000 } });
  });

  it('reloads a first page that failed on retry', async () => {
    const { alerts, last, state } = theAlerts();
    alerts.show({ days: 31, state: 'open' });
    await last().fail(failure);
    expect(state()).toMatchObject({ phase: 'failed', error: failure });
    alerts.retry();
    expect(last().request.query).toMatchObject({ days: '31' });
    await last().answer(page([anAlert(1)]));
    expect(state().phase).toBe('found');
  });

  it('forgets everything on sign-out, including a late reply', async () => {
    const { alerts, last, state } = theAlerts();
    alerts.show({ days: 7, state: 'open' });
    alerts.clear();
    await last().answer(page([anAlert(1)]));
    expect(state()).toMatchObject({ phase: 'idle', rows: [], about: { loadedAt: undefined } });
  });
});

describe('an acknowledged alert', () => {
  const acknowledged = { at: 1, by: { id: uuid(1, 1), name: 'Asha' }, reason: 'measured-again' };
  const settled = anAlert(1, { acknowledged });
  const shown = async (state: 'open' | 'all', rows: readonly ReadingAlert[], next: string | null = null) => {
    const all = theAlerts();
    all.alerts.show({ days: 7, state });
    await all.last().answer(page(rows, next));
    return all;
  };

  it('leaves the open ones', async () => {
    const { alerts, state } = await shown('open', [anAlert(1), anAlert(2)]);
    alerts.settle(settled);
    expect(state()).toMatchObject({ phase: 'found', rows: [anAlert(2)] });
    alerts.settle(anAlert(2));
    expect(state()).toMatchObject({ phase: 'none', rows: [] });
  });

  it('loads more when it was the last one of a page', async () => {
    const { alerts, last, state } = await shown('open', [anAlert(1)], 'k');
    alerts.settle(settled);
    await last().answer(page([anAlert(2)]));
    expect(state()).toMatchObject({ phase: 'found', rows: [anAlert(2)] });
  });

  it('stays in its place among all', async () => {
    const { alerts, state } = await shown('all', [anAlert(2), anAlert(1)]);
    alerts.settle(settled);
    expect(state().rows).toEqual([anAlert(2), settled]);
  });
});

describe('readAlertState', () => {
  it.each([
    ['open', 'open'],
    ['acknowledged', 'acknowledged'],
    ['all', 'all'],
    ['closed', 'open'],
    ['', 'open'],
    [null, 'open'],
  ])('reads %s as %s', (text, state) => {
    expect(readAlertState(text)).toBe(state);
  });
});

describe('alertLevelOf', () => {
  it('is review for a level of a newer server', () => {
    expect(['critical', 'review', 'watch'].map((level) => alertLevelOf(anAlert(1, { level })))).toEqual([
      'critical',
      'review',
      'review',
    ]);
  });
});

describe('readAlertDays', () => {
  it.each([
    ['1', 1],
    ['7', 7],
    ['31', 31],
    ['30', 7],
    ['07', 7],
    ['', 7],
    [null, 7],
    [undefined, 7],
  ])('reads %s as %d', (text, days) => {
    expect(readAlertDays(text)).toBe(days);
  });
});
