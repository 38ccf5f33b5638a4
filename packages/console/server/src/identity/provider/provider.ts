import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import type { Configuration, interactionPolicy, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Settings } from '../../platform/config/config.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Log } from '../../platform/http/log.ts';
import type { ProblemError } from '../../platform/http/problem-error.ts';
import { createRateLimit } from '../../platform/http/rate-limit.ts';
import { recordOf } from '../../platform/http/request-record.ts';
import { loadSigningKeys, type SigningKey } from '../tokens/signing-keys.ts';
import { accountFinder } from './accounts.ts';
import { adapters, type ProviderErrors } from './adapter.ts';
import { askAgainAfter } from './ask-again.ts';
import { cookieKeys } from './cookie-keys.ts';
import { keepToOrigin } from './keep-to-origin.ts';
import { limitRequests } from './limit-requests.ts';
import { loadProvider } from './load-provider.ts';
import { localeOf } from './locale.ts';
import { errorPage, signedOutPage, signOutPage } from './pages.ts';
import { changePasswordPath } from './password/change-password.ts';
import { answerFailures, refuseUnread } from './provider-failures.ts';
import { endWithSignOut } from './sign-out.ts';

const MOUNT = '/oidc';
const HOUR = 3600;
/** A working day. Renewals do not extend it. */
const SESSION_HOURS = 12;
const QUARTER_HOUR = 900;
/** Requests per minute and network. Allows several hundred people to start work at once, with a few requests each. */
const REQUESTS = 1_200;
const APPOINTMENTS = 'access:appointments';

/** The provider, and the pending sign-ins for the login page. */
export interface IdentityProvider {
  readonly provider: Provider;
  /** Loads new keys and drops deleted ones. */
  readKeys(): Promise<void>;
  /** Answers requests below `/oidc`. Returns false for all others, and for password changes. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers an unreadable request below `/oidc` in the provider's format. Returns false for all others. */
  refuse(request: IncomingMessage, response: ServerResponse, problem: ProblemError): boolean;
}

const remaining = (session: { loginTs?: number | undefined }): number => {
  const since = session.loginTs ? Math.floor(Date.now() / 1000) - session.loginTs : 0;
  return Math.max(1, SESSION_HOURS * HOUR - since);
};

/** Grants access without a consent page: the only client is the product itself. */
async function loadGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const grant =
    (known && (await provider.Grant.find(known))) ||
    new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope('openid profile email');
  grant.addResourceScope(resourceOf(provider), APPOINTMENTS);
  await grant.save();
  return grant;
}

/**
 * Returns the services' address as the audience of an access token.
 * The services accept no token of the provider, but the console requests one.
 */
const resourceOf = (provider: Provider) => new URL('/api', provider.issuer).href;

function html(ctx: KoaContextWithOIDC, page: string): void {
  ctx.type = 'html';
  ctx.set('cache-control', 'no-store');
  ctx.body = page;
}

const localeFor = (ctx: KoaContextWithOIDC) => localeOf(ctx.get('accept-language'));

function features({ InvalidTarget }: ProviderErrors): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    // None of our clients uses these, and each allows database writes without a sign-in.
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      // No confirmation: the user has just pressed "Logout".
      logoutSource: async (ctx, form) => html(ctx, signOutPage(localeFor(ctx), form)),
      postLogoutSuccessSource: async (ctx) => html(ctx, signedOutPage(localeFor(ctx))),
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: (ctx) => resourceOf(ctx.oidc.provider),
      useGrantedResource: () => true,
      getResourceServerInfo(ctx, audience) {
        // Any other audience would let the caller choose what our token says.
        if (audience !== resourceOf(ctx.oidc.provider)) throw new InvalidTarget();
        return {
          scope: APPOINTMENTS,
          audience,
          accessTokenTTL: QUARTER_HOUR,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        };
      },
    },
  };
}

function client({ clientId, origin }: Settings): NonNullable<Configuration['clients']>[number] {
  return {
    client_id: clientId,
    client_name: 'Careline',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code'],
    response_types: ['code'],
    // Distinguishes a user's sign-ins.
    require_auth_time: true,
    redirect_uris: [`${origin}/auth/callback`, `${origin}/auth/silent`],
    post_logout_redirect_uris: [origin, `${origin}/`],
  };
}

const cookie = { signed: true, httpOnly: true, sameSite: 'lax' } as const;

/** The provider's keys. The first of each signs, all verify. */
interface ProviderKeys {
  readonly tokens: readonly SigningKey[];
  readonly cookies: string[];
}

const loadKeys = async (db: Kysely<Schema>): Promise<ProviderKeys> => ({
  tokens: await loadSigningKeys(db, 'oidc'),
  cookies: await cookieKeys(db),
});

interface Configuring {
  readonly db: Kysely<Schema>;
  readonly settings: Settings;
  readonly keys: ProviderKeys;
  readonly errors: ProviderErrors;
  readonly policies: typeof interactionPolicy;
}

const areAlike = (one: ProviderKeys, other: ProviderKeys): boolean => {
  const names = ({ tokens, cookies }: ProviderKeys) =>
    [...tokens.map(({ kid }) => kid), ...cookies].join(' ');
  return names(one) === names(other);
};

function configuration({ db, settings, keys, errors, policies }: Configuring): Configuration {
  return {
    adapter: adapters(db, errors),
    clients: [client(settings)],
    jwks: { keys: keys.tokens.map((key) => key.privateJwk) } as Configuration['jwks'],
    findAccount: accountFinder(db, settings),
    loadExistingGrant: loadGrant,
    responseTypes: ['code'],
    scopes: ['openid', 'profile', 'email'],
    claims: {
      openid: ['sub', 'azp', 'amr', settings.rolesClaim],
      profile: ['name'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    clientBasedCORS: (_, origin) => origin === settings.origin,
    interactions: {
      url: (_, interaction) => `/login/${interaction.uid}`,
      policy: askAgainAfter(settings.idleLockMinutes, policies),
    },
    cookies: {
      keys: keys.cookies,
      names: { session: 'careline_session', interaction: 'careline_signin', resume: 'careline_resume' },
      long: cookie,
      short: cookie,
    },
    ttl: {
      Session: (_, session) => remaining(session),
      Grant: SESSION_HOURS * HOUR,
      Interaction: HOUR,
      IdToken: QUARTER_HOUR,
      AccessToken: QUARTER_HOUR,
      AuthorizationCode: 60,
    },
    features: features(errors),
    renderError: async (ctx, out) => html(ctx, errorPage(localeFor(ctx), recordOf(ctx.req).id, out.error)),
  };
}

/**
 * Sets the public address.
 * Behind a proxy, requests contain internal host names, but the provider's addresses must follow the settings.
 */
function asPublicAddress(request: IncomingMessage, origin: URL): void {
  request.headers.host = origin.host;
  request.headers['x-forwarded-host'] = origin.host;
  request.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
}

/** Creates the embedded OpenID provider: authorization code with PKCE for one public client, stored in the database. */
export async function createIdentityProvider(
  db: Kysely<Schema>,
  settings: Settings,
  log: Log,
): Promise<IdentityProvider> {
  const { Provider, errors, interactionPolicy: policies } = await loadProvider();
  const byNetwork = createRateLimit(REQUESTS, () => performance.now());
  /** A provider's keys cannot be changed. Its state is in the database, so a new provider can replace it. */
  function providerWith(keys: ProviderKeys) {
    const provider = new Provider(settings.issuer, configuration({ db, settings, keys, errors, policies }));
    provider.proxy = true;
    keepToOrigin(provider, settings.origin);
    answerFailures(provider, log);
    limitRequests(provider, byNetwork);
    endWithSignOut(provider, db);
    return { keys, provider, answer: provider.callback() };
  }
  let current = providerWith(await loadKeys(db));
  const origin = new URL(settings.origin);
  const changePassword = changePasswordPath(settings);

  /** Excludes the password change, which the app answers: it is not an OpenID endpoint. */
  const isOurs = (url: string): boolean =>
    (url === MOUNT || url.startsWith(`${MOUNT}/`) || url.startsWith(`${MOUNT}?`)) &&
    url.split('?')[0] !== changePassword;

  function refuse(request: IncomingMessage, response: ServerResponse, problem: ProblemError): boolean {
    if (!isOurs(request.url ?? '')) return false;
    recordOf(request).route = 'oidc';
    refuseUnread(request, response, problem);
    return true;
  }
  function handle(request: IncomingMessage & { originalUrl?: string }, response: ServerResponse): boolean {
    const url = request.url ?? '';
    if (!isOurs(url)) return false;
    recordOf(request).route = 'oidc';
    asPublicAddress(request, origin);
    request.originalUrl = url;
    request.url = url.slice(MOUNT.length) || '/';
    void current.answer(request, response);
    return true;
  }
  async function readKeys(): Promise<void> {
    const keys = await loadKeys(db);
    if (!areAlike(keys, current.keys)) current = providerWith(keys);
  }

  return {
    get provider() {
      return current.provider;
    },
    readKeys,
    handle,
    refuse,
  };
}
