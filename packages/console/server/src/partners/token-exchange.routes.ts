import { serviceBasesUnder } from '@careline/core/internal/http';
import { writeAudit } from '../platform/access/audit.ts';
import type { Settings } from '../platform/config/config.ts';
import type { App, AppContext } from '../platform/http/app-context.ts';
import type { Log } from '../platform/http/log.ts';
import { mountAt } from '../platform/http/mount-at.ts';
import { asProblem } from '../platform/http/problem-response.ts';
import type { RateLimit } from '../platform/http/rate-limit.ts';
import { type RequestRecord, recordOf } from '../platform/http/request-record.ts';
import { permittedFetch } from '../platform/outbound/permitted-fetch.ts';
import { authenticatePartner, type PartnerClient, RefusedClient } from './authenticate-partner.ts';
import { backendKeys, type KeysOfBackend } from './backend-keys.ts';
import { authenticateBackend } from './client-assertion.ts';
import { readCredentials } from './client-credentials.ts';
import { openToPages } from './cross-origin.ts';
import { issueToken, PARTNER_TOKEN, proveSubject, type TokenExchangeDeps } from './exchange-token.ts';
import { asOAuthError, OAuthError, oauthResponse } from './oauth-error.ts';
import { partnerIssuers } from './partner-issuers.ts';
import type { PartnerPages } from './partner-pages.ts';
import { CLIENT_CREDENTIALS, issueSystemToken } from './system-token.ts';
import { readTokenForm, type TokenForm } from './token-form.ts';
import { readTokenRequest, refuseKeyInPage, requireExchangeGrant } from './token-request.ts';
import { reachOf } from './webhooks/webhook-reach.ts';

interface ExchangeLimits {
  /** Limit per network address. */
  readonly byClient: RateLimit;
  /** Limit per authenticated partner. */
  readonly byPartner: RateLimit;
  /** Limit of audit rows for unauthenticated claims to be a partner: ids are not secret, and rows are permanent. */
  readonly unproved: RateLimit;
}

export interface TokenExchangeRouteDeps
  extends Pick<TokenExchangeDeps, 'db' | 'tokens'>,
    Partial<Pick<TokenExchangeDeps, 'verifyPartnerToken'>> {
  /** Unix seconds. */
  readonly now: () => number;
  readonly pages: PartnerPages;
  readonly settings: Pick<Settings, 'origin' | 'webhooks' | 'demo'>;
  readonly log: Log;
  readonly exchanges: ExchangeLimits;
}

/** Path where partners request tokens. */
export const TOKEN_ENDPOINT = serviceBasesUnder('/api').tokenExchange;

/** What is known so far about the client. */
interface Asking {
  client?: Pick<PartnerClient, 'partnerId' | 'organisationId'>;
  proved?: boolean;
}

type AllDeps = TokenExchangeRouteDeps & TokenExchangeDeps & { readonly keysOf: KeysOfBackend };

/** Answers a system that signed its request itself. */
async function answerSystem(c: AppContext, form: TokenForm, asking: Asking, deps: AllDeps) {
  const record = recordOf(c.env.incoming);
  const { db, keysOf, settings } = deps;
  const now = deps.now();
  refuseKeyInPage({ issuer: null }, c.req.header('origin'));
  const endpoint = `${settings.origin}${TOKEN_ENDPOINT}`;
  const found = await authenticateBackend(form, { db, keysOf, endpoint, now });
  asking.client = found.client;
  asking.proved = true;
  deps.exchanges.byPartner.spend(found.client.partnerId);
  const context = { client: found.client, requestId: record.id, userAgent: undefined, now };
  return issueSystemToken(deps, form, found, context);
}

async function answer(c: AppContext, asking: Asking, deps: AllDeps) {
  const record = recordOf(c.env.incoming);
  const now = deps.now();
  deps.exchanges.byClient.spend(record.client);
  const form = await readTokenForm(c.req.raw);
  if (form.get('grant_type') === CLIENT_CREDENTIALS) {
    const given = await answerSystem(c, form, asking, deps);
    record.staffId = given.staffId;
    return c.json(given.answer, 200, { pragma: 'no-cache' });
  }
  requireExchangeGrant(form);
  const page = c.req.header('origin');
  const credentials = readCredentials(c.req.header('authorization'), form);
  const client = await authenticatePartner(deps.db, credentials, now);
  asking.client = client;
  asking.proved = client.issuer === null;
  const request = readTokenRequest(form, { client, page, api: `${deps.settings.origin}/api`, now });
  const userAgent = page === undefined ? undefined : c.req.header('user-agent');
  const context = { client, requestId: record.id, userAgent, now };
  const subject = await proveSubject(deps, request, context);
  asking.proved = true;
  deps.exchanges.byPartner.spend(client.partnerId);
  const given = await issueToken(deps, subject, request, context);
  record.staffId = given.staffId;
  return c.json(given.answer, 200, { pragma: 'no-cache' });
}

function oauthErrorOf(error: unknown, record: RequestRecord, log: Log): OAuthError {
  return error instanceof OAuthError ? error : asOAuthError(asProblem(error, record, log));
}

/** Writes refusals of a known partner to its organisation's audit. */
async function auditRefused(
  { client, proved }: Asking,
  { code, status }: OAuthError,
  { db, exchanges }: TokenExchangeRouteDeps,
  { id: requestId }: RequestRecord,
): Promise<void> {
  if (!client || status >= 500 || status === 429) return;
  if (!proved) exchanges.unproved.spend(client.partnerId);
  const { organisationId, partnerId } = client;
  const details = { through: partnerId, code };
  await writeAudit(db, { organisationId, requestId, action: PARTNER_TOKEN, outcome: 'refused', details });
}

/**
 * Mounts the token endpoint for partners: for their users (RFC 8693), and for their systems. Errors have OAuth's form, not that of the services. Pages may call
 * it too, if their partner's users have ID tokens.
 */
export function mountTokenExchange(app: App, routeDeps: TokenExchangeRouteDeps): void {
  const fetch = permittedFetch(reachOf(routeDeps.settings));
  const deps = { verifyPartnerToken: partnerIssuers(fetch), keysOf: backendKeys(fetch), ...routeDeps };
  openToPages(app, TOKEN_ENDPOINT, 'POST', deps.pages);
  mountAt(app, 'POST', TOKEN_ENDPOINT, async (c) => {
    const record = recordOf(c.env.incoming);
    record.route = PARTNER_TOKEN;
    const asking: Asking = {};
    const refuse = (error: unknown) => oauthErrorOf(error, record, deps.log);
    try {
      return await answer(c, asking, deps);
    } catch (error) {
      const refused = refuse(error);
      const known: Asking = error instanceof RefusedClient ? { client: error.client } : asking;
      const refusal = await auditRefused(known, refused, deps, record).then(() => refused, refuse);
      record.code = refusal.code;
      return oauthResponse(refusal, c.req.header('authorization') !== undefined);
    }
  });
}
