import { describe, expect, it, vi } from 'vitest';
import { definitionProblems, type FieldAt, sectionFields } from '#forms';
import { HttpError } from '#http';
import { ENTERED_METRICS, type EnteredMetric } from '#metrics';
import { aPatient } from '#test';
import { readingForm } from '../forms/reading-form.ts';
import { createReadingEntry, type ReadingEntryOptions } from './reading-entry.ts';

/** 5 January 2024, 16:00 in Kolkata. */
const NOW_MS = 1_704_450_600_000;
const lost = new HttpError({ failure: 'timeout', endpoint: 'vitals/body/add' });

function anEntry(metric: EnteredMetric, facts: Partial<ReadingEntryOptions> = {}) {
  const add = vi.fn<ReadingEntryOptions['metrics']['add']>(async (_, __, { id }) => ({ id, createdAt: 1 }));
  let made = 0;
  const entry = createReadingEntry({
    metrics: { add },
    vitaId: 'v1',
    patient: { ...aPatient(1), birthDate: '1969-03-12' },
    metric,
    timeZone: 'Asia/Kolkata',
    now: () => NOW_MS,
    newId: () => `id-${++made}`,
    ...facts,
  });
  const keyed = (key: string): FieldAt => ({ section: entry.store.getState().metric, key });
  const enter = (key: string, text: string) => {
    entry.setValue(keyed(key), text);
    entry.leave(keyed(key));
  };
  return { entry, add, enter, at: keyed, state: entry.store.getState };
}

describe('the forms of readings', () => {
  it.each(ENTERED_METRICS)('%s is a valid form with readings of it as fields', (metric) => {
    const form = readingForm(metric);
    expect(definitionProblems(form)).toEqual([]);
    const fields = form.sections.flatMap(sectionFields);
    expect(fields.map((field) => field.reading?.metric)).toEqual(fields.map(() => metric));
  });
});

describe('an entered reading', () => {
  it('is stored with its time, digits, units, situation, reason and note', async () => {
    const { entry, add, enter, at, state } = anEntry('bloodglucose');
    enter('value', '450');
    expect(state().problems).toMatchObject({ 'bloodglucose.value': { code: 'unlikely' } });
    entry.setFieldReason(at('value'), ' Measured twice ');
    entry.setValue(at('mealSituation'), 'MEAL_SITUATION_AFTER_MEAL');
    entry.setNote(' After a feast ');
    await expect(entry.save()).resolves.toBe('stored');
    expect(add).toHaveBeenCalledExactlyOnceWith('v1', 'bloodglucose', expect.anything(), expect.any(String));
    expect(add.mock.lastCall?.[2]).toEqual({
      id: expect.any(String),
      metric: 'bloodglucose',
      timestamp: NOW_MS / 1000,
      values: [{ key: 'value', text: '450', unit: 'mg/dL', reason: 'Measured twice' }],
      mealSituation: 'MEAL_SITUATION_AFTER_MEAL',
      note: 'After a feast',
      metaInfo: { updatedAt: NOW_MS / 1000, deleted: false, source: 'manual' },
    });
    expect(state()).toMatchObject({ phase: 'stored', reading: add.mock.lastCall?.[2] });
    expect(entry.isDirty()).toBe(false);
  });

  it('with a day has no time', async () => {
    const { entry, add, enter } = anEntry('hemoglobin');
    enter('value', '11.2');
    entry.setTaken({ date: '2023-12-30', time: '' });
    await entry.save();
    expect(add.mock.lastCall?.[2]).toMatchObject({ date: '2023-12-30' });
    expect(add.mock.lastCall?.[2]).not.toHaveProperty('timestamp');
  });

  it('offers the correction of a typo, changes nothing by itself, and is stored as corrected', async () => {
    const { entry, add, enter, state, at } = anEntry('body');
    enter('weight', '7.2');
    const slip = { code: 'decimal-slip', value: '72', unit: 'kg', possible: true };
    expect(state().problems).toEqual({ 'body.weight': slip });
    expect(state().values.body).toMatchObject({ weight: '7.2' });
    await expect(entry.save()).resolves.toBe('invalid');
    entry.setValue(at('weight'), slip.value);
    await entry.save();
    expect(add.mock.lastCall?.[2].values).toEqual([{ key: 'weight', text: '72', unit: 'kg' }]);
  });

  it.each<[string, EnteredMetric, Readonly<Record<string, string>>, object]>([
    ['an impossible number', 'spo2', { value: '101' }, { 'spo2.value': { code: 'impossible' } }],
    [
      'pressures the wrong way round',
      'bloodpressure',
      { systolic: '80', diastolic: '120' },
      {
        'bloodpressure.diastolic': { code: 'swapped' },
      },
    ],
    [
      'half a pressure',
      'bloodpressure',
      { systolic: '120' },
      { 'bloodpressure.diastolic': { code: 'missing' } },
    ],
    ['a number in words', 'creatinine', { value: 'high' }, { 'creatinine.value': { code: 'not-a-number' } }],
    ['no number where one is all there is', 'hba1c', {}, { 'hba1c.value': { code: 'missing' } }],
  ])('is not sent with %s', async (_, metric, numbers, problems) => {
    const { entry, add, enter, state } = anEntry(metric);
    for (const [key, text] of Object.entries(numbers)) enter(key, text);
    await expect(entry.save()).resolves.toBe('invalid');
    expect(state().problems).toMatchObject(problems);
    expect(add).not.toHaveBeenCalled();
  });

  it('of a panel needs at least one number', async () => {
    const { entry, add, enter, state } = anEntry('lipid');
    await expect(entry.save()).resolves.toBe('invalid');
    expect(state()).toMatchObject({ isEmpty: true, problems: {} });
    enter('hdl', '44');
    expect(state().isEmpty).toBe(false);
    await entry.save();
    expect(add.mock.lastCall?.[2].values).toEqual([{ key: 'hdl', text: '44', unit: 'mg/dL' }]);
  });

  it.each([
    ['a day to come', { date: '2024-01-06', time: '' }, 'to-come'],
    ['no day', { date: '', time: '' }, 'no-day'],
    ['a day before the birth', { date: '1969-03-11', time: '' }, 'before-birth'],
  ] as const)('is not sent with %s', async (_, taken, problem) => {
    const { entry, add, enter, state } = anEntry('temperature');
    enter('value', '37.1');
    entry.setTaken(taken);
    await expect(entry.save()).resolves.toBe('invalid');
    expect(state().takenProblem).toBe(problem);
    expect(add).not.toHaveBeenCalled();
  });

  it('asks about nothing unlikely for a child by adult limits', () => {
    const patient = { ...aPatient(1), birthDate: '2022-01-01' };
    const { enter, state } = anEntry('body', { patient });
    enter('weight', '7.2');
    expect(state().problems).toEqual({});
  });
});

describe('a critical reading', () => {
  it('is announced as soon as its last number was left, and not while it is typed', () => {
    const { entry, enter, at, state } = anEntry('bloodpressure');
    enter('systolic', '190');
    entry.setValue(at('diastolic'), '96');
    expect(state().flag).toBeUndefined();
    entry.leave(at('diastolic'));
    expect(state().flag).toMatchObject({ level: 'critical' });
    expect(state().critical).toMatchObject({
      reading: {
        metric: 'bloodpressure',
        timestamp: NOW_MS / 1000,
        values: [{ text: '190' }, { text: '96' }],
      },
      flag: state().flag?.code,
    });
    enter('systolic', '128');
    enter('diastolic', '80');
    expect(state().flag?.level).toBeUndefined();
  });

  it('is announced while its reason is still missing', () => {
    const { enter, state } = anEntry('spo2');
    enter('value', '85');
    expect(state()).toMatchObject({
      problems: { 'spo2.value': { code: 'unlikely' } },
      flag: { level: 'critical' },
    });
  });
});

describe('sending', () => {
  it('sends once while a request is running', async () => {
    const { entry, add, enter } = anEntry('temperature');
    enter('value', '37.1');
    const both = [entry.save(), entry.save()];
    await expect(Promise.all(both)).resolves.toEqual(['stored', 'busy']);
    expect(add).toHaveBeenCalledOnce();
  });

  it('keeps the entries after a failure, and retries the same reading under the same key', async () => {
    const { entry, add, enter, state } = anEntry('temperature');
    add.mockRejectedValueOnce(lost);
    enter('value', '37.1');
    await expect(entry.save()).resolves.toBe('failed');
    expect(state()).toMatchObject({
      phase: 'editing',
      error: lost,
      values: { temperature: { value: '37.1' } },
    });
    expect(entry.isDirty()).toBe(true);
    await expect(entry.save()).resolves.toBe('stored');
    const [first, second] = add.mock.calls;
    expect(second).toEqual(first);
    expect(state().error).toBeUndefined();
  });

  it('is another reading once something was changed', async () => {
    const { entry, add, enter } = anEntry('temperature');
    add.mockRejectedValueOnce(lost);
    enter('value', '37.1');
    await entry.save();
    enter('value', '37.2');
    await entry.save();
    const [first, second] = add.mock.calls;
    expect(second?.[2].id).not.toBe(first?.[2].id);
    expect(second?.[3]).not.toBe(first?.[3]);
  });

  it('of another metric starts empty, keeps time and note, and restores the first one', () => {
    const { entry, enter, state } = anEntry('temperature');
    enter('value', '37.1');
    entry.setTaken({ date: '2024-01-02', time: '' });
    entry.setNote('At home');
    entry.choose('spo2');
    expect(state()).toMatchObject({
      metric: 'spo2',
      values: { spo2: { value: '' } },
      taken: { date: '2024-01-02', time: '' },
      note: 'At home',
    });
    entry.choose('temperature');
    expect(state().values).toMatchObject({ temperature: { value: '37.1' } });
  });
});
