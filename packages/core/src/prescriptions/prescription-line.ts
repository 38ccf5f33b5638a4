import * as v from 'valibot';
import { calendarDateSchema, nonEmptyTextSchema, textSchema, uuidSchema } from '#http';
import { DOSE_UNITS } from './coded/dose-unit.ts';
import { FREQUENCIES } from './coded/frequency.ts';
import { MEAL_RELATIONS } from './coded/meal-relation.ts';
import { MEDICINE_FORMS } from './coded/medicine-form.ts';
import { MEDICINE_ROUTES } from './coded/medicine-route.ts';
import { MAX_DOSES_A_DAY } from './dose/max-per-day.ts';
import {
  dayAmountsSchema,
  doseAmountSchema,
  lineDaysSchema,
  lineStepSchema,
  MAX_STEPS,
  MIN_STEPS,
  totalDays,
} from './line-steps.ts';

export const MAX_MEDICINE = 120;
export const MAX_STRENGTH = 60;
export const MAX_LINE_TEXT = 300;

export const lineEntries = {
  id: uuidSchema,
  medicine: nonEmptyTextSchema(MAX_MEDICINE),
  form: v.nullable(v.picklist(MEDICINE_FORMS)),
  /** Content of a piece or measure as printed: `500 mg`, `125 mg/5 mL`. */
  strength: textSchema(MAX_STRENGTH),
  /** Amount at one time; null with `TIMES` and `STEPS`, which have their own. */
  amount: v.nullable(doseAmountSchema),
  unit: v.picklist(DOSE_UNITS),
  frequency: v.picklist(FREQUENCIES),
  /** Only with `TIMES`: amounts for morning, noon and night, or with the evening before the night. */
  times: v.nullable(dayAmountsSchema),
  /** Only with `STEPS`, in order: a taper or a titration (FHIR Dosage.sequence). Amounts are in `unit`. */
  steps: v.optional(
    v.nullable(v.pipe(v.array(lineStepSchema), v.minLength(MIN_STEPS), v.maxLength(MAX_STEPS))),
  ),
  /** Only with `SOS`: daily maximum (FHIR Dosage.maxDosePerPeriod). */
  maxPerDay: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DOSES_A_DAY))),
  ),
  meal: v.nullable(v.picklist(MEAL_RELATIONS)),
  route: v.nullable(v.picklist(MEDICINE_ROUTES)),
  /** Null means from the day of signing. */
  start: v.nullable(calendarDateSchema),
  /** Null means until a clinician changes it, and with `STAT`. With `STEPS`: the days of all steps. */
  days: v.nullable(lineDaysSchema),
  /** Indication. */
  reason: textSchema(MAX_LINE_TEXT),
  instructions: textSchema(MAX_LINE_TEXT),
  /** Reason for prescribing despite a finding. */
  override: textSchema(MAX_LINE_TEXT),
};

/** A prescribed medicine: a FHIR R4 MedicationRequest. */
export const newLineSchema = v.pipe(
  v.strictObject(lineEntries),
  v.forward(
    v.check(
      ({ frequency, times }) => (frequency === 'TIMES') === (times?.some((one) => one > 0) === true),
      'must be given with the frequency TIMES, and with no other',
    ),
    ['times'],
  ),
  v.forward(
    v.check(
      ({ frequency, amount }) => (frequency === 'TIMES' || frequency === 'STEPS') === (amount === null),
      'must be given, unless the frequency is TIMES or STEPS',
    ),
    ['amount'],
  ),
  v.forward(
    v.check(
      ({ frequency, steps }) => (frequency === 'STEPS') === (steps !== undefined && steps !== null),
      'must be given with the frequency STEPS, and with no other',
    ),
    ['steps'],
  ),
  v.forward(
    v.check(
      ({ steps, days }) => !steps || days === totalDays(steps),
      'must be the days of all steps, or null where the last step has no end',
    ),
    ['days'],
  ),
  v.forward(
    v.check(
      ({ frequency, maxPerDay }) => frequency === 'SOS' || (maxPerDay ?? null) === null,
      'must be given with the frequency SOS only',
    ),
    ['maxPerDay'],
  ),
  v.forward(
    v.check(
      ({ frequency, reason }) => frequency !== 'SOS' || reason !== '',
      'must say what it is for where it is taken only when needed',
    ),
    ['reason'],
  ),
);
export type NewLine = v.InferOutput<typeof newLineSchema>;
