import type { PatientReport, RecordViewer } from '@careline/core/internal/audit';
import { actionWrites, auditActionKind } from '@careline/core/internal/contract';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../platform/access/access.ts';
import type { Schema } from '../platform/database/schema.ts';
import { listArchives } from './audit-archives.ts';

interface ActionRow {
  readonly staff_id: string | null;
  readonly staff_name: string | null;
  readonly facility_name: string | null;
  readonly action: string;
  readonly times: number;
  /** Unix seconds. */
  readonly first: number;
  readonly last: number;
}

interface EmergencyRow {
  readonly staff_id: string | null;
  readonly at: number;
  readonly until: number | null;
  readonly reason: string | null;
}

export interface ReportOf {
  readonly organisationId: string;
  readonly vitaId: string;
  /** Unix seconds. */
  readonly now: number;
}

const seconds = (column: string) => sql.raw(`floor(extract(epoch from ${column}))::bigint`);

/**
 * Returns what was done with the record, by user, facility and action.
 * Refused requests revealed nothing and are left out.
 */
async function readActions(tx: Kysely<Schema>, { organisationId, vitaId }: ReportOf): Promise<ActionRow[]> {
  const { rows } = await sql<ActionRow>`
    select a.staff_id, s.name as staff_name, f.name as facility_name, a.action, count(*) as times,
      ${seconds('min(a.at)')} as first, ${seconds('max(a.at)')} as last
    from audit a
    left join staff s on s.id = a.staff_id
    left join facility f on f.id = a.facility_id
    where a.organisation_id = ${organisationId} and a.person_ids && patient_records(${vitaId}::uuid) and a.outcome = 'done'
    group by a.staff_id, s.name, f.name, a.action`.execute(tx);
  return rows;
}

async function readEmergencies(
  tx: Kysely<Schema>,
  { organisationId, vitaId }: ReportOf,
): Promise<EmergencyRow[]> {
  const { rows } = await sql<EmergencyRow>`
    select a.staff_id, ${seconds('a.at')} as at, (a.details ->> 'until')::bigint as until,
      a.details ->> 'reason' as reason
    from audit a
    where a.organisation_id = ${organisationId} and a.person_ids && patient_records(${vitaId}::uuid) and a.outcome = 'done'
      and a.action = 'access/break-glass'
    order by a.at, a.id`.execute(tx);
  return rows;
}

function actionsOf(rows: readonly ActionRow[]): RecordViewer['actions'] {
  const times = new Map<string, number>();
  for (const row of rows) {
    const kind = auditActionKind(row.action);
    times.set(kind, (times.get(kind) ?? 0) + row.times);
  }
  return [...times]
    .map(([action, count]) => ({ action, times: count, writes: actionWrites(action) }))
    .sort((a, b) => b.times - a.times);
}

function viewerOf(rows: readonly ActionRow[], emergencies: readonly EmergencyRow[]): RecordViewer {
  const id = rows[0]?.staff_id ?? null;
  const facilities = rows.flatMap(({ facility_name: name }) => (name === null ? [] : [name]));
  return {
    staff: id === null ? null : { id, name: rows[0]?.staff_name ?? id },
    facilities: [...new Set(facilities)].sort(),
    first: Math.min(...rows.map((row) => row.first)),
    last: Math.max(...rows.map((row) => row.last)),
    times: rows.reduce((sum, row) => sum + row.times, 0),
    actions: actionsOf(rows),
    emergencies: emergencies
      .filter((emergency) => emergency.staff_id === id)
      .map(({ at, until, reason }) => ({ at, until, reason: reason ?? '' })),
  };
}

function viewers(actions: readonly ActionRow[], emergencies: readonly EmergencyRow[]): RecordViewer[] {
  const people = new Map<string | null, ActionRow[]>();
  for (const row of actions) people.set(row.staff_id, [...(people.get(row.staff_id) ?? []), row]);
  return [...people.values()].map((rows) => viewerOf(rows, emergencies)).sort((a, b) => b.last - a.last);
}

async function patientOf(tx: Kysely<Schema>, { organisationId, vitaId }: ReportOf) {
  const row = await tx
    .selectFrom('person as p')
    .innerJoin('organisation as o', 'o.id', 'p.organisation_id')
    .leftJoin('identifier as i', (join) => join.onRef('i.person_id', '=', 'p.id').on('i.system', '=', 'uhid'))
    .select(['p.name', 'p.birth_date', 'i.value as uhid', 'o.name as organisation'])
    .where('p.id', '=', vitaId)
    .where('p.organisation_id', '=', organisationId)
    .orderBy('i.value')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw notFound('patient');
  return row;
}

/** Returns everyone in the organisation who saw or changed a patient's record, latest first. Throws `not-found`. */
export async function reportPatient(tx: Kysely<Schema>, of: ReportOf): Promise<PatientReport> {
  const { name, birth_date: birthDate, uhid, organisation } = await patientOf(tx, of);
  return {
    patient: { vitaId: of.vitaId, name, uhid, birthDate },
    organisation,
    madeAt: of.now,
    viewers: viewers(await readActions(tx, of), await readEmergencies(tx, of)),
    archives: [...(await listArchives(tx))],
  };
}
