import { type AuditEvent, type listAudit, NAMED_PATIENTS } from '@careline/core/internal/audit';
import { actionWrites } from '@careline/core/internal/contract';
import { endOfDay, startOfDay } from '@careline/core/internal/formatting';
import type { AnswerOf } from '@careline/core/internal/http';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { uhidOf } from '../platform/access/lock-patient.ts';
import { keyset } from '../platform/database/keyset.ts';
import type { Schema } from '../platform/database/schema.ts';
import { listArchives } from './audit-archives.ts';

export interface AuditSearch {
  readonly organisationId: string;
  /** The facility's time zone, for `from` and `to`. */
  readonly timeZone: string;
  readonly vitaId?: string | undefined;
  readonly staffId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** An action, or a pattern with `*` for any word. */
  readonly action?: string | undefined;
  readonly outcome?: string | undefined;
  readonly emergency?: 'true' | undefined;
  readonly limit: number;
  /** `next` from the previous page. */
  readonly after?: string | undefined;
}

export type AuditPage = AnswerOf<typeof listAudit>;

interface Row {
  readonly id: number;
  /** Microseconds since 1970. A number represents them exactly until 2255. */
  readonly micros: number;
  readonly action: string;
  readonly outcome: string;
  readonly request_id: string;
  readonly staff_id: string | null;
  readonly staff_name: string | null;
  readonly facility_id: string | null;
  readonly facility_name: string | null;
  readonly partner_id: string | null;
  readonly partner_name: string | null;
  readonly patients: AuditEvent['patients'];
  readonly patient_count: number;
  readonly emergency: boolean;
  readonly reason: string | null;
  readonly code: string | null;
}

const ORDER = keyset<Row>(
  'desc',
  [
    ['a.at', 'micros'],
    ['a.id', 'bigint'],
  ],
  ({ micros, id }) => [micros, id],
);

/** Turns an action such as `metric/*` into a LIKE pattern. */
const anyWord = (action: string): string => action.replace(/[\\%_]/g, '\\$&').replaceAll('*', '%');

const at = (seconds: number) => sql`to_timestamp(${seconds}::double precision)`;

function conditions(search: AuditSearch): RawBuilder<boolean> {
  const { vitaId, staffId, from, to, action, outcome, timeZone } = search;
  const all = [sql`a.organisation_id = ${search.organisationId}`];
  if (vitaId) all.push(sql`a.person_ids && patient_records(${vitaId}::uuid)`);
  if (staffId) all.push(sql`a.staff_id = ${staffId}`);
  if (from) all.push(sql`a.at >= ${at(startOfDay(from, timeZone))}`);
  if (to) all.push(sql`a.at < ${at(endOfDay(to, timeZone))}`);
  if (action)
    all.push(action.includes('*') ? sql`a.action like ${anyWord(action)}` : sql`a.action = ${action}`);
  if (outcome) all.push(sql`a.outcome = ${outcome}`);
  if (search.emergency) all.push(sql`a.details ->> 'emergency' = 'true'`);
  const beyond = ORDER.beyond(search.after);
  if (beyond) all.push(beyond);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

/** Returns the patients to name in a row: the requested one, or else the first few. */
const named = ({ vitaId }: AuditSearch): RawBuilder<unknown> =>
  vitaId ? sql`array[${vitaId}::uuid]` : sql`a.person_ids[1:${sql.lit(NAMED_PATIENTS)}]`;

function toEvent(row: Row): AuditEvent {
  const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? id });
  return {
    id: row.id,
    at: Math.floor(row.micros / 1_000_000),
    action: row.action,
    writes: actionWrites(row.action),
    outcome: row.outcome,
    requestId: row.request_id,
    staff: named(row.staff_id, row.staff_name),
    facility: named(row.facility_id, row.facility_name),
    partner: named(row.partner_id, row.partner_name),
    patients: row.patients,
    patientCount: row.patient_count,
    emergency: row.emergency,
    reason: row.reason,
    code: row.code,
  };
}

async function patientOf(tx: Kysely<Schema>, { vitaId, organisationId }: AuditSearch) {
  if (!vitaId) return null;
  const { rows } = await sql<AuditPage['patient']>`
    select p.id as "vitaId", p.name, ${uhidOf(sql.ref('p.id'))} as uhid from person p
    where p.id = ${vitaId} and p.organisation_id = ${organisationId}`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Returns a page of an organisation's audit, newest first, with current names.
 * When filtered by patient, it names no other patients.
 */
export async function searchAudit(tx: Kysely<Schema>, search: AuditSearch): Promise<AuditPage> {
  const { rows } = await sql<Row>`
    select a.id, (extract(epoch from a.at) * 1000000)::bigint as micros, a.action, a.outcome, a.request_id,
      a.staff_id, s.name as staff_name, a.facility_id, f.name as facility_name,
      a.details ->> 'through' as partner_id, t.name as partner_name,
      coalesce((
        select jsonb_agg(jsonb_build_object('vitaId', p.id, 'name', p.name, 'uhid', ${uhidOf(sql.ref('p.id'))}) order by n.place)
        from unnest(${named(search)}) with ordinality as n (id, place)
        join person p on p.id = n.id and p.organisation_id = a.organisation_id
      ), '[]'::jsonb) as patients,
      cardinality(a.person_ids) as patient_count,
      a.details ->> 'emergency' = 'true' is true as emergency,
      a.details ->> 'reason' as reason, a.details ->> 'code' as code
    from (
      select a.* from audit a where ${conditions(search)}
      order by ${ORDER.by} limit ${search.limit + 1}
    ) a
    left join staff s on s.id = a.staff_id
    left join facility f on f.id = a.facility_id
    left join partner t on t.id::text = a.details ->> 'through'
    order by ${ORDER.by}`.execute(tx);
  return {
    ...ORDER.cut(rows, search.limit, toEvent),
    patient: await patientOf(tx, search),
    archives: [...(await listArchives(tx))],
  };
}
