import * as v from 'valibot';
import { READS_RECORD, WRITES_RECORD } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, uuidSchema } from '#http';
import { labOrderSchema, newLabOrderSchema, orderCancellationSchema } from './lab-order.ts';
import { labReportSchema, labWithdrawalSchema, newLabReportSchema } from './lab-report.ts';
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
  ...READS_RECORD,
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
  ...WRITES_RECORD,
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
  ...WRITES_RECORD,
  audit: wordLabel(words.labs, 'withdrawLabReport'),
  path: '/labs/withdraw',
  token: 'bearer',
  body: v.strictObject({ withdrawal: labWithdrawalSchema }),
  answer: reportAnswer,
  idempotent: true,
});

export const labEndpoints = [listLabs, orderLabs, cancelLabOrder, storeLabReport, withdrawLabReport] as const;
