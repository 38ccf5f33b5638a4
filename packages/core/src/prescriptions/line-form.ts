import {
  type FormContext,
  type FormDefinition,
  type FormProblems,
  type FormValues,
  initialValues,
  validateForm,
} from '#forms';
import { DOSE_UNITS, type DoseUnit } from './coded/dose-unit.ts';
import { FREQUENCIES, type Frequency } from './coded/frequency.ts';
import { MEAL_RELATIONS, type MealRelation } from './coded/meal-relation.ts';
import { MEDICINE_FORMS, type MedicineForm } from './coded/medicine-form.ts';
import { MEDICINE_ROUTES, type MedicineRoute } from './coded/medicine-route.ts';
import { MAX_DOSES_A_DAY } from './dose/max-per-day.ts';
import { amountText, readAmount, readTimes, timesText } from './dose-amount.ts';
import { MAX_DAYS, totalDays } from './line-steps.ts';
import { MAX_LINE_TEXT, MAX_MEDICINE, MAX_STRENGTH, type NewLine } from './prescription-line.ts';
import { readStepsText, stepsInput } from './quick-steps.ts';
import type { QuickLine } from './quick-words.ts';

const SECTION = 'line';

const optionsOf = (room: string, values: readonly string[]) =>
  values.map((value) => ({ value, label: `prescription.${room}.${value}` }));

/** The form for one medicine. Labels are `prescription.…`; coded values use the label tables. */
export const LINE_FORM: FormDefinition = {
  id: 'prescriptions/line@1',
  sections: [
    {
      key: SECTION,
      label: 'prescription.line',
      required: true,
      fields: [
        {
          key: 'medicine',
          control: 'short_text',
          label: 'prescription.medicine',
          maxLength: MAX_MEDICINE,
          required: true,
        },
        { key: 'strength', control: 'short_text', label: 'prescription.strength', maxLength: MAX_STRENGTH },
        {
          key: 'form',
          control: 'dropdown',
          label: 'prescription.form',
          options: optionsOf('form', MEDICINE_FORMS),
        },
        {
          key: 'frequency',
          control: 'dropdown',
          label: 'prescription.frequency',
          options: optionsOf('frequency', FREQUENCIES),
          required: true,
        },
        {
          key: 'ifTimes',
          control: 'conditional_logic',
          when: { field: 'frequency', is: ['TIMES'] },
          fields: [
            {
              key: 'times',
              control: 'short_text',
              label: 'prescription.times',
              hint: 'prescription.timesHint',
              maxLength: 40,
              required: true,
            },
          ],
        },
        {
          key: 'ifSteps',
          control: 'conditional_logic',
          when: { field: 'frequency', is: ['STEPS'] },
          fields: [
            {
              key: 'steps',
              control: 'short_text',
              label: 'prescription.steps',
              hint: 'prescription.stepsHint',
              maxLength: MAX_LINE_TEXT,
              required: true,
            },
          ],
        },
        {
          key: 'ifAmount',
          control: 'conditional_logic',
          when: { not: { field: 'frequency', is: ['TIMES', 'STEPS'] } },
          fields: [
            {
              key: 'amount',
              control: 'short_text',
              label: 'prescription.amount',
              maxLength: 12,
              required: true,
            },
          ],
        },
        {
          key: 'ifAsNeeded',
          control: 'conditional_logic',
          when: { field: 'frequency', is: ['SOS'] },
          fields: [
            {
              key: 'maxPerDay',
              control: 'number',
              label: 'prescription.maxPerDay',
              units: [],
              decimals: 0,
              limits: { min: 1, max: MAX_DOSES_A_DAY },
            },
          ],
        },
        {
          key: 'unit',
          control: 'dropdown',
          label: 'prescription.unit',
          options: optionsOf('unit', DOSE_UNITS),
          required: true,
        },
        {
          key: 'meal',
          control: 'dropdown',
          label: 'prescription.meal',
          options: optionsOf('meal', MEAL_RELATIONS),
        },
        {
          key: 'route',
          control: 'dropdown',
          label: 'prescription.route',
          options: optionsOf('route', MEDICINE_ROUTES),
        },
        {
          key: 'ifRepeated',
          control: 'conditional_logic',
          when: { not: { field: 'frequency', is: ['STAT', 'STEPS'] } },
          fields: [
            { key: 'ongoing', control: 'boolean', label: 'prescription.ongoing' },
            {
              key: 'ifEnds',
              control: 'conditional_logic',
              when: { not: { field: 'ongoing', is: [true] } },
              fields: [
                {
                  key: 'days',
                  control: 'number',
                  label: 'prescription.days',
                  units: [],
                  decimals: 0,
                  limits: { min: 1, max: MAX_DAYS },
                  required: true,
                },
              ],
            },
          ],
        },
        {
          key: 'start',
          control: 'date',
          label: 'prescription.start',
          hint: 'prescription.startHint',
          fromToday: { min: 0, max: 90 },
        },
        { key: 'reason', control: 'short_text', label: 'prescription.reason', maxLength: MAX_LINE_TEXT },
        {
          key: 'instructions',
          control: 'short_text',
          label: 'prescription.instructions',
          maxLength: MAX_LINE_TEXT,
        },
      ],
    },
  ],
};

/** Values of `LINE_FORM`. */
export type LineValues = FormValues;

const given = <Value>(key: string, value: Value | null | undefined): Record<string, Value> =>
  value === null || value === undefined ? {} : { [key]: value };

/** Returns the form values of a line, complete or not. */
export function lineValues(line: QuickLine & { readonly instructions?: string }): LineValues {
  const { amount, times, steps, maxPerDay, days, ongoing, ...rest } = line;
  const texts = Object.entries(rest).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value] as const] : [],
  );
  return {
    [SECTION]: {
      ...initialValues(LINE_FORM)[SECTION],
      ...Object.fromEntries(texts),
      ...given('amount', amount === null || amount === undefined ? undefined : amountText(amount)),
      ...given('times', times ? timesText(times) : undefined),
      ...given('steps', steps ? stepsInput(steps) : undefined),
      ...given('maxPerDay', maxPerDay ? String(maxPerDay) : undefined),
      ...given('days', days && !steps ? String(days) : undefined),
      ongoing: ongoing ?? (days === null && line.frequency !== 'STAT'),
    },
  };
}

const hasOneAmount = (frequency: string): boolean => frequency !== 'TIMES' && frequency !== 'STEPS';

/** Returns why the form is not a valid line, by `fieldPath`. */
export function lineProblems(values: LineValues, context: FormContext): FormProblems {
  const { frequency, amount, times, steps, unit, reason } = textsOf(values);
  const read = frequency === 'STEPS' ? readStepsText(steps) : undefined;
  const found = validateForm(LINE_FORM, values, context);
  const rule = (key: string, name: string, holds: boolean): FormProblems =>
    holds && !found[`${SECTION}.${key}`]
      ? { [`${SECTION}.${key}`]: { code: 'rule', rule: `prescription.${name}` } }
      : {};
  return {
    ...found,
    ...rule(
      'amount',
      'noAmount',
      hasOneAmount(frequency) && amount !== '' && readAmount(amount) === undefined,
    ),
    ...rule(
      'steps',
      'noSteps',
      frequency === 'STEPS' && steps !== '' && (!read || totalDays(read.steps) === undefined),
    ),
    ...rule('steps', 'stepsUnit', read?.unit !== undefined && unit !== '' && read.unit !== unit),
    ...rule('times', 'noTimes', frequency === 'TIMES' && times !== '' && readTimes(times) === undefined),
    ...rule('reason', 'reasonForSos', frequency === 'SOS' && reason === ''),
  };
}

function textsOf(values: LineValues) {
  const section = values[SECTION] ?? {};
  const text = (key: string): string => {
    const value = section[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    medicine: text('medicine'),
    strength: text('strength'),
    form: text('form'),
    frequency: text('frequency'),
    times: text('times'),
    steps: text('steps'),
    maxPerDay: text('maxPerDay'),
    amount: text('amount'),
    unit: text('unit'),
    meal: text('meal'),
    route: text('route'),
    days: text('days'),
    start: text('start'),
    reason: text('reason'),
    instructions: text('instructions'),
    ongoing: section.ongoing === true,
  };
}

export const withStrength = (values: LineValues, strength: string): LineValues => ({
  ...values,
  [SECTION]: { ...values[SECTION], strength },
});

/** Returns the typed name, for suggestions and checks of an incomplete line. */
export const medicineOf = (values: LineValues): string => textsOf(values).medicine;

/** Returns the line of a form without problems. */
export function lineFrom(id: string, values: LineValues, override: string): NewLine {
  const texts = textsOf(values);
  const isTimes = texts.frequency === 'TIMES';
  const isOnce = texts.frequency === 'STAT';
  const times = isTimes ? readTimes(texts.times) : undefined;
  const steps = texts.frequency === 'STEPS' ? readStepsText(texts.steps)?.steps : undefined;
  const isAsNeeded = texts.frequency === 'SOS' && texts.maxPerDay !== '';
  return {
    id,
    medicine: texts.medicine,
    strength: texts.strength,
    form: (texts.form || null) as MedicineForm | null,
    frequency: texts.frequency as Frequency,
    times: times ? [...times] : null,
    ...(steps && { steps: [...steps] }),
    ...(isAsNeeded && { maxPerDay: Number(texts.maxPerDay) }),
    amount: isTimes || steps ? null : (readAmount(texts.amount) ?? null),
    unit: texts.unit as DoseUnit,
    meal: (texts.meal || null) as MealRelation | null,
    route: (texts.route || null) as MedicineRoute | null,
    start: texts.start || null,
    days: steps ? (totalDays(steps) ?? null) : isOnce || texts.ongoing ? null : Number(texts.days),
    reason: texts.reason,
    instructions: texts.instructions,
    override: override.trim(),
  };
}
