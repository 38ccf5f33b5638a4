import { beforeAll, describe, expect, it } from 'vitest';
import { changesSince } from './changes-since.ts';
import { loadMedicineTables } from './medicines/load-medicines.ts';
import type { MedicineTables } from './medicines/medicine-tables.ts';
import type { NewLine } from './prescription-line.ts';

let tables: MedicineTables;
beforeAll(async () => {
  tables = await loadMedicineTables();
});

let count = 0;
const line = (medicine: string, strength: string, facts: Partial<NewLine> = {}): NewLine => {
  count += 1;
  return {
    ...{ id: `line-${count}`, medicine, form: 'tablet', strength, amount: 1, unit: 'tablet' },
    ...{ frequency: 'OD', times: null, meal: null, route: 'oral', start: null, days: 30 },
    ...{ reason: '', instructions: '', override: '' },
    ...facts,
  };
};

/** Formats changes like a person would: "new Aspirin", "Telmisartan 40 mg > 80 mg", "without Amlodipine". */
const written = (lines: readonly NewLine[], earlier: readonly NewLine[]) =>
  changesSince(lines, earlier, tables).map((change) => {
    if (change.kind === 'new') return `new ${change.line.medicine}`;
    if (change.kind === 'not-repeated') return `without ${change.before.medicine}`;
    return `${change.before.medicine} ${change.before.strength} > ${change.line.strength}`;
  });

const LAST = [line('Telmisartan', '40 mg'), line('Metformin', '500 mg', { frequency: 'BD' })];

describe('a prescription compared with the previous one', () => {
  it.each<[string, readonly NewLine[], readonly string[]]>([
    [
      'is the same with new ids',
      [line('Telmisartan', '40 mg'), line('Metformin', '500 mg', { frequency: 'BD' })],
      [],
    ],
    [
      'has a higher dose',
      [line('Telmisartan', '80 mg'), line('Metformin', '500 mg', { frequency: 'BD' })],
      ['Telmisartan 40 mg > 80 mg'],
    ],
    [
      'is taken more often',
      [line('Telmisartan', '40 mg'), line('Metformin', '500 mg', { frequency: 'TDS' })],
      ['Metformin 500 mg > 500 mg'],
    ],
    [
      'lasts longer',
      [line('Telmisartan', '40 mg', { days: 60 }), line('Metformin', '500 mg', { frequency: 'BD' })],
      ['Telmisartan 40 mg > 40 mg'],
    ],
    ['has one more', [...LAST, line('Aspirin', '75 mg')], ['new Aspirin']],
    ['has one less', [line('Metformin', '500 mg', { frequency: 'BD' })], ['without Telmisartan']],
    [
      'has one in the place of another',
      [line('Amlodipine', '5 mg'), line('Metformin', '500 mg', { frequency: 'BD' })],
      ['new Amlodipine', 'without Telmisartan'],
    ],
    [
      'has a brand of the same substance in another dose',
      [line('Telma', '80 mg'), line('Glycomet', '500 mg', { frequency: 'BD' })],
      ['Telmisartan 40 mg > 80 mg'],
    ],
    ['has the same in another order', [...LAST].reverse(), []],
    [
      'starts later, for a reason that was written',
      LAST.map((one) => ({ ...one, start: '2026-12-05', override: 'Agreed' })),
      [],
    ],
    ['has a medicine that nobody can read', [...LAST, line('Xyzabc', '5 mg')], ['new Xyzabc']],
  ])('%s', (_, lines, expected) => {
    expect(written(lines, LAST)).toEqual(expected);
  });

  it('compares a medicine that appears twice in order', () => {
    const twice = [line('Insulin glargine', '10 units'), line('Insulin glargine', '20 units')];
    expect(written([line('Insulin glargine', '10 units')], twice)).toEqual(['without Insulin glargine']);
  });
});
