import {
  isSameTest,
  judgeLabLines,
  type LabOrder,
  type LabReport,
  type TestName,
} from '@careline/core/internal/labs';
import type { Kysely, Selectable } from 'kysely';
import { readFacts } from '../observations/person-facts.ts';
import { notFound } from '../platform/access/access.ts';
import type { Schema } from '../platform/database/schema.ts';
import { yearlyNumber } from '../platform/database/yearly-number.ts';

type Tx = Kysely<Schema>;
type VersionRow = Selectable<Schema['lab_report_version']>;

const selectOrders = (tx: Tx) =>
  tx
    .selectFrom('lab_order as o')
    .innerJoin('facility as f', 'f.id', 'o.facility_id')
    .innerJoin('staff as s', 's.id', 'o.author_id')
    .leftJoin('staff as c', 'c.id', 'o.cancelled_by')
    .selectAll('o')
    .select(['f.name as facility_name', 's.name as author_name', 'c.name as canceller_name']);

type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number];

/** Returns the tests with a result, by order, from current reports that are not withdrawn. */
async function doneTests(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TestName[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('lab_report as r')
    .innerJoin('lab_report_version as v', 'v.report_id', 'r.id')
    .select(['r.order_id', 'r.id', 'v.number', 'v.status', 'v.lines'])
    .where('r.order_id', 'in', orderIds)
    .orderBy('v.number')
    .execute();
  const current = new Map(rows.map((row) => [row.id, row]));
  const done = new Map<string, TestName[]>();
  for (const { order_id, status, lines } of current.values()) {
    if (order_id === null || status === 'entered-in-error') continue;
    done.set(order_id, [...(done.get(order_id) ?? []), ...lines]);
  }
  return done;
}

function toOrder(row: OrderRow, done: readonly TestName[]): LabOrder {
  const tests = row.tests.map(({ test, name }) => ({
    test,
    name,
    isDone: done.some((one) => isSameTest(one, { test, name })),
  }));
  const isCancelled = row.cancelled_at !== null;
  const isWhole = tests.every(({ isDone }) => isDone);
  return {
    id: row.id,
    vitaId: row.person_id,
    facilityId: row.facility_id,
    facility: row.facility_name,
    encounterId: row.encounter_id,
    number: yearlyNumber(row),
    tests,
    priority: row.priority,
    reason: row.reason,
    fasting: row.fasting,
    note: row.note,
    expectedOn: row.expected_on,
    status: isCancelled ? 'revoked' : isWhole ? 'completed' : 'active',
    orderedAt: row.created_at,
    orderedBy: { id: row.author_id, name: row.author_name },
    cancelled:
      row.cancelled_at === null
        ? null
        : {
            at: row.cancelled_at,
            by: { id: row.cancelled_by ?? row.author_id, name: row.canceller_name ?? '' },
            text: row.cancelled_reason ?? '',
          },
    metaInfo: { updatedAt: row.updated_at, deleted: false, source: row.source, createdAt: row.created_at },
  };
}

type Orders = ReturnType<typeof selectOrders>;

async function readOrders(tx: Tx, orders: Orders): Promise<LabOrder[]> {
  const rows = await orders.orderBy('o.created_at', 'desc').orderBy('o.id', 'desc').execute();
  const done = await doneTests(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toOrder(row, done.get(row.id) ?? []));
}

/** Returns a patient's orders, newest first. */
export const listOrders = (tx: Tx, vitaId: string): Promise<LabOrder[]> =>
  readOrders(tx, selectOrders(tx).where('o.person_id', '=', vitaId));

export const readOrdersOf = (tx: Tx, ids: readonly string[]): Promise<LabOrder[]> =>
  ids.length === 0 ? Promise.resolve([]) : readOrders(tx, selectOrders(tx).where('o.id', 'in', ids));

/** Returns an order. Throws `not-found` if it is not the patient's. */
export async function readOrder(tx: Tx, vitaId: string, id: string): Promise<LabOrder> {
  const [found] = await readOrders(
    tx,
    selectOrders(tx).where('o.id', '=', id).where('o.person_id', '=', vitaId),
  );
  if (!found) throw notFound('laboratory order');
  return found;
}

const selectReports = (tx: Tx) =>
  tx
    .selectFrom('lab_report as r')
    .innerJoin('facility as f', 'f.id', 'r.facility_id')
    .selectAll('r')
    .select(['f.name as facility_name', 'f.time_zone']);

type Reports = ReturnType<typeof selectReports>;
type ReportRow = Awaited<ReturnType<Reports['execute']>>[number];

const selectVersions = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('lab_report_version as v')
    .innerJoin('staff as s', 's.id', 'v.author_id')
    .leftJoin('report as d', (join) => join.onRef('d.id', '=', 'v.file_id').on('d.deleted_at', 'is', null))
    .selectAll('v')
    .select(['s.name as author_name', 'd.id as shown_file', 'd.name as file_name'])
    .where('v.report_id', 'in', ids)
    .orderBy('v.number');

type Version = Awaited<ReturnType<ReturnType<typeof selectVersions>['execute']>>[number];

const linesOf = ({ lines }: Pick<VersionRow, 'lines'>) => lines.map((line) => ({ ...line }));

/** Judges each result by the patient's facts. Earlier versions are shown as entered. */
function toReport(
  row: ReportRow,
  versions: readonly Version[],
  facts: Parameters<typeof judgeLabLines>[1]['facts'] | undefined,
): LabReport[] {
  const last = versions.at(-1);
  if (!last || !facts) return [];
  const lines = linesOf(last);
  const faces = judgeLabLines(lines, { facts, collectedAt: last.collected_at, timeZone: row.time_zone });
  return [
    {
      id: row.id,
      version: last.number,
      vitaId: row.person_id,
      facilityId: row.facility_id,
      facility: row.facility_name,
      orderId: row.order_id,
      status: last.status,
      reason: last.reason,
      laboratory: last.laboratory,
      collectedAt: last.collected_at,
      reportedAt: last.reported_at,
      file: last.shown_file === null ? null : { id: last.shown_file, name: last.file_name ?? '' },
      lines: lines.map((line, index) => {
        const { ranges, ...face } = faces[index] ?? { kind: 'not-judged', ranges: [] };
        return { ...line, face: { ...face, ranges: ranges.map((range) => ({ ...range })) } };
      }),
      author: { id: last.author_id, name: last.author_name },
      storedAt: last.created_at,
      earlier: versions.slice(0, -1).map((version) => ({
        version: version.number,
        at: version.created_at,
        by: { id: version.author_id, name: version.author_name },
        reason: version.reason,
        lines: linesOf(version),
      })),
      metaInfo: {
        updatedAt: last.updated_at,
        deleted: last.status === 'entered-in-error',
        source: last.source,
        createdAt: row.created_at,
      },
    },
  ];
}

async function readReports(tx: Tx, reports: Reports): Promise<LabReport[]> {
  const rows = await reports.orderBy('r.created_at', 'desc').orderBy('r.id', 'desc').execute();
  if (rows.length === 0) return [];
  const versions = await selectVersions(
    tx,
    rows.map(({ id }) => id),
  ).execute();
  const facts = await readFacts(tx, new Map(rows.map((row) => [row.person_id, row.time_zone])));
  return rows.flatMap((row) =>
    toReport(
      row,
      versions.filter(({ report_id }) => report_id === row.id),
      facts.get(row.person_id),
    ),
  );
}

/** Returns a patient's results, last entered first. */
export const listReports = (tx: Tx, vitaId: string): Promise<LabReport[]> =>
  readReports(tx, selectReports(tx).where('r.person_id', '=', vitaId));

export const readReportsOf = (tx: Tx, ids: readonly string[]): Promise<LabReport[]> =>
  ids.length === 0 ? Promise.resolve([]) : readReports(tx, selectReports(tx).where('r.id', 'in', ids));

/** Returns a report. Throws `not-found` if it is not the patient's. */
export async function readReport(tx: Tx, vitaId: string, id: string): Promise<LabReport> {
  const [found] = await readReports(
    tx,
    selectReports(tx).where('r.id', '=', id).where('r.person_id', '=', vitaId),
  );
  if (!found) throw notFound('laboratory report');
  return found;
}
