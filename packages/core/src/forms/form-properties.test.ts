import { describe, expect, it } from 'vitest';
import { ADULT, EVERY_CONTROL } from '../../test/forms.ts';
import { randomValues } from '../../test/random-form.ts';
import { everyRound } from '../../test/rounds.ts';
import type { Condition } from './definition/condition.ts';
import { definitionProblems } from './definition/definition-problems.ts';
import type { FormField, LeafField } from './definition/form-definition.ts';
import { leafFields } from './definition/form-definition.ts';
import { type VisibleBlock, type VisibleSection, visibleForm } from './definition/visible-form.ts';
import { answersFrom, valuesFrom } from './form-answers.ts';
import { changeSummary, changesBetween } from './form-changes.ts';
import { type FormValues, initialValues } from './form-values.ts';
import { lastRows, lastValues } from './last-values.ts';
import { checkAnswers } from './validation/check-answers.ts';
import { validateForm } from './validation/validate-form.ts';

const definition = EVERY_CONTROL;
const ROUNDS = 500;
const always = (property: (values: FormValues) => void) =>
  everyRound(ROUNDS, (random) => randomValues(random, definition), property);

/** Returns the value of a shown field; undefined if hidden. */
const valueIn = ({ fields, values }: VisibleBlock, key: string): unknown => {
  const value = fields.some((field) => field.key === key) ? values[key] : undefined;
  return typeof value === 'string' ? value.trim() : value;
};

/** Evaluates a condition independently, on the final set of shown fields. */
function isTrue(
  condition: Condition,
  block: VisibleBlock,
  section: VisibleSection,
  all: readonly VisibleSection[],
): boolean {
  const inner = (one: Condition) => isTrue(one, block, section, all);
  if ('all' in condition) return condition.all.filter(inner).length === condition.all.length;
  if ('any' in condition) return condition.any.some(inner);
  if ('not' in condition) return !inner(condition.not);
  const { field, section: name, is } = condition;
  const other = all.find((one) => one.section.key === name);
  const rowFields = leafFields(section.section.group?.fields ?? []);
  const inRow = block.row !== undefined && rowFields.some(({ key }) => key === field);
  const holder = name === undefined ? (inRow ? block : section.own) : other?.own;
  const value = holder && valueIn(holder, field);
  return [value].flat().some((one) => is.some((wanted) => wanted === one));
}

/** Returns the fields whose conditions all hold. */
function due(fields: readonly FormField[], holds: (condition: Condition) => boolean): readonly LeafField[] {
  return fields.flatMap((field) => {
    if (field.control !== 'conditional_logic') return [field];
    return holds(field.when) ? due(field.fields, holds) : [];
  });
}

const keysOf = (fields: readonly LeafField[]) => fields.map(({ key }) => key);

describe('for any values of a form', () => {
  it('the test definition is valid', () => {
    expect(definitionProblems(definition)).toEqual([]);
  });

  it('its answers, read into a form, are the same answers', () => {
    always((values) => {
      const answers = answersFrom(definition, values);
      expect(answersFrom(definition, valuesFrom(definition, answers))).toEqual(answers);
    });
  });

  it('its answers have the shape of the form and are all asked for', () => {
    const ofForm = ['no-section', 'no-field', 'wrong-kind', 'not-asked'];
    always((values) => {
      const faults = checkAnswers(definition, answersFrom(definition, values), ADULT);
      expect(faults.filter(([, { code }]) => ofForm.includes(code))).toEqual([]);
    });
  });

  it('client and server find the same problems', () => {
    always((values) => {
      const faults = checkAnswers(definition, answersFrom(definition, values), ADULT);
      const stored = valuesFrom(definition, answersFrom(definition, values));
      expect(Object.fromEntries(faults)).toEqual(validateForm(definition, stored, ADULT));
    });
  });

  it('exactly the fields with true conditions are shown', () => {
    always((values) => {
      const all = visibleForm(definition, values);
      const shown = all.flatMap(({ own, rows }) => [own, ...rows].map(({ fields }) => keysOf(fields)));
      const expected = all.flatMap((section) => {
        const { when, fields, group } = section.section;
        if (when && !isTrue(when, section.own, section, all)) return [];
        return [section.own, ...section.rows].map((block) => {
          const asked = block.row === undefined ? fields : (group?.fields ?? []);
          return keysOf(due(asked, (one) => isTrue(one, block, section, all)));
        });
      });
      expect(shown).toEqual(expected);
    });
  });

  it('no section with a true condition is left out', () => {
    always((values) => {
      const all = visibleForm(definition, values);
      const shown = all.map(({ section }) => section);
      const hidden = definition.sections.filter((section) => !shown.includes(section));
      const none = { fields: [], values: {} };
      const due = hidden.filter(
        (section) => !section.when || isTrue(section.when, none, { section, own: none, rows: [] }, all),
      );
      expect(due).toEqual([]);
    });
  });

  it('its answers differ from none in exactly what would be saved', () => {
    always((values) => {
      const answers = answersFrom(definition, values);
      expect(changesBetween(definition, answers, answers)).toEqual([]);
      expect(changeSummary(definition, values, {})).toHaveLength(
        changesBetween(definition, answers, {}).length,
      );
    });
  });

  it('the last answer is among the answers', () => {
    always((values) => {
      const answers = answersFrom(definition, values);
      const logs = [{ answers, timestamp: 1 }];
      for (const [path, last] of Object.entries(lastValues(definition, { logs }))) {
        const [section = '', key = ''] = path.split('.');
        expect(answers[section]?.[key]).toEqual(last.value);
      }
      for (const [section, { rows }] of Object.entries(lastRows(definition, { logs })))
        expect(Object.values(answers[section] ?? {})).toContainEqual(rows);
    });
  });
});

describe('an untouched form', () => {
  it('has no problems and no answers', () => {
    const values = initialValues(definition);
    expect(validateForm(definition, values, ADULT)).toEqual({});
    expect(answersFrom(definition, values)).toEqual({});
  });
});
