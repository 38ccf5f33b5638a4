import type { FacilityFields, FacilityRecord } from '@careline/core/internal/administration';
import { dayOf } from '@careline/core/internal/formatting';
import { type Kysely, sql, type Transaction } from 'kysely';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { addFacilityRecord } from './change-facilities.ts';
import { storeClosing } from './close-facility.ts';
import { lockFacilities } from './facility-records.ts';

type Tx = Transaction<Schema>;

/** An organisation as commands list it. It is closed if none of its facilities is open. */
export interface Organisation {
  readonly organisationId: string;
  readonly name: string;
  readonly open: number;
  readonly closed: number;
  /** Number of active staff. */
  readonly staff: number;
}

/** Returns all organisations by name. */
export async function listOrganisations(tx: Kysely<Schema>, now: number): Promise<readonly Organisation[]> {
  const { rows } = await sql<Organisation>`
    select o.id as "organisationId", o.name,
      count(f.id) filter (where f.closed_from is null or f.closed_from > ${now})::int as open,
      count(f.id) filter (where f.closed_from <= ${now})::int as closed,
      (select count(*)::int from staff s where s.organisation_id = o.id and s.active) as staff
    from organisation o left join facility f on f.organisation_id = o.id
    group by o.id order by lower(o.name), o.id`.execute(tx);
  return rows;
}

/** Names must be unique because commands find an organisation by its name. */
async function refuseTaken(tx: Tx, name: string, except?: string): Promise<void> {
  // The lock makes concurrent commands with the same name run one after another.
  await sql`lock table organisation in share row exclusive mode`.execute(tx);
  const taken = await tx
    .selectFrom('organisation')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst();
  if (!taken) return;
  throw new ProblemError('conflict', {
    detail: 'Another organisation already has this name.',
    action: 'Choose another name.',
  });
}

export interface NewOrganisation {
  readonly name: string;
  /** Its first facility: staff can only work in an organisation with at least one. */
  readonly facility: FacilityFields;
}

/** Adds an organisation with its first facility. Throws `conflict` if the name is taken. */
export async function addOrganisationRecord(
  tx: Tx,
  { name, facility }: NewOrganisation,
  now: number,
): Promise<{ readonly organisationId: string; readonly facility: FacilityRecord }> {
  await refuseTaken(tx, name);
  const organisationId = newId();
  await tx.insertInto('organisation').values({ id: organisationId, name }).execute();
  return {
    organisationId,
    facility: await addFacilityRecord(tx, facility, { organisationId, staffId: null, now }),
  };
}

/** Renames an organisation. Throws `conflict` if the name is taken. */
export async function renameOrganisation(tx: Tx, organisationId: string, name: string): Promise<void> {
  await refuseTaken(tx, name, organisationId);
  await tx.updateTable('organisation').set({ name }).where('id', '=', organisationId).execute();
}

export interface OrganisationClosing {
  readonly organisationId: string;
  /** Undefined: today in each facility's time zone. */
  readonly on: string | undefined;
  readonly reason: string;
}

/** Closes every facility without an end date, including the last one, and returns them. */
export async function closeOrganisation(
  tx: Tx,
  { organisationId, on, reason }: OrganisationClosing,
  now: number,
): Promise<readonly FacilityRecord[]> {
  const actor = { organisationId, staffId: null, now };
  const closed: FacilityRecord[] = [];
  for (const one of await lockFacilities(tx, actor)) {
    if (one.closing !== null) continue;
    closed.push(await storeClosing(tx, one, { on: on ?? dayOf(now, one.timeZone), reason }, actor));
  }
  return closed;
}
