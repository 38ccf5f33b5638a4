import { dial } from '@careline/core/internal/calls';
import {
  CLAIM_SECONDS,
  type WorkClaim,
  type WorkItem,
  type WorklistFilters,
} from '@careline/core/internal/calls/worklist';
import { decideRight } from '@careline/core/internal/navigation';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { mayRead } from '../platform/access/access.ts';
import { refuseFaults } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import {
  filterConditions,
  isDue,
  lastSecondOfDay,
  readWorkItem,
  WORK_ORDER,
  type WorkReader,
} from './work-list.ts';

type Tx = Transaction<Schema>;

/** The user who claims a patient. Claims store the organisation. */
export interface Claimer extends WorkReader {
  readonly organisationId: string;
}

interface Held {
  readonly staff_id: string;
  readonly name: string;
  readonly until: number;
  readonly assigned_by: string | null;
}

/** Returns the patient's current claim, or null. */
async function readClaim(
  tx: Kysely<Schema>,
  { staffId, now }: Pick<WorkReader, 'staffId' | 'now'>,
  vitaId: string,
): Promise<WorkClaim | null> {
  const { rows } = await sql<Held>`
    select c.staff_id, s.name, c.until, c.assigned_by
    from work_claim c join staff s on s.id = c.staff_id
    where c.person_id = ${vitaId} and c.until > ${now}`.execute(tx);
  const [held] = rows;
  if (!held) return null;
  const staff = { id: held.staff_id, name: held.name };
  return { staff, until: held.until, mine: held.staff_id === staffId, assigned: held.assigned_by !== null };
}

/** Skips rows that await recalculation, after an import or at their check time: the call may no longer be due. */
const upToDate = ({ now }: Claimer) =>
  sql`w.check_at > ${now} and not exists (select from work_change x where x.person_id = w.person_id)`;

/** Conditions for rows that the claimer may get: not reserved for a colleague, and up to date. */
function offered(filters: WorklistFilters, claimer: Claimer): RawBuilder<unknown>[] {
  const { facilityId, staffId, now } = claimer;
  return [
    sql`w.facility_id = ${facilityId}`,
    sql`(w.for_staff_id is null or w.for_staff_id = ${staffId} or w.for_until <= ${now})`,
    sql`w.not_staff_id is distinct from ${staffId}::uuid`,
    mayRead({ facilityId }, sql.ref('w.person_id')),
    upToDate(claimer),
    ...filterConditions(filters, claimer),
  ];
}

/** Matches patients who are due now and unclaimed, or assigned to the claimer by a colleague. */
function claimable(filters: WorklistFilters, claimer: Claimer): RawBuilder<unknown> {
  const { staffId, now } = claimer;
  const all = [
    sql`w.due_at <= ${now}`,
    sql`(c.person_id is null or (c.staff_id = ${staffId} and c.assigned_by is not null))`,
    ...offered(filters, claimer),
  ];
  return sql.join(all, sql` and `);
}

/** Matches unclaimed patients who are due before the end of the day. */
export const freeFor = (filters: WorklistFilters, claimer: Claimer): RawBuilder<unknown> =>
  sql.join(
    [sql`w.due_at <= ${lastSecondOfDay(claimer)}`, sql`c.person_id is null`, ...offered(filters, claimer)],
    sql` and `,
  );

const candidates = (filters: WorklistFilters, claimer: Claimer) => sql`
  from work_item w
  join person p on p.id = w.person_id
  left join work_claim c on c.person_id = w.person_id and c.until > ${claimer.now}
  where ${claimable(filters, claimer)}`;

interface Chosen {
  readonly person_id: string;
  readonly programme: string;
}

/**
 * Selects and claims a patient in one statement.
 * The patient's row stays locked until the claim is committed. With `skip`, the statement passes over patients that a
 * colleague is claiming; without it, it waits for them. If two callers choose the same patient, the second finds the
 * first one's claim and gets no row.
 */
export const claimStatement = (filters: WorklistFilters, claimer: Claimer, skip: boolean) => sql<Chosen>`
  with chosen as (
    select w.person_id, w.programme ${candidates(filters, claimer)}
    ${WORK_ORDER} limit 1
    for no key update of p ${skip ? sql`skip locked` : sql``}
  ), claimed as (
    insert into work_claim (person_id, organisation_id, facility_id, staff_id, claimed_at, until)
    select person_id, ${claimer.organisationId}, ${claimer.facilityId}, ${claimer.staffId}, ${claimer.now},
      ${claimer.now + CLAIM_SECONDS}
    from chosen
    on conflict (person_id) do update set
      organisation_id = excluded.organisation_id, facility_id = excluded.facility_id,
      staff_id = excluded.staff_id, claimed_at = excluded.claimed_at, until = excluded.until, assigned_by = null
    where work_claim.until <= ${claimer.now}
      or (work_claim.staff_id = excluded.staff_id and work_claim.assigned_by is not null)
    returning person_id
  )
  select chosen.person_id, chosen.programme from chosen join claimed using (person_id)`;

async function isLeft(tx: Tx, filters: WorklistFilters, claimer: Claimer): Promise<boolean> {
  const { rows } = await sql`select 1 ${candidates(filters, claimer)} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Attempts before giving up. Each failed attempt means that a colleague was faster. */
const MAX_TRIES = 50;

/** Tries once. Returns undefined if a call was saved for the chosen patient in the meantime. */
async function tryNext(
  tx: Tx,
  filters: WorklistFilters,
  claimer: Claimer,
  skip: boolean,
): Promise<WorkItem | undefined> {
  const { rows } = await claimStatement(filters, claimer, skip).execute(tx);
  const [chosen] = rows;
  if (!chosen) return undefined;
  const { person_id: vitaId, programme } = chosen;
  const item = await readWorkItem(tx, claimer, { vitaId, programme });
  return item && item.dueAt <= claimer.now ? item : undefined;
}

/** Claims the next patient for the caller. Returns undefined when no patients are left to call. */
export async function claimNext(
  tx: Tx,
  filters: WorklistFilters,
  claimer: Claimer,
): Promise<WorkItem | undefined> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await sql`savepoint try_next`.execute(tx);
    const item = await tryNext(tx, filters, claimer, tries === 0);
    if (item) return item;
    // Release the locks of the failed attempt, so that callers never wait while holding one.
    await sql`rollback to savepoint try_next`.execute(tx);
    if (!(await isLeft(tx, filters, claimer))) return undefined;
  }
  return undefined;
}

/**
 * Claims a patient whom the claimer may read, or renews the claim.
 * A colleague's claim stays unless `takeOver` is set. Returns the resulting claim and the previous holder.
 */
export async function claimPatient(
  tx: Tx,
  claimer: Claimer,
  { vitaId, takeOver }: { readonly vitaId: string; readonly takeOver: boolean },
): Promise<{ claim: WorkClaim | null; takenFrom: string | undefined }> {
  const { organisationId, facilityId, staffId, now } = claimer;
  const before = takeOver ? await readClaim(tx, claimer, vitaId) : null;
  await sql`
    insert into work_claim (person_id, organisation_id, facility_id, staff_id, claimed_at, until)
    values (${vitaId}, ${organisationId}, ${facilityId}, ${staffId}, ${now}, ${now + CLAIM_SECONDS})
    on conflict (person_id) do update set
      organisation_id = excluded.organisation_id, facility_id = excluded.facility_id, staff_id = excluded.staff_id,
      claimed_at = case when work_claim.staff_id = excluded.staff_id and work_claim.until > ${now}
        then work_claim.claimed_at else excluded.claimed_at end,
      until = excluded.until, assigned_by = null
    where ${takeOver} or work_claim.staff_id = ${staffId} or work_claim.until <= ${now}`.execute(tx);
  const takenFrom = before && !before.mine ? before.staff.id : undefined;
  return { claim: await readClaim(tx, claimer, vitaId), takenFrom };
}

/**
 * Releases the claimer's patient and returns the remaining claim.
 * A patient assigned by a colleague stays assigned while a call is still due.
 */
export async function releasePatient(tx: Tx, claimer: Claimer, vitaId: string): Promise<WorkClaim | null> {
  const keepsAssigned = await isDue(tx, claimer, vitaId);
  await tx
    .deleteFrom('work_claim')
    .where('person_id', '=', vitaId)
    .where('staff_id', '=', claimer.staffId)
    .$if(keepsAssigned, (query) => query.where('assigned_by', 'is', null))
    .execute();
  return readClaim(tx, claimer, vitaId);
}

/** Throws `input-invalid` unless the user is active, works at the facility and may call. */
export async function requireCaller(
  tx: Tx,
  { facilityId, organisationId }: Claimer,
  staffId: string,
): Promise<void> {
  const staff = await tx
    .selectFrom('staff as s')
    .innerJoin('staff_facility as f', 'f.staff_id', 's.id')
    .select('s.scopes')
    .where('s.id', '=', staffId)
    .where('s.organisation_id', '=', organisationId)
    .where('s.active', '=', true)
    .where('f.facility_id', '=', facilityId)
    .executeTakeFirst();
  if (staff && decideRight(dial, staff.scopes).allowed) return;
  refuseFaults([
    { path: 'staffId', message: 'must be a member of staff at this facility who may call patients' },
  ]);
}

/**
 * Assigns a patient to a colleague until the end of the day.
 * Throws `input-invalid` if the colleague may not call here.
 */
export async function reassignPatient(
  tx: Tx,
  claimer: Claimer,
  { vitaId, staffId }: { readonly vitaId: string; readonly staffId: string },
): Promise<{ claim: WorkClaim | null; takenFrom: string | undefined }> {
  await requireCaller(tx, claimer, staffId);
  const before = await readClaim(tx, claimer, vitaId);
  const row = {
    organisation_id: claimer.organisationId,
    facility_id: claimer.facilityId,
    staff_id: staffId,
    claimed_at: claimer.now,
    until: lastSecondOfDay(claimer),
    assigned_by: claimer.staffId,
  };
  await tx
    .insertInto('work_claim')
    .values({ person_id: vitaId, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute();
  const takenFrom = before && before.staff.id !== staffId ? before.staff.id : undefined;
  return { claim: await readClaim(tx, claimer, vitaId), takenFrom };
}
