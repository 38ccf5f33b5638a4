import { beforeAll, describe, expect, it } from 'vitest';
import { loadMedicineTables } from '../medicines/load-medicines.ts';
import type { MedicineTables } from '../medicines/medicine-tables.ts';
import type { PrescribedLine } from '../prescribed-line.ts';
import { dayAmounts, paperMedicineText, paperQuantityText } from './paper-line.ts';

const line = (facts: Partial<PrescribedLine> = {}): PrescribedLine => ({
  ...{ id: 'l1', medicine: 'Metformin', form: 'tablet', strength: '500 mg', amount: 1, unit: 'tablet' },
  ...{ frequency: 'BD', times: null, meal: 'after', route: 'oral', start: null, days: 30 },
  ...{ reason: '', instructions: '', override: '' },
  ...facts,
});

let tables: MedicineTables;
beforeAll(async () => {
  tables = await loadMedicineTables();
});

describe('the name of a medicine on paper', () => {
  it.each([
    ['a generic name in capitals', {}, 'METFORMIN 500 mg, tablet, by mouth'],
    [
      'a brand in brackets, with the strength that it stands for',
      { medicine: 'Augmentin 625', strength: '' },
      'AMOXICILLIN + CLAVULANIC ACID (Augmentin 625) 500 mg/125 mg, tablet, by mouth',
    ],
    [
      'the strength of the line before that of the brand',
      { medicine: 'Crocin', strength: '650 mg' },
      'PARACETAMOL (Crocin) 650 mg, tablet, by mouth',
    ],
    ['a name that is in no table', { medicine: 'Xyzabc', strength: '' }, 'XYZABC, tablet, by mouth'],
    ['a misspelling as it was typed', { medicine: 'Metfromin' }, 'METFROMIN 500 mg, tablet, by mouth'],
    ['a route that the form implies', { route: null }, 'METFORMIN 500 mg, tablet, by mouth'],
    ['no route that the directions say', { route: 'sublingual' }, 'METFORMIN 500 mg, tablet'],
    ['no form where none is known', { form: null, route: null }, 'METFORMIN 500 mg'],
  ] as const)('%s', (_, facts, text) => {
    expect(paperMedicineText(line(facts), tables)).toBe(text);
  });

  it('is in capitals before the tables are loaded', () => {
    expect(paperMedicineText(line({ medicine: 'Augmentin' }), undefined)).toMatch(/^AUGMENTIN 500 mg/);
  });
});

describe('the quantity on paper', () => {
  it.each([
    ['twice a day for 30 days', {}, 'Quantity: 60 tablets', 'मात्रा: 60 गोलियाँ'],
    ['without an end', { days: null }, '', ''],
    ['a cream', { form: 'cream', unit: 'application', amount: 1 }, '', ''],
  ] as const)('%s', (_, facts, en, hi) => {
    expect([paperQuantityText(line(facts), 'en'), paperQuantityText(line(facts), 'hi')]).toEqual([en, hi]);
  });
});

describe('amounts by the part of the day', () => {
  it.each([
    ['once a day', { frequency: 'OD' }, [1, 0, 0, 0]],
    ['twice a day', { frequency: 'BD', amount: 0.5 }, [0.5, 0, 0, 0.5]],
    ['three times a day', { frequency: 'TDS' }, [1, 1, 0, 1]],
    ['four times a day', { frequency: 'QID' }, [1, 1, 1, 1]],
    ['at bedtime', { frequency: 'HS' }, [0, 0, 0, 1]],
    ['1-0-½', { frequency: 'TIMES', amount: null, times: [1, 0, 0.5] }, [1, 0, 0, 0.5]],
    ['2-0-1-1', { frequency: 'TIMES', amount: null, times: [2, 0, 1, 1] }, [2, 0, 1, 1]],
    ['only when needed', { frequency: 'SOS' }, undefined],
    ['once a week', { frequency: 'WEEKLY' }, undefined],
    ['every other day', { frequency: 'ALTERNATE_DAYS' }, undefined],
    ['once, now', { frequency: 'STAT' }, undefined],
  ])('%s', (_, facts, amounts) => {
    const found = dayAmounts(line(facts));
    expect(found && [found.morning, found.noon, found.evening, found.night]).toEqual(amounts);
  });
});
