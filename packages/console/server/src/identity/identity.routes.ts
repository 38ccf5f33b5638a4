import { createHash } from 'node:crypto';
import { exchangeIdentity, getProfile, listAppScopes } from '@careline/core/internal/identity';
import type { Kysely, Transaction } from 'kysely';
import { openFacilitiesOf } from '../facilities/facilities.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { App } from '../platform/http/app-context.ts';
import { requireContract } from '../platform/http/contract-header.ts';
import { readJsonBody } from '../platform/http/json/json-body.ts';
import { readQuery, validate } from '../platform/http/json/read-input.ts';
import { mountAt, pathOf } from '../platform/http/mount-at.ts';
import type { RateLimit } from '../platform/http/rate-limit.ts';
import { recordOf } from '../platform/http/request-record.ts';
import { type Route, route } from '../platform/http/route.ts';
import { requireNone } from './authenticate.ts';
import { type ExchangeInput, exchangeIdToken } from './tokens/exchange-identity.ts';
import type { VerifyIdToken } from './tokens/id-token.ts';
import type { Tokens } from './tokens/tokens.ts';

const staffRow = (tx: Transaction<Schema>, staffId: string) =>
  tx
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'roles', 'app_scopes'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();

/** Returns the hash under which avatar services look up pictures. */
const hashOf = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

const profileRoute = (clientId: string): Route =>
  route(getProfile, async (_, { tx, caller, now }) => {
    const staff = await staffRow(tx, caller.staffId);
    const { partner } = caller;
    const all = await openFacilitiesOf(tx, caller.staffId, now);
    // A partner's page sees only the facility of its token, and nothing about the console's own areas.
    const facilities = partner ? all.filter((one) => one.facilityId === caller.facilityId) : all;
    return {
      data: {
        sub: staff.id,
        name: staff.name,
        email: staff.email,
        emailHash: hashOf(staff.email),
        roles: staff.roles,
        scopes: [...caller.scopes],
        facility: facilities.find((one) => one.facilityId === caller.facilityId) ?? null,
        facilities,
        azp: partner?.partnerId ?? clientId,
        resourceId: staff.id,
        user_metadata: { app_scopes: partner ? [] : staff.app_scopes },
      },
    };
  });

const appScopesRoute: Route = route(listAppScopes, async (_, { tx, caller }) => ({
  data: caller.partner ? [] : (await staffRow(tx, caller.staffId)).app_scopes,
}));

export const identityRoutes = (clientId: string): readonly Route[] => [
  profileRoute(clientId),
  appScopesRoute,
];

export interface ExchangeRouteDeps {
  readonly db: Kysely<Schema>;
  readonly tokens: Tokens;
  /** Unix seconds. */
  readonly now: () => number;
  readonly verifyIdToken: VerifyIdToken;
  /** By network address, because there is no user yet. */
  readonly signIns: RateLimit;
}

/** Mounts the only call without a user. Its token is in the body, and verifying it may fetch the provider's keys. */
export function mountIdentityExchange(app: App, deps: ExchangeRouteDeps): void {
  mountAt(app, 'POST', pathOf(exchangeIdentity), async (c) => {
    const record = recordOf(c.env.incoming);
    record.route = exchangeIdentity.name;
    requireContract(c.req.header());
    requireNone(c.req.header('authorization'));
    deps.signIns.spend(record.client);
    readQuery(exchangeIdentity, c.req.url);
    const input = validate('body', exchangeIdentity.body, await readJsonBody(c.req.raw)) as ExchangeInput;
    const answer = await exchangeIdToken(deps, input, {
      requestId: record.id,
      userAgent: c.req.header('user-agent'),
      now: deps.now(),
    });
    record.staffId = answer.resourceInfo.resourceId;
    return c.json(answer);
  });
}
