import {
  billOf,
  type listTransactions,
  MAX_OPEN_BILLS,
  MAX_TRANSACTION_DAYS,
  OPEN_BILL_DAYS,
  type OpenBill,
  PAYMENT_MEANS,
  type Transaction,
  type TransactionTotals,
  type totalTransactions,
} from '@careline/core/internal/billing';
import { dayAfter, endOfDay, startOfDay } from '@careline/core/internal/formatting';
import type { AnswerOf } from '@careline/core/internal/http';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { type Entry, refuseFaults } from '../platform/access/entry.ts';
import { uhidOf } from '../platform/access/lock-patient.ts';
import { keyset, readPage } from '../platform/database/keyset.ts';
import type { Schema } from '../platform/database/schema.ts';
import { selectEntries, toEntry } from './ledger-rows.ts';
import { readCurrency } from './rate-cards.ts';

type Filters = InferOutput<NonNullable<(typeof totalTransactions)['query']>>;
type PageQuery = InferOutput<NonNullable<(typeof listTransactions)['query']>>;

/** Returns the condition of the filters on ledger entries `l` of the facility. Throws `input-invalid`. */
function matching({ from, to, kind, means, staffId }: Filters, entry: Entry): RawBuilder<boolean> {
  refuseFaults(
    to > dayAfter(from, MAX_TRANSACTION_DAYS)
      ? [{ path: 'to', message: `must be within ${MAX_TRANSACTION_DAYS} days of from` }]
      : [],
  );
  const conditions = [
    sql`l.facility_id = ${entry.facilityId}`,
    sql`l.created_at >= ${startOfDay(from, entry.timeZone)}`,
    sql`l.created_at <= ${endOfDay(to, entry.timeZone)}`,
    ...(kind ? [sql`l.kind = ${kind}`] : []),
    ...(means ? [sql`l.means = ${means}`] : []),
    ...(staffId ? [sql`l.author_id = ${staffId}`] : []),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

const selectTransactions = (tx: Kysely<Schema>, filters: Filters, entry: Entry) =>
  selectEntries(tx)
    .leftJoin('person as p', 'p.id', 'l.person_id')
    .select('p.name as patient_name')
    .select(uhidOf(sql.ref('l.person_id')).as('uhid'))
    .where(matching(filters, entry));

type TransactionRow = Awaited<ReturnType<ReturnType<typeof selectTransactions>['execute']>>[number];

const NEWEST = keyset<TransactionRow>(
  'desc',
  [
    ['l.created_at', 'bigint'],
    ['l.position', 'bigint'],
  ],
  (row) => [row.created_at, row.position],
);

const toTransaction = (row: TransactionRow): Transaction => ({
  ...toEntry(row),
  patient: { name: row.patient_name ?? '', uhid: row.uhid },
});

/** Returns a page of the facility's ledger, newest entry first. Throws `input-invalid`. */
export async function readTransactions(
  tx: Kysely<Schema>,
  { limit, after, ...filters }: PageQuery,
  entry: Entry,
): Promise<AnswerOf<typeof listTransactions>> {
  const rows = selectTransactions(tx, filters, entry);
  return { ...(await readPage(rows, NEWEST, { limit, after }, toTransaction)) };
}

interface SumRow {
  readonly kind: string;
  readonly means: string | null;
  readonly of_waiver: boolean;
  readonly amount: number;
  readonly count: number;
}

/** Returns the sums of the entries that match the filters. */
export async function readTotals(
  tx: Kysely<Schema>,
  filters: Filters,
  entry: Entry,
): Promise<TransactionTotals> {
  const { rows } = await sql<SumRow>`
    select l.kind, l.means, coalesce(l.kind = 'waiver' or r.kind = 'waiver', false) as of_waiver,
      sum(l.amount)::bigint as amount, count(*)::int as count
    from ledger_entry l left join ledger_entry r on r.id = l.about_id and l.kind = 'reversal'
    where ${matching(filters, entry)} group by 1, 2, 3`.execute(tx);
  const sum = (wanted: (row: SumRow) => boolean): number =>
    rows.filter(wanted).reduce((total, { amount }) => total + amount, 0);
  const occurring = PAYMENT_MEANS.filter((means) => rows.some((row) => row.means === means));
  return {
    currency: await readCurrency(tx, entry),
    count: rows.reduce((total, { count }) => total + count, 0),
    charged: sum((row) => row.means === null && !row.of_waiver),
    waived: 0 - sum((row) => row.of_waiver),
    means: occurring.map((means) => ({
      means,
      received: 0 - sum((row) => row.means === means && row.kind === 'payment'),
      returned: sum((row) => row.means === means && row.kind !== 'payment'),
    })),
  };
}

const SECONDS_PER_DAY = 86_400;

interface OpenRow {
  readonly encounter_id: string;
  readonly person_id: string;
  readonly name: string | null;
  readonly uhid: string | null;
  readonly service_type: string;
  readonly starts_at: number;
}

/** Returns the facility's encounters that were charged lately and are not settled, newest visit first. */
export async function readOpenBills(tx: Kysely<Schema>, entry: Entry) {
  const { facilityId, now } = entry;
  const { rows } = await sql<OpenRow>`
    select e.id as encounter_id, e.person_id, p.name, ${uhidOf(sql.ref('e.person_id'))} as uhid, e.service_type,
      e.starts_at
    from (
      select distinct encounter_id from ledger_entry
      where facility_id = ${facilityId} and created_at > ${now - OPEN_BILL_DAYS * SECONDS_PER_DAY}
        and encounter_id is not null
    ) recent
    join encounter e on e.id = recent.encounter_id join person p on p.id = e.person_id
    where (select sum(l.amount) from ledger_entry l where l.encounter_id = e.id) <> 0
    order by e.starts_at desc, e.id limit ${MAX_OPEN_BILLS + 1}`.execute(tx);
  const page = rows.slice(0, MAX_OPEN_BILLS);
  const entries = await selectEntries(tx)
    .where('l.encounter_id', '=', sql<string>`any(${page.map((row) => row.encounter_id)}::uuid[])`)
    .execute();
  const toBill = (row: OpenRow): OpenBill => {
    const bill = billOf(
      entries.filter((one) => one.encounter_id === row.encounter_id).map((one) => toEntry(one)),
    );
    return {
      vitaId: row.person_id,
      encounterId: row.encounter_id,
      patient: { name: row.name ?? '', uhid: row.uhid },
      serviceType: row.service_type,
      startsAt: row.starts_at,
      balance: bill.balance,
      state: bill.state,
    };
  };
  return {
    data: page.map(toBill),
    currency: await readCurrency(tx, entry),
    hasMore: rows.length > MAX_OPEN_BILLS,
  };
}
