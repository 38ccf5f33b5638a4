import { exchangeIdentity, type Facility } from '@careline/core/internal/identity';
import type { Kysely, Transaction } from 'kysely';
import { isClosedFor, openFacilitiesOf } from '../../facilities/facilities.ts';
import { writeAudit } from '../../platform/access/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { runWork } from '../../platform/database/work.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { openSession } from '../sessions.ts';
import type { Identity, VerifyIdToken } from './id-token.ts';
import { linkStaff } from './link-staff.ts';
import type { AccessClaims, Tokens } from './tokens.ts';
import { userAgentFamilies } from './user-agent-families.ts';

export interface ExchangeDeps {
  readonly db: Kysely<Schema>;
  readonly tokens: Tokens;
  readonly verifyIdToken: VerifyIdToken;
}

export interface ExchangeInput {
  readonly idToken: string;
  readonly facilityId?: string | undefined;
}

export interface ExchangeRequest {
  readonly requestId: string;
  readonly userAgent: string | undefined;
  /** Unix seconds. */
  readonly now: number;
}

interface IdentityRequest {
  readonly staffId: string;
  readonly wanted: string | undefined;
  readonly now: number;
}

const closed = (): ProblemError =>
  new ProblemError('facility-closed', {
    detail: 'The facility is closed.',
    action: 'Sign in to another facility, or ask an administrator for one.',
  });

async function chooseFacility(
  tx: Transaction<Schema>,
  { staffId, wanted, now }: IdentityRequest,
): Promise<Facility> {
  const facilities = await openFacilitiesOf(tx, staffId, now);
  const found = wanted === undefined ? facilities[0] : facilities.find((one) => one.facilityId === wanted);
  if (found) return found;
  if (await isClosedFor(tx, staffId, wanted)) throw closed();
  throw new ProblemError('facility-refused', {
    detail:
      facilities.length === 0
        ? 'The person does not work at any facility.'
        : 'The person does not work at this facility.',
    action: 'Ask an administrator for the facility.',
  });
}

async function admit(
  tx: Transaction<Schema>,
  identity: Identity,
  wanted: string | undefined,
  { requestId, userAgent, now }: ExchangeRequest,
): Promise<AccessClaims> {
  const staff = await linkStaff(tx, identity);
  const facility = await chooseFacility(tx, { staffId: staff.id, wanted, now });
  const { issuer, signIn } = identity;
  const { facilityId } = facility;
  const families = userAgentFamilies(userAgent);
  const sessionId = await openSession(tx, { staffId: staff.id, facilityId, issuer, signIn, families, now });
  await writeAudit(tx, {
    organisationId: staff.organisation_id,
    facilityId,
    staffId: staff.id,
    requestId,
    action: exchangeIdentity,
    outcome: 'done',
    details: { session: sessionId },
  });
  const { name, email, roles, scopes, app_scopes: appScopes } = staff;
  return { staffId: staff.id, sessionId, name, email, roles, scopes, appScopes, facility };
}

/** Exchanges an ID token for Careline's access token. Every exchange is audited. */
export async function exchangeIdToken(deps: ExchangeDeps, input: ExchangeInput, request: ExchangeRequest) {
  const { now } = request;
  const identity = await deps.verifyIdToken(input.idToken, now);
  const claims = await runWork(deps.db, (tx) => admit(tx, identity, input.facilityId, request));
  const { token, expiresAt } = await deps.tokens.mintAccess(claims, now);
  return { token, resourceInfo: { resourceId: claims.staffId, expiresAt, facility: claims.facility } };
}
