import * as v from 'valibot';
import { READS_TRANSACTIONS, TAKES_MONEY } from '#access';
import { wordLabel } from '#formatting';
import {
  calendarDateSchema,
  defineEndpoint,
  nonEmptyTextSchema,
  queryIntegerSchema,
  unixSecondsSchema,
  uuidSchema,
} from '#http';
import { ENTRY_KINDS, PAYMENT_MEANS } from './ledger.ts';
import { billingReasonSchema, ledgerEntrySchema, staffNameSchema } from './ledger-entry.ts';
import * as words from './words/en.ts';

const MAX_TRANSACTION_PAGE = 100;
/** Longest period of a list, in days. */
export const MAX_TRANSACTION_DAYS = 366;

/** Filters of the list and of its totals. Days are in the facility's time zone, inclusive. */
const filterEntries = {
  from: calendarDateSchema,
  to: calendarDateSchema,
  kind: v.optional(v.picklist(ENTRY_KINDS)),
  means: v.optional(v.picklist(PAYMENT_MEANS)),
  /** Who wrote the entry. */
  staffId: v.optional(uuidSchema),
};

const transactionSchema = v.looseObject({
  ...ledgerEntrySchema.entries,
  patient: v.looseObject({ name: v.string(), uhid: v.nullable(v.string()) }),
});
export type Transaction = v.InferOutput<typeof transactionSchema>;

export const listTransactions = defineEndpoint({
  name: 'billing/transactions',
  summary: "The facility's ledger, newest entry first",
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...READS_TRANSACTIONS,
  audit: wordLabel(words.billing, 'listTransactions'),
  path: '/billing/transactions',
  token: 'bearer',
  query: v.pipe(
    v.strictObject({
      ...filterEntries,
      limit: v.optional(queryIntegerSchema(1, MAX_TRANSACTION_PAGE), '20'),
      /** `next` from the previous page. */
      after: v.optional(nonEmptyTextSchema(400)),
    }),
    v.forward(
      v.check(({ from, to }) => from <= to, 'must not be before from'),
      ['to'],
    ),
  ),
  answer: v.looseObject({ data: v.array(transactionSchema), next: v.nullable(v.string()) }),
});

const totalsSchema = v.looseObject({
  currency: v.string(),
  /** Entries that match the filters. */
  count: v.number(),
  /** Charges without what was reversed, in minor units like all amounts. */
  charged: v.number(),
  waived: v.number(),
  /** Per means that occurs, in the order of `PAYMENT_MEANS`. */
  means: v.array(
    v.looseObject({
      means: v.string(),
      received: v.number(),
      /** Refunds and reversed receipts. */
      returned: v.number(),
    }),
  ),
});
export type TransactionTotals = v.InferOutput<typeof totalsSchema>;

export const totalTransactions = defineEndpoint({
  name: 'billing/transactions/totals',
  summary: 'Sums of the entries that match the filters, by means',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...READS_TRANSACTIONS,
  audit: wordLabel(words.billing, 'totalTransactions'),
  path: '/billing/transactions/totals',
  token: 'bearer',
  query: v.pipe(
    v.strictObject(filterEntries),
    v.forward(
      v.check(({ from, to }) => from <= to, 'must not be before from'),
      ['to'],
    ),
  ),
  answer: v.looseObject({ data: totalsSchema }),
});

/** Maximum open bills in one response, and how many days of charges they come from. */
export const MAX_OPEN_BILLS = 200;
export const OPEN_BILL_DAYS = 90;

const openBillSchema = v.looseObject({
  vitaId: uuidSchema,
  encounterId: uuidSchema,
  patient: v.looseObject({ name: v.string(), uhid: v.nullable(v.string()) }),
  serviceType: v.string(),
  startsAt: unixSecondsSchema,
  /** In minor units; negative if money must be refunded. */
  balance: v.number(),
  state: v.string(),
});
export type OpenBill = v.InferOutput<typeof openBillSchema>;

export const listOpenBills = defineEndpoint({
  name: 'billing/open',
  summary: `Encounters charged in the last ${OPEN_BILL_DAYS} days that are not settled, newest visit first`,
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...READS_TRANSACTIONS,
  audit: wordLabel(words.billing, 'listUnpaid'),
  path: '/billing/open',
  token: 'bearer',
  query: v.strictObject({}),
  answer: v.looseObject({ data: v.array(openBillSchema), currency: v.string(), hasMore: v.boolean() }),
});

const dayLineSchema = v.looseObject({
  means: v.string(),
  /** In minor units; negative if more was refunded than taken. */
  expected: v.number(),
});

const openDaySchema = v.looseObject({
  /** When the first entry of the open day was written; null without entries. */
  since: v.nullable(unixSecondsSchema),
  entries: v.number(),
  currency: v.string(),
  /** Per means that occurs. */
  lines: v.array(dayLineSchema),
});
export type OpenDay = v.InferOutput<typeof openDaySchema>;

/** Returns the money that the user has taken and given back since their last day close at the facility. */
export const getOpenDay = defineEndpoint({
  name: 'billing/day',
  summary: "The user's money since their last day close",
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...TAKES_MONEY,
  audit: wordLabel(words.billing, 'getOpenDay'),
  path: '/billing/day',
  token: 'bearer',
  query: v.strictObject({}),
  answer: v.looseObject({ data: openDaySchema }),
});

const closedLineSchema = v.looseObject({ ...dayLineSchema.entries, counted: v.number() });

const dayCloseSchema = v.looseObject({
  id: uuidSchema,
  staff: staffNameSchema,
  at: unixSecondsSchema,
  since: unixSecondsSchema,
  entries: v.number(),
  currency: v.string(),
  lines: v.array(closedLineSchema),
  /** Counted minus expected, in minor units. */
  difference: v.number(),
  reason: v.nullable(v.string()),
});
export type DayClose = v.InferOutput<typeof dayCloseSchema>;

/** Fails with `conflict` if the expected sums have changed since the user saw them. */
export const closeDay = defineEndpoint({
  name: 'billing/day/close',
  summary: 'Close the own day: what was counted, against what the ledger expects',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...TAKES_MONEY,
  audit: wordLabel(words.billing, 'closeDay'),
  path: '/billing/day/close',
  token: 'bearer',
  body: v.pipe(
    v.strictObject({
      id: uuidSchema,
      lines: v.pipe(
        v.array(
          v.strictObject({
            means: v.picklist(PAYMENT_MEANS),
            /** As the user saw it. */
            expected: v.pipe(v.number(), v.safeInteger()),
            /** Negative only if more was refunded than taken. */
            counted: v.pipe(v.number(), v.safeInteger()),
          }),
        ),
        v.minLength(1, 'must have a line'),
        v.maxLength(PAYMENT_MEANS.length),
        v.check(
          (lines) => new Set(lines.map(({ means }) => means)).size === lines.length,
          'must name each means once',
        ),
      ),
      reason: v.optional(billingReasonSchema),
    }),
    v.forward(
      v.check(
        ({ lines, reason }) =>
          reason !== undefined || lines.every(({ expected, counted }) => expected === counted),
        'must explain the difference',
      ),
      ['reason'],
    ),
  ),
  answer: v.looseObject({ data: dayCloseSchema }),
  idempotent: true,
});

export const listDayCloses = defineEndpoint({
  name: 'billing/days',
  summary: 'Day closes of the facility, newest first',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...READS_TRANSACTIONS,
  audit: wordLabel(words.billing, 'listDayCloses'),
  path: '/billing/days',
  token: 'bearer',
  query: v.strictObject({
    limit: v.optional(queryIntegerSchema(1, MAX_TRANSACTION_PAGE), '20'),
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({ data: v.array(dayCloseSchema), next: v.nullable(v.string()) }),
});

export const transactionEndpoints = [
  listTransactions,
  totalTransactions,
  listOpenBills,
  getOpenDay,
  closeDay,
  listDayCloses,
] as const;
