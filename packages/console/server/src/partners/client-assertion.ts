import { createHash } from 'node:crypto';
import { isUuid } from '@careline/core/internal/http';
import { decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Kysely } from 'kysely';
import { ASSERTION_ALGORITHMS, ASSERTION_TYPE } from '../fhir/smart-configuration.ts';
import { CLOCK_TOLERANCE } from '../identity/tokens/jwt.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type PartnerClient, RefusedClient, readClient } from './authenticate-partner.ts';
import { type KeysOfBackend, readBackendKeys } from './backend-keys.ts';
import { OAuthError } from './oauth-error.ts';
import { readBackend, type StoredBackend } from './partner-backend.ts';
import { required, type TokenForm } from './token-form.ts';

/** How far ahead an assertion may expire (seconds). */
const MAX_AHEAD = 300;

/** A system that proved that it has its key. */
export interface BackendClient {
  readonly client: PartnerClient;
  readonly backend: StoredBackend;
}

export interface AssertionRules {
  readonly db: Kysely<Schema>;
  readonly keysOf: KeysOfBackend;
  /** Address of the token endpoint. */
  readonly endpoint: string;
  /** Unix seconds. */
  readonly now: number;
}

const unknown = () =>
  new OAuthError('invalid_client', 'The client is not known, or its assertion is not valid.');

function readClaims(assertion: string): JWTPayload {
  try {
    return decodeJwt(assertion);
  } catch {
    throw unknown();
  }
}

function readAssertion(form: TokenForm): { assertion: string; clientId: string } {
  if (form.has('client_secret')) {
    throw new OAuthError('invalid_request', 'Leave client_secret out: the assertion is the proof.');
  }
  if (required(form, 'client_assertion_type') !== ASSERTION_TYPE) {
    throw new OAuthError('invalid_client', `The client_assertion_type must be ${ASSERTION_TYPE}.`);
  }
  const assertion = required(form, 'client_assertion');
  const { iss } = readClaims(assertion);
  if (iss === undefined || !isUuid(iss)) throw unknown();
  if ((form.get('client_id') ?? iss) !== iss) {
    throw new OAuthError('invalid_client', 'The client_id differs from the issuer of the assertion.');
  }
  return { assertion, clientId: iss };
}

/** A key set that cannot be fetched is a `TypeError`, as its `fetch` throws it; one without keys is invalid. */
const areKeysAway = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof errors.JWKSInvalid || error instanceof errors.JWKSTimeout;

/** The reasons that a client's developer can act on. */
function reasonOf(error: unknown): string {
  if (areKeysAway(error)) return 'The registered key set cannot be read.';
  if (error instanceof errors.JWTExpired) return 'The assertion has expired.';
  if (error instanceof errors.JWTClaimValidationFailed) {
    return `The claim ${error.claim} of the assertion is missing or not valid.`;
  }
  if (error instanceof errors.JOSEAlgNotAllowed) {
    return `The assertion must be signed with ${ASSERTION_ALGORITHMS.join(' or ')}.`;
  }
  return 'The signature of the assertion cannot be verified with the registered keys.';
}

async function verify(
  assertion: string,
  clientId: string,
  { keys }: StoredBackend,
  { keysOf, endpoint, now }: AssertionRules,
): Promise<{ jti: string; exp: number } | string> {
  const registered = readBackendKeys(keys);
  if (!registered) return 'The registered keys cannot be read: register them again.';
  try {
    const { payload } = await jwtVerify(assertion, keysOf(registered), {
      algorithms: ASSERTION_ALGORITHMS,
      issuer: clientId,
      subject: clientId,
      audience: endpoint,
      currentDate: new Date(now * 1000),
      clockTolerance: CLOCK_TOLERANCE,
      requiredClaims: ['exp', 'jti'],
    });
    const { jti = '', exp = 0 } = payload;
    if (exp > now + MAX_AHEAD + CLOCK_TOLERANCE)
      return 'The assertion may expire five minutes ahead at most.';
    return jti === '' ? 'The claim jti of the assertion is missing or not valid.' : { jti, exp };
  } catch (error) {
    if (error instanceof errors.JOSEError || areKeysAway(error)) return reasonOf(error);
    throw error;
  }
}

/** Records that an assertion was used. Returns false if it was used before. */
async function spend(db: Kysely<Schema>, partnerId: string, jti: string, exp: number): Promise<boolean> {
  const row = await db
    .insertInto('used_assertion')
    .values({
      partner_id: partnerId,
      jti_hash: createHash('sha256').update(jti).digest('hex'),
      expires_at: exp + CLOCK_TOLERANCE,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('partner_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns the client of a signed token request (SMART Backend Services). Each assertion is accepted once. Throws
 * `invalid_client`, with the reason if the client is known.
 */
export async function authenticateBackend(form: TokenForm, rules: AssertionRules): Promise<BackendClient> {
  const { assertion, clientId } = readAssertion(form);
  const found = await readClient(rules.db, clientId);
  if (!found) throw unknown();
  const { client, active } = found;
  const backend = await readBackend(rules.db, clientId);
  if (!backend) throw new RefusedClient(client, 'This partner has no registered keys.');
  const verified = await verify(assertion, clientId, backend, rules);
  if (typeof verified === 'string') throw new RefusedClient(client, verified);
  if (!active) throw new RefusedClient(client, 'The partner is switched off.');
  if (!(await spend(rules.db, clientId, verified.jti, verified.exp))) {
    throw new RefusedClient(client, 'The assertion was used before: sign a new one with another jti.');
  }
  return { client, backend };
}

/** Forgets assertions that have expired anyway. `now` is in unix seconds. */
export async function dropOldAssertions(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('used_assertion').where('expires_at', '<', now).execute();
}
