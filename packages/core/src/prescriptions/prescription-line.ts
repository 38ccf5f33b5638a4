import * as v from 'valibot';
import { calendarDateSchema, nonEmptyTextSchema, textSchema, uuidSchema } from '#http';
import { DOSE_UNITS } from './coded/dose-unit.ts';
import { FREQUENCIES } from './coded/frequency.ts';
import { MEAL_RELATIONS } from './coded/meal-relation.ts';
import { MEDICINE_FORMS } from './coded/medicine-form.ts';
import { MEDICINE_ROUTES } from './coded/medicine-route.ts';
import { MAX_DOSE } from './dose-amount.ts';

export const MAX_MEDICINE = 120;
export const MAX_STRENGTH = 60;
export const MAX_LINE_TEXT = 300;
/** Two years. */
export const MAX_DAYS = 730;

export const lineEntries = {
  id: uuidSchema,
  medicine: nonEmptyTextSchema(MAX_MEDICINE),
  form: v.nullable(v.picklist(MEDICINE_FORMS)),
  /** What one piece or one measure holds, as printed on it: `500 mg`, `125 mg/5 mL`. */
  strength: textSchema(MAX_STRENGTH),
  /** How much at once; null with `TIMES`, which says it of each part of the day. */
  amount: v.nullable(v.pipe(v.number(), v.minValue(0.001), v.maxValue(MAX_DOSE))),
  unit: v.picklist(DOSE_UNITS),
  frequency: v.picklist(FREQUENCIES),
  /** With `TIMES` only: amounts in the morning, at noon and at night, or with the evening before the night. */
  times: v.nullable(
    v.pipe(v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_DOSE))), v.minLength(3), v.maxLength(4)),
  ),
  meal: v.nullable(v.picklist(MEAL_RELATIONS)),
  route: v.nullable(v.picklist(MEDICINE_ROUTES)),
  /** Null: from the day it is signed. */
  start: v.nullable(calendarDateSchema),
  /** Null: until a clinician says otherwise, and with `STAT`. */
  days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DAYS))),
  /** What it is for. */
  reason: textSchema(MAX_LINE_TEXT),
  instructions: textSchema(MAX_LINE_TEXT),
  /** Why it is given although something speaks against it. */
  override: textSchema(MAX_LINE_TEXT),
};

/** A medicine as it is prescribed: a MedicationRequest of FHIR R4. */
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
      ({ frequency, amount }) => (frequency === 'TIMES') === (amount === null),
      'must be given, unless the frequency is TIMES',
    ),
    ['amount'],
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

/** A line as it is read: codes that a newer server knows pass. */
export const storedLineSchema = v.looseObject({
  id: uuidSchema,
  medicine: v.string(),
  form: v.nullable(v.string()),
  strength: v.string(),
  amount: v.nullable(v.number()),
  unit: v.string(),
  frequency: v.string(),
  times: v.nullable(v.array(v.number())),
  meal: v.nullable(v.string()),
  route: v.nullable(v.string()),
  start: v.nullable(v.string()),
  days: v.nullable(v.number()),
  reason: v.string(),
  instructions: v.string(),
  override: v.string(),
});
export type PrescribedLine = v.InferOutput<typeof storedLineSchema>;
