import * as v from 'valibot';
import { ENTERS_LABS, READS_LABS, RUNS_LABORATORY, WRITES_RECORD } from '#access';
import { ENCOUNTER_PRIORITIES } from '#encounters';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, queryIntegerSchema, uuidSchema } from '#http';
import { labOrderSchema, newLabOrderSchema, orderCancellationSchema } from './lab-order.ts';
import { labReportSchema, labWithdrawalSchema, newLabReportSchema } from './lab-report.ts';
import { LAB_VIEWS, labWorkSchema, sampleMarkSchema } from './lab-worklist.ts';
import * as words from './words/en.ts';

const orderAnswer = v.looseObject({ vitaId: uuidSchema, data: labOrderSchema });
const reportAnswer = v.looseObject({ vitaId: uuidSchema, data: labReportSchema });

/** Lists orders and results, newest first, including cancelled and withdrawn ones. */
export const listLabs = defineEndpoint({
  name: 'labs/list',
  summary: 'Lab orders and results of a patient, evaluated by reference ranges',
  service: 'care',
  method: 'GET',
  writes: false,
  // Anyone who can read readings can read results. Ordering, entering and withdrawing need the access level PROVIDER,
  // which the server checks (decision 0096).
  ...READS_LABS,
  audit: wordLabel(words.labs, 'listLabs'),
  path: '/labs/list',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.looseObject({
      orders: v.array(labOrderSchema),
      reports: v.array(labReportSchema),
      /** Whether the user can order tests: the access level PROVIDER. */
      mayOrder: v.boolean(),
    }),
  }),
});

/** Orders tests, and creates a task for the expected date. Fails for users who can only read case sheets. */
export const orderLabs = defineEndpoint({
  name: 'labs/order',
  summary: 'Order lab tests for a patient',
  service: 'care',
  method: 'POST',
  writes: true,
  ...WRITES_RECORD,
  audit: wordLabel(words.labs, 'orderLabs'),
  path: '/labs/order',
  token: 'bearer',
  body: v.strictObject({ order: newLabOrderSchema }),
  answer: orderAnswer,
  idempotent: true,
});

/** Cancels an order. Stored results stay. Fails if all results are available. */
export const cancelLabOrder = defineEndpoint({
  name: 'labs/cancel',
  summary: 'Cancel a lab order',
  service: 'care',
  method: 'POST',
  writes: true,
  ...WRITES_RECORD,
  audit: wordLabel(words.labs, 'cancelLabOrder'),
  path: '/labs/cancel',
  token: 'bearer',
  body: v.strictObject({ cancellation: orderCancellationSchema }),
  answer: orderAnswer,
  idempotent: true,
});

/**
 * Stores results. Those that are measures of the record become readings, are evaluated like all readings, and raise
 * alerts.
 */
export const storeLabReport = defineEndpoint({
  name: 'labs/report',
  summary: 'Save or correct lab results of a patient',
  service: 'care',
  method: 'POST',
  writes: true,
  ...ENTERS_LABS,
  audit: wordLabel(words.labs, 'storeLabReport'),
  path: '/labs/report',
  token: 'bearer',
  body: v.strictObject({ report: newLabReportSchema }),
  answer: reportAnswer,
  idempotent: true,
});

/** Withdraws results. They stay readable with author and reason, but their readings no longer count. */
export const withdrawLabReport = defineEndpoint({
  name: 'labs/withdraw',
  summary: 'Withdraw lab results that were entered in error',
  service: 'care',
  method: 'POST',
  writes: true,
  ...ENTERS_LABS,
  audit: wordLabel(words.labs, 'withdrawLabReport'),
  path: '/labs/withdraw',
  token: 'bearer',
  body: v.strictObject({ withdrawal: labWithdrawalSchema }),
  answer: reportAnswer,
  idempotent: true,
});

const MAX_LAB_PAGE = 100;
/** Larger counts are answered as this number. */
export const MAX_LAB_COUNT = 10_000;

/** Lists the facility's laboratory orders: waiting ones by the time they are due, ended ones latest first. */
export const listLabWork = defineEndpoint({
  name: 'labs/work',
  summary: 'Lab orders of the facility by stage',
  service: 'care',
  method: 'GET',
  writes: false,
  ...RUNS_LABORATORY,
  audit: wordLabel(words.labs, 'listLabWork'),
  path: '/labs/work',
  token: 'bearer',
  query: v.strictObject({
    view: v.picklist(LAB_VIEWS),
    priority: v.optional(v.picklist(ENCOUNTER_PRIORITIES)),
    /** `mine` lists only orders of the user. */
    whose: v.optional(v.picklist(['mine'])),
    limit: v.optional(queryIntegerSchema(1, MAX_LAB_PAGE), '50'),
    /** `next` from the previous page. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({
    data: v.array(labWorkSchema),
    next: v.nullable(v.string()),
    /** Orders by view, at most `MAX_LAB_COUNT` each. */
    counts: v.looseObject({
      ordered: v.number(),
      sampled: v.number(),
      late: v.number(),
      review: v.number(),
    }),
  }),
});

/** Marks that the sample was taken, or not. Fails with `conflict` if the order has ended. */
export const markLabSample = defineEndpoint({
  name: 'labs/sample',
  summary: 'Mark that the sample of a lab order was taken',
  service: 'care',
  method: 'POST',
  writes: true,
  ...RUNS_LABORATORY,
  audit: wordLabel(words.labs, 'markLabSample'),
  path: '/labs/sample',
  token: 'bearer',
  body: v.strictObject({ sample: sampleMarkSchema }),
  answer: orderAnswer,
  idempotent: true,
});

export const labEndpoints = [
  listLabs,
  orderLabs,
  cancelLabOrder,
  storeLabReport,
  withdrawLabReport,
  listLabWork,
  markLabSample,
] as const;
