import * as v from 'valibot';
import { uuidSchema } from '#http';
import { storedStepSchema } from './line-steps.ts';

/** A stored line; unknown codes of newer servers are accepted. */
export const storedLineSchema = v.looseObject({
  id: uuidSchema,
  medicine: v.string(),
  form: v.nullable(v.string()),
  strength: v.string(),
  amount: v.nullable(v.number()),
  unit: v.string(),
  frequency: v.string(),
  times: v.nullable(v.array(v.number())),
  steps: v.optional(v.nullable(v.array(storedStepSchema))),
  maxPerDay: v.optional(v.nullable(v.number())),
  meal: v.nullable(v.string()),
  route: v.nullable(v.string()),
  start: v.nullable(v.string()),
  days: v.nullable(v.number()),
  reason: v.string(),
  instructions: v.string(),
  override: v.string(),
});
export type PrescribedLine = v.InferOutput<typeof storedLineSchema>;
