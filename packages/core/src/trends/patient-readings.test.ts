// spec: 185, readings-every-row

import { describe, expect, it } from 'vitest';
import { type Endpoint, HttpError } from '#http';
import { createMetricsClient, METRIC_TYPES } from '#metrics';
import { aRecord, type HeldCall, heldHttp } from '#test';
import { createPatientReadings } from './patient-readings.ts';

const A = '00000000-0002-7000-8000-00000000000a';
const B = '00000000-0002-7000-8000-00000000000b';
const COURSE = { sex: 'female', birthDate: '1990-01-01', pregnancies: [] };
const course = (vitaId = A) => ({
  vitaId,
  course: COURSE,
  enrolments: [{ programme: 'ahc', enrolledAt: 5 }],
});
const failure = (endpoint: string) => new HttpError({ failure: 'unreachable', endpoint });

type Answers = Readonly<Record<string, (call: HeldCall) => unknown>>;

function aPatient(vitaId = A) {
  const held = heldHttp();
  const metrics = createMetricsClient({
    http: held.http,
    openToken: async () => 'token',
    timeZone: 'Asia/Kolkata',
  });
  const readings = createPatientReadings({ http: held.http, metrics, vitaId });
  let answered = 0;
  /** Answers pending requests until there are none. */
  async function answer(answers: Answers = {}) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    while (answered < held.calls.length) {
      const call = held.calls[answered] as HeldCall;
      answered += 1;
      const given = answers[call.endpoint]?.(call);
      const usual = call.endpoint === 'patients/course' ? course(vitaId) : { vitaId, data: [], next: null };
      if (given instanceof HttpError) await call.fail(given);
      else await call.answer(given ?? usual);
    }
  }
  return { ...held, metrics, readings, answer, state: () => readings.store.getState() };
}

const bodies = (...numbers: readonly number[]) => ({
  vitaId: A,
  data: numbers.map((number) => aRecord(number)),
});
const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);

describe('the readings of a patient', () => {
  it('include every metric, the others and the course', async () => {
    const { readings, answer, state, calls } = aPatient();
    readings.open();
    readings.open();
    expect(state()).toMatchObject({ phase: 'loading', records: [], course: undefined });
    await answer({
      'metric/body': () => bodies(2, 1),
      'readings/other': () => ({ vitaId: A, data: [{ id: 'o' }], next: null }),
    });
    expect(calls).toHaveLength(METRIC_TYPES.length + 2);
    expect(state()).toMatchObject({ phase: 'ready', course: COURSE, missing: [], error: undefined });
    expect(idsOf(state().records)).toEqual(['record-1', 'record-2']);
    expect(idsOf(state().other)).toEqual(['o']);
    expect(state().enrolments).toHaveLength(1);
  });

  it('are requested completely, from long before the enrolment', async () => {
    const { readings, answer, calls } = aPatient();
    readings.open();
    await answer();
    const asked = calls.find(({ endpoint }) => endpoint === 'metric/body')?.request.query;
    expect(Number((asked as { from: string }).from)).toBeLessThan(-60_000_000_000);
  });

  it('name the parts that failed to load, and show the rest', async () => {
    const { readings, answer, state } = aPatient();
    readings.open();
    await answer({
      'metric/lipid': () => failure('metric/lipid'),
      'readings/other': () => failure('readings/other'),
    });
    expect(state()).toMatchObject({ phase: 'ready', missing: ['lipid', 'other'] });
    expect(state().error).toMatchObject({ failure: 'unreachable' });
  });

  it.each<[string, Answers]>([
    [
      'the course, without which a flag may be another one',
      { 'patients/course': () => failure('patients/course') },
    ],
    ['the course of somebody else', { 'patients/course': () => course(B) }],
    [
      'any part',
      Object.fromEntries(
        [...METRIC_TYPES.map((metric) => `metric/${metric}`), 'readings/other'].map((name) => [
          name,
          () => failure(name),
        ]),
      ),
    ],
  ])('are not shown without %s', async (_, answers) => {
    const { readings, answer, state } = aPatient();
    readings.open();
    await answer({ 'metric/body': () => bodies(1), ...answers });
    expect(state()).toMatchObject({ phase: 'failed', records: [] });
    expect(state().error).toBeInstanceOf(HttpError);
    readings.refresh();
    expect(state().phase).toBe('loading');
    await answer();
    expect(state().phase).toBe('ready');
  });

  it('are never those of another patient', async () => {
    const { readings, answer, state } = aPatient();
    readings.open();
    await answer({ 'metric/body': () => ({ vitaId: B, data: [aRecord(1)] }) });
    expect(state()).toMatchObject({ phase: 'ready', records: [], missing: ['body'] });
  });

  it('stay unchanged until a refresh is complete, and when it fails', async () => {
    const { readings, answer, state } = aPatient();
    readings.open();
    await answer({ 'metric/body': () => bodies(1) });
    readings.refresh();
    expect(state()).toMatchObject({ phase: 'ready', work: 'refresh' });
    await answer({ 'metric/body': () => bodies(1, 2), 'metric/spo2': () => failure('metric/spo2') });
    expect(idsOf(state().records)).toEqual(['record-1']);
    expect(state()).toMatchObject({ work: undefined, error: { failure: 'unreachable' } });
    readings.refresh();
    await answer({ 'metric/body': () => bodies(1, 2) });
    expect(idsOf(state().records)).toEqual(['record-1', 'record-2']);
    expect(state()).toMatchObject({ phase: 'ready', work: undefined, error: undefined });
  });

  it('are those of the later of two loads, whatever order answers arrive in', async () => {
    const { readings, calls, answer, state } = aPatient();
    readings.open();
    await answer({ 'metric/body': () => bodies(1), 'patients/course': () => new Promise(() => {}) });
    readings.refresh();
    await answer({ 'metric/body': () => bodies(1, 2) });
    expect(calls[0]?.request.signal?.aborted).toBe(true);
    expect(idsOf(state().records)).toEqual(['record-1', 'record-2']);
  });

  it('are forgotten when closed, and late answers are not shown', async () => {
    const { readings, answer, state, calls } = aPatient();
    readings.open();
    readings.close();
    await answer({ 'metric/body': () => bodies(1) });
    expect(state()).toMatchObject({ phase: 'loading', records: [] });
    expect(calls.every(({ request }) => request.signal?.aborted)).toBe(true);
    readings.open();
    await answer({ 'metric/body': () => bodies(1) });
    expect(state().records).toHaveLength(1);
  });
});

/** These are requested with the patient's token and therefore tested separately. */
describe('the readings outside the metrics', () => {
  const page = (ids: readonly string[], next: string | null, vitaId = A) => ({
    vitaId,
    data: ids.map((id) => ({ id })),
    next,
  });
  const reading = (pages: readonly unknown[]) => {
    const asked: unknown[] = [];
    const http = {
      call: async (_: Endpoint, { query }: { query?: { after?: string } }) => {
        asked.push(query?.after);
        return pages[asked.length - 1];
      },
    };
    const client = createMetricsClient({
      http: http as never,
      openToken: async () => 'token',
      timeZone: 'UTC',
    });
    return { asked, read: () => client.readOther(A) };
  };

  it('are loaded from all pages, each once', async () => {
    const { asked, read } = reading([page(['a', 'b'], 'k'), page(['b', 'c'], null)]);
    expect(idsOf(await read())).toEqual(['a', 'b', 'c']);
    expect(asked).toEqual([undefined, 'k']);
  });

  it.each([
    ['somebody else’s', [page(['a'], null, B)]],
    ['pages without an end', [page(['a'], 'k'), page(['b'], 'k')]],
  ])('refuse %s', async (_, pages) => {
    await expect(reading(pages).read()).rejects.toMatchObject({ failure: 'answer-invalid' });
  });
});
