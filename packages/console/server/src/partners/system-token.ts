import { FHIR_SCOPE } from '@careline/core/internal/navigation';
import type { Kysely, Transaction } from 'kysely';
import { grantedSystemScopes } from '../fhir/system-scopes.ts';
import type { AccessClaims, Tokens } from '../identity/tokens/tokens.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import type { BackendClient } from './client-assertion.ts';
import { admitSubject, type ExchangeContext } from './exchange-token.ts';
import { OAuthError } from './oauth-error.ts';
import { vouchedSubject } from './subject.ts';
import { required, type TokenForm } from './token-form.ts';
import { readFacility, type TokenRequest } from './token-request.ts';

export const CLIENT_CREDENTIALS = 'client_credentials';

function requireScopes(form: TokenForm, { backend, client }: BackendClient): readonly string[] {
  if (!client.scopes.includes(FHIR_SCOPE)) {
    throw new OAuthError('unauthorized_client', `The partner does not have the scope ${FHIR_SCOPE}.`);
  }
  const asked = required(form, 'scope').split(' ').filter(Boolean);
  const granted = grantedSystemScopes(asked, backend.systemScopes);
  if (granted.length > 0) return granted;
  throw new OAuthError(
    'invalid_scope',
    `None of these scopes is registered: ${backend.systemScopes.join(' ')}.`,
  );
}

async function admit(
  tx: Transaction<Schema>,
  form: TokenForm,
  found: BackendClient,
  context: ExchangeContext,
): Promise<AccessClaims> {
  const { client, backend } = found;
  const systemScopes = requireScopes(form, found);
  const request: TokenRequest = {
    subjectToken: backend.staffId,
    authTime: undefined,
    facilityId: readFacility(form, client),
    scopes: undefined,
    origin: null,
  };
  return {
    ...(await admitSubject(tx, vouchedSubject(request, context.now), request, context)),
    systemScopes,
  };
}

/**
 * Returns the token of a partner's system for the FHIR API, in the answer of RFC 6749, 4.4.3, and the account that gives
 * it its rights. Throws `OAuthError`, and `session-ended`.
 */
export async function issueSystemToken(
  { db, tokens }: { readonly db: Kysely<Schema>; readonly tokens: Tokens },
  form: TokenForm,
  found: BackendClient,
  context: ExchangeContext,
) {
  const claims = await runWork(db, (tx) => admit(tx, form, found, context));
  const { token, expiresAt } = await tokens.mintSystem(claims, context.now);
  const answer = {
    access_token: token,
    token_type: 'bearer',
    expires_in: expiresAt - context.now,
    scope: claims.systemScopes?.join(' ') ?? '',
    facility_id: claims.facility.facilityId,
  };
  return { staffId: claims.staffId, answer };
}
