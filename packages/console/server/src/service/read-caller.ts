import { PARTNER_ONLY_SCOPES } from '@careline/core/internal/navigation';
import type { Transaction } from 'kysely';
import type { Holder } from '../identity/authenticate.ts';
import { sessionEnded, signedOut } from '../identity/sessions.ts';
import { partnerScopes } from '../partners/partner-access.ts';
import { liveGrants } from '../platform/access/access-grants.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { Caller } from '../platform/http/route.ts';

const staffAtFacility = (tx: Transaction<Schema>, { staffId, sessionId, facilityId }: Holder, now: number) =>
  tx
    .selectFrom('staff')
    .leftJoin('staff_facility', (join) =>
      join
        .onRef('staff_facility.staff_id', '=', 'staff.id')
        .on('staff_facility.facility_id', '=', facilityId),
    )
    .leftJoin('staff_session', (join) =>
      join.onRef('staff_session.staff_id', '=', 'staff.id').on('staff_session.id', '=', sessionId),
    )
    .leftJoin('facility', 'facility.id', 'staff_facility.facility_id')
    .select([
      'staff.id as staffId',
      'staff.name as name',
      'staff.organisation_id as organisationId',
      'staff.scopes as scopes',
      'staff.active as active',
      'staff_session.id as sessionId',
      'staff_session.ended_at as endedAt',
      'staff_session.ended_by as endedBy',
      'facility.id as facilityId',
      'facility.time_zone as timeZone',
      'facility.closed_on as closedOn',
      'facility.closed_from as closedFrom',
    ])
    .select(liveGrants({ staffId, facilityId, now }).as('grants'))
    .where('staff.id', '=', staffId)
    .executeTakeFirst();

/** Time and origin of a token's use. */
export interface TokenUse {
  /** Unix seconds. */
  readonly now: number;
  /** `Origin` of the calling page. */
  readonly page: string | undefined;
  /**
   * Whether the browser says that one of our pages sent the request (`Sec-Fetch-Site`). Other pages' scripts cannot
   * forge it.
   */
  readonly isOwnPage: boolean;
}

const facilityClosed = (closedOn: string | null): ProblemError =>
  new ProblemError('facility-closed', {
    detail: `The facility of this token has been closed since ${closedOn}.`,
    action: 'Request a token for another facility, or ask an administrator for one.',
  });

/** Restricts a caller with a partner's token: only the partner's current rights, and no emergency access. */
async function throughPartner(
  tx: Transaction<Schema>,
  caller: Caller,
  { partner, scopes: scopesOfToken, systemScopes }: Holder,
  { page, isOwnPage, now }: TokenUse,
): Promise<Caller> {
  if (!partner) return caller;
  const { organisationId, facilityId } = caller;
  const systemOf = systemScopes && caller.staffId;
  const allowed = await partnerScopes(tx, { partner, systemOf, organisationId, facilityId, page, now });
  const has = (scope: string) => allowed.includes(scope) && (scopesOfToken?.includes(scope) ?? true);
  const scopes = [...caller.scopes, ...PARTNER_ONLY_SCOPES].filter(has);
  return { ...caller, scopes, grants: [], partner, inConsole: isOwnPage };
}

/**
 * Returns the user of a token from the database, so that deactivation, sign-out, and the loss of a scope or facility
 * take effect at the next request. The scopes of Open tokens and partner tokens restrict the user's.
 */
export async function readCaller(tx: Transaction<Schema>, holder: Holder, use: TokenUse): Promise<Caller> {
  const { now } = use;
  const row = await staffAtFacility(tx, holder, now);
  if (!row)
    throw new ProblemError('token-invalid', { detail: 'The token belongs to a person who is not known.' });
  if (!row.active) {
    throw new ProblemError('staff-deactivated', { action: 'Ask an administrator to activate the account.' });
  }
  const {
    active: _,
    sessionId,
    endedAt,
    endedBy,
    facilityId,
    timeZone,
    closedOn,
    closedFrom,
    ...person
  } = row;
  if (sessionId === null) {
    throw new ProblemError('token-invalid', { detail: 'The token belongs to a session that is not known.' });
  }
  if (endedAt !== null) throw endedBy === person.staffId ? signedOut() : sessionEnded();
  if (facilityId === null || timeZone === null) {
    throw new ProblemError('facility-refused', {
      detail: 'The person does not work at the facility of this token.',
      action: 'Sign in again.',
    });
  }
  if (closedFrom !== null && closedFrom <= now) throw facilityClosed(closedOn);
  const scopes = person.scopes.filter((scope) => holder.scopes?.includes(scope) ?? true);
  return throughPartner(tx, { ...person, sessionId, scopes, facilityId, timeZone }, holder, use);
}
