import type { Facility } from '@careline/core/identity';
import type { Kysely, Transaction } from 'kysely';
import { ProblemError } from '../http/problem-error.ts';
import { writeAudit } from '../store/audit.ts';
import type { Schema } from '../store/schema.ts';
import { runWork } from '../store/work.ts';
import type { Identity, VerifyIdToken } from './id-token.ts';
import { linkStaff } from './link-staff.ts';
import { staffFacilities } from './staff-facilities.ts';
import type { AccessClaims, Tokens } from './tokens.ts';

export interface ExchangeDeps {
  readonly db: Kysely<Schema>;
  readonly tokens: Tokens;
  readonly verifyIdToken: VerifyIdToken;
}

export interface ExchangeInput {
  readonly idToken: string;
  readonly facilityId?: string | undefined;
}

function chooseFacility(facilities: readonly Facility[], wanted: string | undefined): Facility {
  const found = wanted === undefined ? facilities[0] : facilities.find((one) => one.facilityId === wanted);
  if (found) return found;
  throw new ProblemError('facility-refused', {
    detail:
      facilities.length === 0
        ? 'The person works at no facility.'
        : 'The person does not work at this facility.',
    action: 'Ask an administrator for the facility.',
  });
}

async function admit(
  tx: Transaction<Schema>,
  identity: Identity,
  wanted: string | undefined,
  requestId: string,
): Promise<AccessClaims> {
  const staff = await linkStaff(tx, identity);
  const facility = chooseFacility(await staffFacilities(tx, staff.id), wanted);
  await writeAudit(tx, {
    organisationId: staff.organisation_id,
    facilityId: facility.facilityId,
    staffId: staff.id,
    requestId,
    action: 'identity/exchange',
    outcome: 'done',
  });
  const { name, email, roles, scopes, app_scopes: appScopes } = staff;
  return { staffId: staff.id, name, email, roles, scopes, appScopes, facility };
}

/** Trades an ID token for Careline's access token; every exchange is a row of the audit. */
export async function exchangeIdToken(
  deps: ExchangeDeps,
  input: ExchangeInput,
  now: number,
  requestId: string,
) {
  const identity = await deps.verifyIdToken(input.idToken, now);
  const claims = await runWork(deps.db, (tx) => admit(tx, identity, input.facilityId, requestId));
  const { token, expiresAt } = await deps.tokens.mintAccess(claims, now);
  return { token, resourceInfo: { resourceId: claims.staffId, expiresAt, facility: claims.facility } };
}
