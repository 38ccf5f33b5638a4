import { describe, expect, it } from 'vitest';
import type { EnteredMetric } from '#metrics';
import { aPatient } from '#test';
import { createReadingEntry } from '../readings/reading-entry.ts';

/** 5 January 2024, 16:00 in Kolkata. */
const NOW_MS = 1_704_450_600_000;

function entered(metric: EnteredMetric, values: Readonly<Record<string, string>>, known = true) {
  const entry = createReadingEntry({
    metrics: { add: async (_, __, { id }) => ({ id, createdAt: 1 }) },
    vitaId: 'v1',
    patient: known ? { ...aPatient(1), birthDate: '1969-03-12' } : undefined,
    metric,
    timeZone: 'Asia/Kolkata',
    now: () => NOW_MS,
    newId: () => 'id',
  });
  for (const [key, text] of Object.entries(values)) {
    const at = { section: metric, key };
    entry.setValue(at, text);
    entry.leave(at);
  }
  return { entry, state: entry.store.getState() };
}

describe('the statuses of entered values', () => {
  it('are separate for each number of a pressure', () => {
    const { faces } = entered('bloodpressure', { systolic: '192', diastolic: '78' }).state;
    expect(faces['bloodpressure.systolic']).toMatchObject({ kind: 'flag', flag: { severity: 'critical' } });
    expect(faces['bloodpressure.diastolic']).toMatchObject({ kind: 'in-range' });
  });

  it.each(['LO', 'HI'])('open the card on a meter that shows %s', (text) => {
    const { state } = entered('bloodglucose', { value: text });
    expect(state.faces['bloodglucose.value']).toMatchObject({ kind: 'flag' });
    expect(state.critical).toMatchObject({ kind: 'CRITICAL_READING' });
  });

  it('are none for a number that is being typed, and for an unknown patient', () => {
    const { entry } = entered('bloodpressure', { systolic: '132' });
    entry.setValue({ section: 'bloodpressure', key: 'diastolic' }, '8');
    expect(Object.keys(entry.store.getState().faces)).toEqual(['bloodpressure.systolic']);
    expect(entered('bloodpressure', { systolic: '192' }, false).state.faces).toEqual({});
  });
});
