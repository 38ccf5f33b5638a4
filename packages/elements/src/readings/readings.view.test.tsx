// spec: 187, 223

import type { MetricRecord } from '@careline/core/internal/metrics';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ASHA, type Asked, answerCalls, BINDU, COACH, subject } from '../../test/call-services.ts';
import { clearPage } from '../../test/search-element.ts';
import { json } from '../../test/services.ts';
import { type PlacedElement, placeStaff } from '../../test/staff-element.ts';
import type { ReadingsElement } from './element.ts';

type Placed = PlacedElement<ReadingsElement>;

const AT = Date.UTC(2026, 0, 5, 4, 30) / 1000;
const metaInfo = { updatedAt: AT, createdAt: AT, deleted: false, source: 'manual' };

const aRecord = (metric: string, number: number, values: MetricRecord['values']): MetricRecord => ({
  id: `00000000-0009-7000-8000-00000000000${number}`,
  metric,
  timestamp: AT + number * 86_400,
  values,
  metaInfo,
});
const kilos = (number: number, text: string) =>
  aRecord('body', number, [{ key: 'weight', text, value: Number(text), unit: 'kg' }]);
const pressure = (number: number, systolic: string, diastolic: string) =>
  aRecord('bloodpressure', number, [
    { key: 'systolic', text: systolic, value: Number(systolic), unit: 'mm[Hg]' },
    { key: 'diastolic', text: diastolic, value: Number(diastolic), unit: 'mm[Hg]' },
  ]);

const WEIGHTS = [kilos(1, '72'), kilos(2, '71')];

type Answers = NonNullable<Parameters<typeof answerCalls>[0]>;

const ofAsha = (data: readonly MetricRecord[]) => (asked: Asked) => {
  const { vitaId } = subject(asked);
  return { vitaId, data: vitaId === ASHA.vitaId ? data : [] };
};

/** Asha has two weights and two blood pressures, the last of them urgent; Bindu has no readings. */
const answers = (more: Answers = {}) =>
  answerCalls({
    '/vitals/body': ofAsha(WEIGHTS),
    '/vitals/bloodpressure': ofAsha([pressure(1, '190', '124'), pressure(3, '188', '122')]),
    ...more,
  });

const readings = (attributes: Readonly<Record<string, string>> = {}): Placed =>
  placeStaff('careline-readings', { 'patient-id': ASHA.vitaId, ...attributes });

const details = ({ heard }: Placed, type: string) =>
  heard.filter((one) => one.type === type).map(({ detail }) => detail);

const stop = ({ element }: Placed, name: string) =>
  element.addEventListener(name, (event) => event.preventDefault(), { once: true });

const shows = ({ inside }: Placed) => ({
  cards: inside.queryByRole('button', { name: 'Weight' }) !== null,
  chart: inside.queryByRole('region', { name: 'Weight' }) !== null,
  table: inside.queryByRole('table') !== null,
});

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
});

describe('the readings of a patient', () => {
  it('are shown as cards with the patient’s name; the page receives the number, never the name', async () => {
    answers();
    const placed = readings();
    expect(await placed.inside.findByRole('button', { name: 'Weight' })).toBeVisible();
    expect(placed.inside.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    await vi.waitFor(() =>
      expect(details(placed, 'careline-readings-loaded')).toEqual([{ metric: '', count: 4 }]),
    );
    await vi.waitFor(() =>
      expect(details(placed, 'careline-reading-alert')).toEqual([
        { metric: 'bloodPressure', level: 'critical' },
      ]),
    );
    expect(JSON.stringify(placed.heard) + placed.element.outerHTML).not.toMatch(/Asha|72|188|CL0/);
  });

  it('ask the page before a trend is opened, which may show it itself', async () => {
    answers();
    const placed = readings({ view: 'cards' });
    stop(placed, 'careline-reading-select');
    await userEvent.click(await placed.inside.findByRole('button', { name: 'Weight' }));
    expect(shows(placed).cards).toBe(true);
    await userEvent.click(placed.inside.getByRole('button', { name: 'Weight' }));
    await vi.waitFor(() => expect(shows(placed)).toEqual({ cards: false, chart: true, table: true }));
    expect(placed.element.metric).toBe('weight');
    expect(details(placed, 'careline-reading-select')).toEqual([{ metric: 'weight' }, { metric: 'weight' }]);
    await userEvent.click(placed.inside.getByRole('button', { name: 'All readings' }));
    await vi.waitFor(() => expect(placed.element.metric).toBe(''));
  });

  it.each([
    ['a trend', { metric: 'weight' }, { cards: false, chart: true, table: true }],
    ['a metric', { metric: 'body' }, { cards: false, chart: true, table: true }],
    ['its chart', { metric: 'weight', view: 'chart' }, { cards: false, chart: true, table: false }],
    ['its table', { metric: 'weight', view: 'table' }, { cards: false, chart: false, table: true }],
    [
      'the cards all the same',
      { metric: 'weight', view: 'cards' },
      { cards: true, chart: false, table: false },
    ],
    ['a trend nobody knows', { metric: 'mood' }, { cards: true, chart: false, table: false }],
  ])('show %s where the page names it', async (_, attributes, shown) => {
    answers();
    const placed = readings(attributes as Readonly<Record<string, string>>);
    await vi.waitFor(() => expect(shows(placed)).toEqual(shown));
  });

  it('use the page’s dates and unit, until the user chooses others', async () => {
    answers();
    const placed = readings({ metric: 'weight', from: '2026-01-07', to: 'soon', unit: '[lb_av]' });
    await placed.inside.findByRole('table');
    expect(placed.element.getTable()?.slice(1)).toHaveLength(1);
    expect(JSON.stringify(placed.element.getTable())).toContain('156.5');
    const all = placed.inside.getByText('All');
    stop(placed, 'careline-range-change');
    await userEvent.click(all);
    expect(placed.element.from).toBe('2026-01-07');
    await userEvent.click(all);
    await vi.waitFor(() => expect(placed.element.from).toBe(''));
    expect(details(placed, 'careline-range-change').at(-1)).toEqual({ range: '', from: '', to: '' });
    await vi.waitFor(() => expect(placed.element.getTable()?.slice(1)).toHaveLength(2));
  });

  it('are available to the page as a table and a file while a trend is open', async () => {
    answers();
    const placed = readings();
    const { element, inside } = placed;
    expect([element.getTable(), element.exportCsv()]).toEqual([null, false]);
    await inside.findByRole('button', { name: 'Weight' });
    expect([element.getTable(), element.exportCsv(), saved]).toEqual([null, false, []]);
    element.metric = 'weight';
    await inside.findByRole('table');
    expect(element.getTable()?.[0]?.slice(0, 2)).toEqual(['Date', 'Time']);
    expect(element.exportCsv()).toBe(true);
    expect(saved).toEqual([expect.stringMatching(/^readings-CL0000000017-weight-/)]);
  });

  it('disappear as soon as another patient replaces them, including late answers', async () => {
    const held = Promise.withResolvers<void>();
    answers({
      '/vitals/spo2': async (asked) => {
        const { vitaId } = subject(asked);
        if (vitaId === ASHA.vitaId) await held.promise;
        return { vitaId, data: [] };
      },
    });
    const placed = readings();
    await placed.inside.findByRole('heading', { name: 'Asha Rao' });
    placed.element.patientId = BINDU.vitaId;
    await vi.waitFor(() => expect(placed.inside.queryByText('Asha Rao')).toBeNull());
    held.resolve();
    expect(await placed.inside.findByRole('heading', { name: 'Bindu Menon' })).toBeVisible();
    expect(await placed.inside.findByText('No readings yet')).toBeVisible();
    await vi.waitFor(() =>
      expect(details(placed, 'careline-readings-loaded')).toEqual([{ metric: '', count: 0 }]),
    );
    expect(placed.inside.queryByText(/72 kg/)).toBeNull();
  });

  it.each([
    ['nobody', '', 'Whose readings?'],
    ['no id', 'CL0000000017', 'This is not a Careline patient id'],
    ['an unknown id', BINDU.vitaId, 'There is no such patient at your facility'],
  ])('say what to do when the page names %s', async (_, patientId, sentence) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const refusal = { type: 'about:blank', title: 'x', status: 404, code: 'not-found', requestId: 'r' };
    answers({ '/user/get': () => json(refusal, 404) });
    const { inside } = readings({ 'patient-id': patientId });
    expect(await inside.findByText(sentence)).toBeVisible();
  });

  it('are refused for a token without their right', async () => {
    const asked = answers({
      '/profile': () => ({ data: { ...COACH, scopes: ['prohealth', 'registration'] } }),
    });
    const { inside } = readings();
    expect(await inside.findByText(/You do not have access to this here/)).toBeVisible();
    expect(asked.map(({ path }) => path)).toEqual(['/profile']);
  });
});

describe('adding a reading', () => {
  const stored: Answers = {
    '/vitals/body/add': (asked) => ({
      vitaId: ASHA.vitaId,
      data: { id: (asked.body.data as { id: string }).id, metaInfo },
    }),
  };
  const press = ({ inside }: Placed, name: string | RegExp) =>
    userEvent.click(inside.getByRole('button', { name }));

  it('is started by the page, stores it, and reports both', async () => {
    const asked = answers(stored);
    const placed = readings();
    const { element, inside } = placed;
    await inside.findByRole('button', { name: 'Weight' });
    expect(element.add('weight')).toBe(true);
    await userEvent.fill(await inside.findByRole('textbox', { name: /^Weight/ }), '70.5');
    await vi.waitFor(() => expect(element.dirty).toBe(true));
    expect(element.matches(':state(dirty)')).toBe(true);
    expect(element.add('spo2')).toBe(false);
    await press(placed, 'Add');
    await vi.waitFor(() => expect(details(placed, 'careline-reading-added')).toEqual([{ metric: 'body' }]));
    await vi.waitFor(() => expect(details(placed, 'careline-readings-loaded')).toHaveLength(2));
    expect(element.dirty).toBe(false);
    expect(asked.filter(({ path }) => path === '/vitals/body/add')).toHaveLength(1);
    expect(details(placed, 'careline-reading-alert')).toHaveLength(1);
  });

  it('asks the page first, and discarding is not reported as lost', async () => {
    answers();
    const placed = readings({ metric: 'weight' });
    const { element, inside } = placed;
    await inside.findByRole('table');
    stop(placed, 'careline-reading-add');
    await press(placed, 'Add a reading');
    expect(inside.queryByRole('textbox', { name: /^Weight/ })).toBeNull();
    await press(placed, 'Add a reading');
    await userEvent.fill(await inside.findByRole('textbox', { name: /^Weight/ }), '70.5');
    expect(details(placed, 'careline-reading-add')).toEqual([{ metric: 'body' }, { metric: 'body' }]);
    await vi.waitFor(() => expect(element.dirty).toBe(true));
    await press(placed, 'Add a reading');
    expect(element.shadowRoot?.activeElement).toHaveValue('70.5');
    await press(placed, 'Cancel');
    await press(placed, 'Discard');
    await vi.waitFor(() => expect(element.dirty).toBe(false));
    expect(element.shadowRoot?.activeElement).toHaveAccessibleName('Add a reading');
  });

  it.each([
    ['of a metric nobody can add', COACH.scopes, 'report'],
    ['of a metric nobody knows', COACH.scopes, 'mood'],
    ['without its right', ['prohealth', 'search'], 'weight'],
  ])('is not started %s', async (_, scopes, metric) => {
    answers({ '/profile': () => ({ data: { ...COACH, scopes } }) });
    const { element, inside } = readings();
    await inside.findByRole('button', { name: 'Weight' });
    expect(element.add(metric)).toBe(false);
    expect(inside.queryByRole('region', { name: 'Add a reading' })).toBeNull();
  });
});
