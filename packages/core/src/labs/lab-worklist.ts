import * as v from 'valibot';
import type { EncounterPriority } from '#encounters';
import { endOfDay } from '#formatting';
import { unixSecondsSchema, uuidSchema } from '#http';
import type { TestName } from './lab-line.ts';
import { type LabOrder, labOrderSchema } from './lab-order.ts';

/** The lists of laboratory work. An order can be in several of them. */
export const LAB_VIEWS = ['waiting', 'ordered', 'sampled', 'late', 'review', 'ended'] as const;
export type LabView = (typeof LAB_VIEWS)[number];

/** Hours from the sample to the result. A laboratory that agrees on other times changes them here. */
const TURNAROUND_HOURS: Readonly<Record<EncounterPriority, number>> = { asap: 1, urgent: 4, routine: 24 };

/** Hours for tests that take longer than their priority allows. */
export const SLOW_TESTS: Readonly<Record<string, number>> = {
  bloodCulture: 120,
  urineCulture: 72,
  papSmear: 168,
  hemoglobinA2: 72,
  newbornTsh: 72,
  newbornHydroxyprogesterone: 72,
  vitaminD: 48,
  vitaminB12: 48,
};

interface TimedOrder {
  readonly tests: readonly Pick<TestName, 'test'>[];
  readonly priority: string;
  /** YYYY-MM-DD */
  readonly expectedOn: string;
  /** Unix seconds. */
  readonly orderedAt: number;
  readonly collectedAt: number | null;
}

const HOUR = 3600;

const isPriority = (priority: string): priority is EncounterPriority =>
  Object.hasOwn(TURNAROUND_HOURS, priority);

/**
 * Returns when an order is late, in unix seconds. After the sample was taken, the slowest test decides. Before that, the
 * expected day decides, and for orders that cannot wait the time since the order.
 */
export function labDueAt(order: TimedOrder, timeZone: string): number {
  const { priority, tests, collectedAt, orderedAt, expectedOn } = order;
  const usual = TURNAROUND_HOURS[isPriority(priority) ? priority : 'routine'];
  const hours = Math.max(...tests.map(({ test }) => Math.max(usual, SLOW_TESTS[test ?? ''] ?? 0)));
  if (collectedAt !== null) return collectedAt + hours * HOUR;
  const expected = endOfDay(expectedOn, timeZone);
  return priority === 'routine' ? expected : Math.min(expected, orderedAt + hours * HOUR);
}

const staffNameSchema = v.looseObject({ id: uuidSchema, name: v.string() });

/** An order in the laboratory's work list, with its patient. */
export const labWorkSchema = v.looseObject({
  order: labOrderSchema,
  patient: v.looseObject({ name: v.string(), uhid: v.nullable(v.string()) }),
  /** As the source has it: YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  birthDate: v.nullable(v.string()),
  gender: v.string(),
  /** When the sample was taken and by whom; null before that. */
  sample: v.nullable(v.looseObject({ at: unixSecondsSchema, by: v.nullable(staffNameSchema) })),
  /** When the order is late. */
  dueAt: unixSecondsSchema,
  isLate: v.boolean(),
  /** Since when results wait for a review; null if none do. */
  toReviewSince: v.nullable(unixSecondsSchema),
});
export type LabWork = v.InferOutput<typeof labWorkSchema>;

/** How far an order is: one word for its row. */
const LAB_STAGES = ['ordered', 'sampled', 'review', 'completed', 'revoked'] as const;
export type LabStage = (typeof LAB_STAGES)[number];

/** Returns the stage of an order. Results that wait for a review come before missing ones. */
export function labStage({
  order,
  sample,
  toReviewSince,
}: {
  readonly order: Pick<LabOrder, 'status'>;
  readonly sample: LabWork['sample'];
  readonly toReviewSince: number | null;
}): LabStage {
  if (order.status === 'revoked') return 'revoked';
  if (toReviewSince !== null) return 'review';
  if (order.status === 'completed') return 'completed';
  return sample === null ? 'ordered' : 'sampled';
}

/** Marks that the sample was taken, or with null that it was not. */
export const sampleMarkSchema = v.strictObject({
  orderId: uuidSchema,
  vitaId: uuidSchema,
  collectedAt: v.nullable(unixSecondsSchema),
});
