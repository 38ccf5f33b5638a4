import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic } from '../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { importBatch } from '../import-batch.ts';
import { findPlace } from '../import-place.ts';
import { addBatch, emptyReport, reportLines } from '../import-report.ts';

describe.each(databasesOfRun)('values that no rule can judge: $kind', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await aClinic(database.db);
    await send('patients', {
      id: 'p1',
      name: [{ text: 'Asha Patil' }],
      birthDate: '1961-02-28',
      gender: 'female',
    });
  });
  afterAll(() => database?.remove());

  const send = async (kind: 'patients' | 'readings', row: object) => {
    const place = await findPlace(database.db, { facility: 'North' });
    const lines = [JSON.stringify({ source: 's', ...row })];
    return importBatch(database.db, { kind, lines, place, requestId: 'import-test' });
  };
  const reading = (id: string, facts: object) =>
    send('readings', {
      ...{ id, patient: 'p1', status: 'final', code: '2339-0', effectiveDateTime: '2020-05-01T10:00:00Z' },
      ...facts,
    });

  it.each<[string, object, object]>([
    ['a flag', { value: 410, unit: 'mg/dL' }, {}],
    ['a meter beyond its range', { valueText: 'HI', unit: 'mg/dL' }, {}],
    ['a bound', { value: 40, comparator: '<=', unit: 'mg/dL' }, {}],
    ['a decimal comma', { value: '12,2', unit: 'mmol/L' }, {}],
    ['what is unusual after a fast only', { value: 140, unit: 'mg/dL' }, { 'not-judged:meal': 1 }],
    ['no unit', { value: 104 }, { 'not-judged:no-unit': 1 }],
    ['a unit that is none', { value: 104, unit: 'furlong' }, { 'not-judged:other-unit': 1 }],
    ['words', { valueText: 'spilled', unit: 'mg/dL' }, { 'not-judged:words': 1 }],
    ['no living person', { value: 99_000, unit: 'mg/dL' }, { 'not-judged:impossible': 1 }],
    ['no value', { dataAbsentReason: 'masked' }, {}],
  ])('are counted by their code, with the reason: %s', async (label, facts, expected) => {
    const { measures } = await reading(label, facts);
    expect(measures).toEqual({ '2339-0': { taken: 1, ...expected } });
  });

  it('are listed in the report', async () => {
    const result = await reading('told', { value: 104 });
    const lines = reportLines(addBatch(emptyReport('readings'), result, [{ file: 'a', number: 1 }]));
    expect(lines).toContain('               2339-0: 1 taken, 1 not judged: no unit');
  });
});
