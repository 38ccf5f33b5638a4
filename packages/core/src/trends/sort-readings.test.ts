import { describe, expect, it } from 'vitest';
import type { OtherReading } from '#metrics';
import { aRecord } from '#test';
import { sortReadings } from './sort-readings.ts';

const { metaInfo, values } = aRecord(1);
const other = (id: string, facts: Partial<OtherReading> = {}): OtherReading => ({
  id,
  metric: null,
  values: values.map((value) => ({ ...value })),
  metaInfo: { ...metaInfo },
  standing: 'live',
  ...facts,
});

describe('all stored readings of a patient', () => {
  it.each([
    ['a code without a metric', other('a'), 'other'],
    ['a metric without a readable time', other('a', { metric: 'body', timeText: 'last year' }), 'records'],
    ['deleted', other('a', { metric: 'body', standing: 'deleted' }), 'withheld'],
    ['replaced', other('a', { metric: 'body', standing: 'superseded' }), 'withheld'],
    ['taken back', other('a', { standing: 'entered-in-error' }), 'withheld'],
    ['of a standing of a later version', other('a', { metric: 'body', standing: 'doubted' }), 'withheld'],
  ] as const)('include one that is %s in one place', (_, reading, place) => {
    const sorted = sortReadings([aRecord(1)], [reading]);
    const all = [...sorted.records, ...sorted.other, ...sorted.withheld].map(({ id }) => id).sort();
    expect(all).toEqual(['a', 'record-1']);
    expect(sorted[place].map(({ id }) => id)).toContain('a');
  });

  it('exclude a deleted meal', () => {
    const deleted = aRecord(2, { metric: 'diet', metaInfo: { ...metaInfo, deleted: true } });
    const { records, withheld } = sortReadings([aRecord(1), deleted], []);
    expect(records.map(({ id }) => id)).toEqual(['record-1']);
    expect(withheld).toMatchObject([{ id: 'record-2', standing: 'deleted' }]);
  });
});
