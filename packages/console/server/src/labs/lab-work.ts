import type { EncounterPriority } from '@careline/core/internal/encounters';
import {
  type LabOrder,
  type LabView,
  type LabWork,
  labDueAt,
  MAX_LAB_COUNT,
} from '@careline/core/internal/labs';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { mayRead, notFound, requirePatient } from '../platform/access/access.ts';
import { type Entry, futureFaults, refuseFaults } from '../platform/access/entry.ts';
import { uhidOf } from '../platform/access/lock-patient.ts';
import { keyset } from '../platform/database/keyset.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { lockOrder } from './lab-orders.ts';
import { readOrder, readOrdersOf } from './lab-rows.ts';

type Tx = Kysely<Schema>;

export interface LabWorkQuestion extends Pick<Entry, 'facilityId' | 'staffId' | 'now' | 'grants'> {
  readonly view: LabView;
  readonly priority?: EncounterPriority | undefined;
  readonly whose?: 'mine' | undefined;
  readonly limit: number;
  readonly after?: string | undefined;
}

const WAITS = sql<boolean>`o.cancelled_at is null and o.resulted_at is null`;
const TO_REVIEW = sql<boolean>`o.cancelled_at is null and o.to_review_since is not null`;

/** The condition of each view. */
const CONDITIONS: Readonly<Record<LabView, (now: number) => RawBuilder<boolean>>> = {
  waiting: () => WAITS,
  ordered: () => sql`${WAITS} and o.collected_at is null`,
  sampled: () => sql`${WAITS} and o.collected_at is not null`,
  late: (now) => sql`${WAITS} and o.due_at < ${now}::bigint`,
  review: () => TO_REVIEW,
  ended: () => sql`(o.cancelled_at is not null or (o.resulted_at is not null and o.to_review_since is null))`,
};

const orderBy = (direction: 'asc' | 'desc', column: string) => ({
  column: sql.ref(column),
  keys: keyset<{ readonly place: string; readonly id: string }>(
    direction,
    [
      [column, 'bigint'],
      ['o.id', 'uuid'],
    ],
    ({ place, id }) => [Number(place), id],
  ),
});

const BY_DUE = orderBy('asc', 'o.due_at');

/** The order of each view. */
const ORDERS: Readonly<Record<LabView, ReturnType<typeof orderBy>>> = {
  waiting: BY_DUE,
  ordered: BY_DUE,
  sampled: BY_DUE,
  late: BY_DUE,
  review: orderBy('asc', 'o.to_review_since'),
  ended: orderBy('desc', 'o.created_at'),
};

interface WorkRow {
  readonly id: string;
  readonly place: string;
  readonly name: string;
  readonly uhid: string | null;
  readonly birthDate: string | null;
  readonly gender: string;
  readonly collectedAt: string | null;
  readonly collectorId: string | null;
  readonly collector: string | null;
  readonly dueAt: string;
  readonly toReviewSince: string | null;
}

/** Reads a page of ids first, so that names are looked up only for the rows of the page. */
export function labWorkStatement(question: LabWorkQuestion): RawBuilder<WorkRow> {
  const { facilityId, staffId, now, view, priority, whose, limit, after } = question;
  const { column, keys } = ORDERS[view];
  return sql<WorkRow>`
    select o.id, o.place, p.name, ${uhidOf(sql.ref('p.id'))} as uhid, p.birth_date as "birthDate",
      lower(p.gender) as gender, o.collected_at as "collectedAt", c.id as "collectorId", c.name as collector,
      o.due_at as "dueAt", o.to_review_since as "toReviewSince"
    from (
      select o.id, o.person_id, o.collected_at, o.collected_by, o.due_at, o.to_review_since, o.created_at,
        ${column} as place
      from lab_order o
      where o.facility_id = ${facilityId} and ${CONDITIONS[view](now)}
        and ${priority === undefined ? sql`true` : sql`o.priority = ${priority}`}
        and ${whose === undefined ? sql`true` : sql`o.author_id = ${staffId}`}
        and ${keys.beyond(after) ?? sql`true`}
        and ${mayRead(question, sql.ref('o.person_id'))}
      order by ${keys.by} limit ${limit + 1}
    ) o join person p on p.id = o.person_id left join staff c on c.id = o.collected_by
    order by ${keys.by}`;
}

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text));

function toWork(row: WorkRow, order: LabOrder, now: number): LabWork {
  const dueAt = Number(row.dueAt);
  const collectedAt = numberOrNull(row.collectedAt);
  const by =
    row.collectorId !== null && row.collector !== null ? { id: row.collectorId, name: row.collector } : null;
  return {
    order,
    patient: { name: row.name, uhid: row.uhid },
    birthDate: row.birthDate,
    gender: row.gender,
    sample: collectedAt === null ? null : { at: collectedAt, by },
    dueAt,
    isLate: order.status === 'active' && dueAt < now,
    toReviewSince: order.status === 'revoked' ? null : numberOrNull(row.toReviewSince),
  };
}

/** Returns a page of the facility's laboratory orders. */
export async function readLabWork(
  tx: Tx,
  question: LabWorkQuestion,
): Promise<{ readonly data: LabWork[]; readonly next: string | null }> {
  const { rows } = await labWorkStatement(question).execute(tx);
  const page = ORDERS[question.view].keys.cut(rows, question.limit, (row) => row);
  const orders = new Map(
    (
      await readOrdersOf(
        tx,
        page.data.map(({ id }) => id),
      )
    ).map((order) => [order.id, order]),
  );
  const data = page.data.flatMap((row) => {
    const order = orders.get(row.id);
    return order ? [toWork(row, order, question.now)] : [];
  });
  return { data, next: page.next };
}

const COUNTED = ['ordered', 'sampled', 'late', 'review'] as const satisfies readonly LabView[];
export type LabCounts = Readonly<Record<(typeof COUNTED)[number], number>>;

/** Counts the orders of the open views, each at most `MAX_LAB_COUNT`. */
export const labCountsStatement = (reader: Pick<LabWorkQuestion, 'facilityId' | 'now' | 'grants'>) =>
  sql<LabCounts>`select ${sql.join(
    COUNTED.map(
      (view) => sql`(select count(*)::int from (
        select from lab_order o where o.facility_id = ${reader.facilityId}
          and ${CONDITIONS[view](reader.now)} and ${mayRead(reader, sql.ref('o.person_id'))}
        limit ${MAX_LAB_COUNT}) counted) as ${sql.ref(view)}`,
    ),
  )}`;

export async function countLabWork(
  tx: Tx,
  reader: Pick<LabWorkQuestion, 'facilityId' | 'now' | 'grants'>,
): Promise<LabCounts> {
  const { rows } = await labCountsStatement(reader).execute(tx);
  return rows[0] ?? { ordered: 0, sampled: 0, late: 0, review: 0 };
}

/**
 * Marks the sample of an order as taken, or with null as not taken. Throws `not-found`, `input-invalid`, and `conflict`
 * if the order was cancelled or has all its results.
 */
export async function markSample(
  tx: Transaction<Schema>,
  { orderId, vitaId, collectedAt }: { orderId: string; vitaId: string; collectedAt: number | null },
  entry: Entry,
): Promise<LabOrder> {
  await requirePatient(tx, entry, vitaId);
  const order = await lockOrder(tx, vitaId, orderId);
  if (order.facilityId !== entry.facilityId) throw notFound('laboratory order');
  refuseFaults(futureFaults(collectedAt ?? undefined, entry.now, 'sample.collectedAt'));
  if (order.status !== 'active') {
    throw new ProblemError('conflict', {
      detail:
        order.status === 'revoked'
          ? 'This order has been cancelled.'
          : 'This order already has all its results.',
      action: 'Load the list again.',
    });
  }
  await tx
    .updateTable('lab_order')
    .set({
      collected_at: collectedAt,
      collected_by: collectedAt === null ? null : entry.staffId,
      due_at: labDueAt({ ...order, collectedAt }, entry.timeZone),
    })
    .where('id', '=', orderId)
    .execute();
  return readOrder(tx, vitaId, orderId);
}

/** Notes the sample of an order whose results come without its mark. */
export async function noteSample(
  tx: Transaction<Schema>,
  order: LabOrder,
  collectedAt: number,
  { staffId, timeZone }: Pick<Entry, 'staffId' | 'timeZone'>,
): Promise<void> {
  await tx
    .updateTable('lab_order')
    .set({
      collected_at: collectedAt,
      collected_by: staffId,
      due_at: labDueAt({ ...order, collectedAt }, timeZone),
    })
    .where('id', '=', order.id)
    .where('collected_at', 'is', null)
    .execute();
}

/** Returns the order of a report, if it has one. */
async function orderOfReport(tx: Tx, vitaId: string, reportId: string): Promise<LabOrder | undefined> {
  const row = await tx
    .selectFrom('lab_report')
    .select('order_id')
    .where('id', '=', reportId)
    .executeTakeFirst();
  return row?.order_id ? readOrder(tx, vitaId, row.order_id) : undefined;
}

/** Stores how far the order of a report is, after its results were stored, withdrawn or reviewed. */
export async function settleOrder(
  tx: Transaction<Schema>,
  { vitaId, reportId }: { readonly vitaId: string; readonly reportId: string },
  now: number,
): Promise<LabOrder | undefined> {
  const order = await orderOfReport(tx, vitaId, reportId);
  if (!order) return undefined;
  await sql`
    update lab_order o set
      resulted_at = case when ${order.status === 'completed'} then coalesce(o.resulted_at, ${now}::bigint) end,
      to_review_since = case when exists (
        select from lab_report r join lab_report_version v on v.report_id = r.id
        where r.order_id = o.id and v.status <> 'entered-in-error'
          and v.number = (select max(n.number) from lab_report_version n where n.report_id = r.id)
          and not exists (select from result_review w where w.lab_report_id = r.id and w.version = v.number)
      ) then coalesce(o.to_review_since, ${now}::bigint) end
    where o.id = ${order.id}`.execute(tx);
  return order;
}
