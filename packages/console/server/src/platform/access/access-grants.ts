import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { newId } from '../database/new-id.ts';
import type { Schema } from '../database/schema.ts';

/** Emergency access of a user at a facility to one patient's record. */
export interface AccessGrant {
  readonly vitaId: string;
  /** Unix seconds. Access ends then without further action. */
  readonly until: number;
}

/** The user, facility and time to look up grants for; `now` in unix seconds. */
export interface GrantHolder {
  readonly staffId: string;
  readonly facilityId: string;
  readonly now: number;
}

/**
 * Selects a user's current grants at a facility, one per patient, as a column for the query that reads the caller.
 */
export function liveGrants({ staffId, facilityId, now }: GrantHolder): RawBuilder<AccessGrant[]> {
  return sql<AccessGrant[]>`coalesce((
    select jsonb_agg(jsonb_build_object('vitaId', g.person_id, 'until', g.until))
    from (
      select person_id, max(until) as until from access_grant
      where staff_id = ${staffId} and facility_id = ${facilityId} and until > ${now}
      group by person_id
    ) g), '[]'::jsonb)`;
}

export interface NewGrant extends GrantHolder {
  readonly organisationId: string;
  readonly vitaId: string;
  readonly until: number;
  /** The request; its audit row contains the reason. */
  readonly requestId: string;
}

export async function addGrant(tx: Transaction<Schema>, grant: NewGrant): Promise<void> {
  await tx
    .insertInto('access_grant')
    .values({
      id: newId(),
      organisation_id: grant.organisationId,
      facility_id: grant.facilityId,
      staff_id: grant.staffId,
      person_id: grant.vitaId,
      request_id: grant.requestId,
      granted_at: grant.now,
      until: grant.until,
    })
    .execute();
}

const HOUR_SECONDS = 3600;

/**
 * Returns how often a user tried emergency access within the last hour, including unknown UHIDs. Counts in the audit
 * log, so the limit holds across processes and restarts.
 */
export async function emergencyTries(
  tx: Kysely<Schema>,
  action: string,
  { staffId, now }: Pick<GrantHolder, 'staffId' | 'now'>,
): Promise<number> {
  const since = new Date((now - HOUR_SECONDS) * 1000);
  const { tries } = await tx
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<number>().as('tries'))
    .where('staff_id', '=', staffId)
    .where('action', '=', action)
    .where('at', '>', since)
    .where(sql<boolean>`(outcome = 'done' or details ->> 'code' = 'not-found')`)
    .executeTakeFirstOrThrow();
  return tries;
}
