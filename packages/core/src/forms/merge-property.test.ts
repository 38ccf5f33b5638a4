import { describe, expect, it } from 'vitest';
import { EVERY_CONTROL } from '../../test/forms.ts';
import { randomValues } from '../../test/random-form.ts';
import { everyRound } from '../../test/rounds.ts';
import { leafFields } from './definition/form-definition.ts';
import { visibleForm } from './definition/visible-form.ts';
import { answersFrom, valuesFrom } from './form-answers.ts';
import { type FormValues, isAnswered, rowsOf, storedKeys, withRows } from './form-values.ts';
import type { Overlap, Three } from './merge-fields.ts';
import { mergeForm, withTheirs } from './merge-form.ts';

const form = EVERY_CONTROL;

/** Returns a version with random changes to fields and rows. */
function changedFrom(base: FormValues, other: FormValues, random: () => number): FormValues {
  let values = base;
  for (const section of form.sections) {
    const { key, fields, group } = section;
    const own = { ...base[key] };
    for (const field of leafFields(fields)) {
      const isTaken = random() < 0.3;
      for (const name of isTaken ? storedKeys(field) : []) own[name] = other[key]?.[name] ?? '';
    }
    values = { ...values, [key]: own };
    if (!group) continue;
    const left = rowsOf(section, base[key]).filter(() => random() < 0.8);
    const added = rowsOf(section, other[key]).filter(() => random() < 0.4);
    values = withRows(values, section, [...left, ...added]);
  }
  return values;
}

function threeVersions(random: () => number): Three<FormValues> {
  const some = () => randomValues(random, form);
  // Like an opened version: answers that were hidden when stored are absent.
  const base = valuesFrom(form, answersFrom(form, some()));
  return { base, mine: changedFrom(base, some(), random), theirs: changedFrom(base, some(), random) };
}

/** Returns every shown answer as text, with its path; rows are identified by content. */
function answersIn(values: FormValues): Set<string> {
  const answered = new Set<string>();
  for (const { section, own, rows } of visibleForm(form, values)) {
    for (const { fields, values: held, row } of [own, ...rows]) {
      for (const field of fields) {
        if (!isAnswered([field], held)) continue;
        const keys = storedKeys(field).map((key) => held[key] ?? '');
        answered.add(JSON.stringify([section.key, row !== undefined, field.key, ...keys]));
      }
    }
  }
  return answered;
}

/** Returns the other side's value of an overlap as text. */
const overlapText = ({ at, theirs, beside = {} }: Overlap): string =>
  JSON.stringify([at.section, at.row !== undefined, at.key, theirs, ...Object.values(beside)]);

describe('for any two changes of one version', () => {
  it('no entry of either is lost: it is in the merge, or can be taken', () => {
    everyRound(400, threeVersions, (three) => {
      const { values, overlaps } = mergeForm(form, three);
      const taken = overlaps.reduce((all, overlap) => withTheirs(form, all, overlap), values);
      const before = answersIn(three.base);
      const shown = answersIn(values);
      const offered = answersIn(taken);
      for (const one of answersIn(three.mine)) if (!before.has(one)) expect([...shown]).toContain(one);
      for (const one of answersIn(three.theirs))
        if (!before.has(one)) expect([...shown, ...offered, ...overlaps.map(overlapText)]).toContain(one);
    });
  });

  it('the merge with an unchanged version is the other one', () => {
    everyRound(200, threeVersions, ({ base, mine }) => {
      const alone = mergeForm(form, { base, mine, theirs: base });
      expect(alone.overlaps).toEqual([]);
      expect(answersIn(alone.values)).toEqual(answersIn(mine));
      const theirs = mergeForm(form, { base, mine: base, theirs: mine });
      expect(theirs.overlaps).toEqual([]);
      expect(answersFrom(form, theirs.values)).toEqual(answersFrom(form, mine));
    });
  });
});
