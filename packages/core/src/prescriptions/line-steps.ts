import * as v from 'valibot';
import { FREQUENCIES, type Frequency } from './coded/frequency.ts';
import { MAX_DOSE } from './dose-amount.ts';

/** Two years. */
export const MAX_DAYS = 730;
export const MIN_STEPS = 2;
export const MAX_STEPS = 12;

export const doseAmountSchema = v.pipe(v.number(), v.minValue(0.001), v.maxValue(MAX_DOSE));
/** Amounts for morning, noon and night, or with the evening before the night. */
export const dayAmountsSchema = v.pipe(
  v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_DOSE))),
  v.minLength(3),
  v.maxLength(4),
);
export const lineDaysSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DAYS));

const NO_STEPS = ['STEPS', 'SOS', 'STAT'] as const;
type StepFrequency = Exclude<Frequency, (typeof NO_STEPS)[number]>;
const isOfStep = (frequency: Frequency): frequency is StepFrequency =>
  !(NO_STEPS as readonly Frequency[]).includes(frequency);
export const STEP_FREQUENCIES = FREQUENCIES.filter(isOfStep) as readonly StepFrequency[] as readonly [
  StepFrequency,
  ...StepFrequency[],
];

/** A step of a changing dose, with its duration. */
export const lineStepSchema = v.pipe(
  v.strictObject({
    /** Null with `TIMES`. */
    amount: v.nullable(doseAmountSchema),
    frequency: v.picklist(STEP_FREQUENCIES),
    times: v.nullable(dayAmountsSchema),
    /** Null only in the last step: no end. */
    days: v.nullable(lineDaysSchema),
  }),
  v.check(
    ({ frequency, amount, times }) =>
      frequency === 'TIMES' ? amount === null && times !== null : amount !== null && times === null,
    'must have times with the frequency TIMES, and an amount with any other',
  ),
);
export type LineStep = v.InferOutput<typeof lineStepSchema>;

/** A stored step; unknown codes of newer servers are accepted. */
export const storedStepSchema = v.looseObject({
  amount: v.nullable(v.number()),
  frequency: v.string(),
  times: v.nullable(v.array(v.number())),
  days: v.nullable(v.number()),
});
export type StoredStep = v.InferOutput<typeof storedStepSchema>;

/**
 * Returns the days of all steps; null if the last one has no end, undefined if an earlier one has none or the sum is
 * too long.
 */
export function totalDays(steps: readonly Pick<StoredStep, 'days'>[]): number | null | undefined {
  const last = steps.at(-1)?.days ?? null;
  const days = steps.reduce((sum, step) => sum + (step.days ?? 0), 0);
  if (steps.slice(0, -1).some((step) => step.days === null) || days > MAX_DAYS) return undefined;
  return last === null ? null : days;
}
