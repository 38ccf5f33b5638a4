import { describe, expect, it } from 'vitest';
import { loadMedicines } from '../../medicines/load-medicines.ts';
import { ACTS, WATCH_ACTS } from './acts.ts';
import { type Condition, isPatientValue } from './condition.ts';
import { EFFECTS, NERVE_AND_HORMONE_EFFECTS } from './effects.ts';
import { isGroupKey } from './groups/groups.ts';
import { PAIR_ROWS, readPairRow } from './pair-rows.ts';
import { SUM_RULES } from './sum-rules.ts';

const substances = new Set((await loadMedicines()).flatMap((one) => one.substances));
const sentences = [EFFECTS, NERVE_AND_HORMONE_EFFECTS, ACTS, WATCH_ACTS].flatMap((one) =>
  Object.entries(one),
);

describe('rows of interactions', () => {
  it('are more than 400', () => {
    expect(PAIR_ROWS.length).toBeGreaterThan(400);
  });

  it('have unique keys', () => {
    const rules = [...PAIR_ROWS, ...SUM_RULES].map(({ rule }) => rule);
    expect(rules.filter((one, index) => rules.indexOf(one) !== index)).toEqual([]);
  });

  it('are between groups that exist', () => {
    expect(PAIR_ROWS.flatMap(({ between }) => between).filter((one) => !isGroupKey(one))).toEqual([]);
    expect(SUM_RULES.flatMap(({ of }) => of).filter((one) => !isGroupKey(one))).toEqual([]);
  });

  it('are unique for each pair of groups', () => {
    const pairs = PAIR_ROWS.map(({ between }) => between.toSorted().join(' + '));
    expect(pairs.filter((one, index) => pairs.indexOf(one) !== index)).toEqual([]);
  });

  it('have a source each', () => {
    expect([...PAIR_ROWS, ...SUM_RULES].filter(({ source }) => source.trim() === '')).toEqual([]);
  });

  it('compare values that exist', () => {
    const conditions: readonly Condition[] = [
      ...PAIR_ROWS.flatMap(({ otherwise }) => otherwise?.when ?? []),
      ...SUM_RULES.flatMap(({ steps }) => steps.flatMap(({ when }) => when ?? [])),
    ];
    expect(conditions.map(({ of }) => of).filter((of) => !isPatientValue(of) && !substances.has(of))).toEqual(
      [],
    );
  });

  it('use every sentence', () => {
    const used = new Set(PAIR_ROWS.flatMap(({ effect, act }) => [effect, act]));
    expect(sentences.filter(([, label]) => !used.has(label)).map(([key]) => key)).toEqual([]);
  });

  it('name the same medicines in both languages', () => {
    const named = (text: string) => [...new Set(text.match(/\{[ab]\}/g) ?? [])].toSorted().join();
    expect(sentences.filter(([, { en, hi }]) => named(en) !== named(hi)).map(([key]) => key)).toEqual([]);
  });

  it.each([
    ['a severity', 'statin + fibrate | serious | muscle | never | BNF'],
    ['an effect', 'statin + fibrate | note | explosion | never | BNF'],
    ['an act', 'statin + fibrate | note | muscle | pray | BNF'],
    ['a condition', 'statin + fibrate | note; severe if tired | muscle | never | BNF'],
  ])('cannot be read without an existing %s', (_, row) => {
    expect(() => readPairRow(row)).toThrow();
  });
});
