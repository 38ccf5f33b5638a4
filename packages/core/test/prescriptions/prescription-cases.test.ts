import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FINDING_KINDS } from '../../src/prescriptions/checks/medicine-finding.ts';
import { MAX_DAYS } from '../../src/prescriptions/line-steps.ts';
import { storedLineSchema } from '../../src/prescriptions/prescribed-line.ts';
import { ALLERGY_WORDS, BRANDS, HARMFUL_CASES, ORDINARY_CASES } from './prescription-cases.ts';

const ALL = [...HARMFUL_CASES, ...ORDINARY_CASES];
const duplicates = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('the prescription cases', () => {
  it('has 100 harmful and 200 ordinary prescriptions, 80 brands and 40 allergies', () => {
    const counts = [HARMFUL_CASES.length, ORDINARY_CASES.length, BRANDS.length, ALLERGY_WORDS.length];
    expect(counts).toEqual([100, 200, 80, 40]);
  });

  it('has unique labels, brands and allergies', () => {
    expect(duplicates(ALL.map(({ label }) => label))).toEqual([]);
    expect(duplicates(BRANDS.map(([brand]) => brand))).toEqual([]);
    expect(duplicates(ALLERGY_WORDS.map(({ written }) => written))).toEqual([]);
  });

  it('names a source for each prescription', () => {
    expect(ALL.filter(({ source }) => source.length < 5).map(({ label }) => label)).toEqual([]);
  });

  it('expects at least one finding for each harmful prescription, on a line that exists', () => {
    const unclear = HARMFUL_CASES.filter(
      ({ expected, lines }) =>
        expected.length === 0 || expected.some(({ of, pairedWith = of }) => !lines[of] || !lines[pairedWith]),
    );
    expect(unclear.map(({ label }) => label)).toEqual([]);
  });

  it('covers every kind of finding', () => {
    const covered = new Set(
      HARMFUL_CASES.flatMap(({ expected }) => expected.flatMap(({ because }) => because)),
    );
    expect(FINDING_KINDS.filter((kind) => !covered.has(kind))).toEqual([]);
  });

  it('has one to six lines that can be stored', () => {
    const odd = ALL.filter(
      ({ lines }) =>
        lines.length < 1 ||
        lines.length > 6 ||
        lines.some((line) => !v.is(storedLineSchema, line) || (line.days ?? 1) > MAX_DAYS),
    );
    expect(odd.map(({ label }) => label)).toEqual([]);
  });

  it('has the weight of every child and the reason of every line that is taken when needed', () => {
    const lacking = ALL.filter(
      ({ patient, lines }) =>
        (patient.age.months < 144 && patient.weightKg === undefined) ||
        lines.some(({ frequency, reason }) => frequency === 'SOS' && reason === ''),
    );
    expect(lacking.map(({ label }) => label)).toEqual([]);
  });
});
