import { type EscalationContext, findingsOf } from '@careline/core/internal/calls/findings';
import { ageInYears } from '@careline/core/internal/clinical';
import {
  checkAnswers,
  type FieldValue,
  type FormAnswers,
  type FormDefinition,
  type LeafField,
  leafFields,
  unitKey,
  valuesFrom,
} from '@careline/core/internal/forms';

/** An answer to one field that the form accepts without any other answer. */
export interface OneAnswer {
  readonly section: string;
  readonly field: LeafField;
  readonly value: FieldValue;
}

const NUMBERS = ['12.5', '7', '2900', '62', '118', '36', '1', '240'];

/** Returns possible values for a field, simplest first. `today` is the facility's calendar day. */
function samples(field: LeafField, today: string): readonly FieldValue[] {
  switch (field.control) {
    case 'short_text':
    case 'long_text':
      if ('format' in field && field.format === 'address') return ['https://plans.example/asha'];
      return [`Told of ${field.key}`];
    case 'number':
      return NUMBERS;
    case 'date':
      return field.precision === 'minute' ? [`${today}T00:01`] : [today];
    case 'boolean':
      return [true];
    case 'dropdown':
      return field.options.map(({ value }) => value);
    case 'multiselect':
      return field.options.map(({ value }) => [value]);
    default:
      return [];
  }
}

export const asAnswers = (answers: readonly OneAnswer[]): FormAnswers => {
  const sections: Record<string, Record<string, FieldValue>> = {};
  for (const { section, field, value } of answers) {
    const unit = field.control === 'number' ? field.units[0] : undefined;
    sections[section] = {
      ...sections[section],
      [field.key]: value,
      ...(unit !== undefined && { [unitKey(field)]: unit }),
    };
  }
  return sections;
};

/** Returns a call made today about an undated pregnancy. */
const callOf = (today: string): EscalationContext => ({
  programme: 'healthy_motherhood',
  callType: 'first',
  patient: undefined,
  today,
  timeZone: 'Asia/Kolkata',
  startedAt: Date.parse(`${today}T06:00:00Z`) / 1000,
});

/**
 * Returns an answer for a section, or the one field with this key; undefined if none is possible after the earlier
 * answers.
 */
export function oneAnswer(
  form: FormDefinition,
  metric: string,
  before: readonly OneAnswer[],
  today: string,
): OneAnswer | undefined {
  const places = form.sections.flatMap(({ key: section, fields }) =>
    leafFields(fields).flatMap((field) =>
      section === metric || field.key === metric ? [{ section, field }] : [],
    ),
  );
  const texts = ({ field }: (typeof places)[number]) => Number(!field.control.endsWith('_text'));
  for (const place of places.toSorted((one, other) => texts(one) - texts(other))) {
    for (const value of samples(place.field, today)) {
      const answer = { ...place, value };
      const answers = asAnswers([...before, answer]);
      const isTaken = checkAnswers(form, answers, { today, age: ageInYears(28) });
      const cannotWait = findingsOf(form, valuesFrom(form, answers), callOf(today));
      if (isTaken.length === 0 && cannotWait.length === 0) return answer;
    }
  }
  return undefined;
}
