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
/** A working day; a renewal does not make it longer. */
const SESSION_HOURS = 12;
const QUARTER_HOUR = 900;
/** Requests a minute from one network: several hundred people who come to work at once, each with some. */
const REQUESTS = 1_200;
const APPOINTMENTS = 'access:appointments';

/** The provider, and the sign-ins under way that the login page answers. */
export interface IdentityProvider {
  readonly provider: Provider;
  /** Takes the keys that were made since, and gives up those that were deleted. */
  readKeys(): Promise<void>;
  /** Answers requests below `/oidc`; false for all others, and for the request for a new password. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers a request below `/oidc` that cannot be read, in the provider's own form; false for all others. */
  refuse(request: IncomingMessage, response: ServerResponse, problem: ProblemError): boolean;
}

const remaining = (session: { loginTs?: number | undefined }): number => {
  const since = session.loginTs ? Math.floor(Date.now() / 1000) - session.loginTs : 0;
  return Math.max(1, SESSION_HOURS * HOUR - since);
};

/** No consent page: the only client is the product itself. */
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

/** The services, as the audience of an access token; they take none of the provider's, but the console asks for one. */
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
    // Used by no client of ours, and each allows writes into the database without a sign-in.
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      // No question whether to leave: the person pressed "Logout" a moment ago.
      logoutSource: async (ctx, form) => html(ctx, signOutPage(localeFor(ctx), form)),
      postLogoutSuccessSource: async (ctx) => html(ctx, signedOutPage(localeFor(ctx))),
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: (ctx) => resourceOf(ctx.oidc.provider),
      useGrantedResource: () => true,
      getResourceServerInfo(ctx, audience) {
        // Any other audience would get a token of ours that says what its asker likes.
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
    // Tells one sign-in of a person from another.
    require_auth_time: true,
    redirect_uris: [`${origin}/auth/callback`, `${origin}/auth/silent`],
    post_logout_redirect_uris: [origin, `${origin}/`],
  };
}

const cookie = { signed: true, httpOnly: true, sameSite: 'lax' } as const;

/** What the provider signs with; the first of each signs, all verify. */
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

/** Behind a proxy the request names inner hosts; the provider's addresses follow the settings alone. */
function asPublicAddress(request: IncomingMessage, origin: URL): void {
  request.headers.host = origin.host;
  request.headers['x-forwarded-host'] = origin.host;
  request.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
}

/** The embedded OpenID provider: authorization code with PKCE for one public client, kept in the database. */
export async function createIdentityProvider(
  db: Kysely<Schema>,
  settings: Settings,
  log: Log,
): Promise<IdentityProvider> {
  const { Provider, errors, interactionPolicy: policies } = await loadProvider();
  const byNetwork = createRateLimit(REQUESTS, () => performance.now());
  /** Its keys cannot be changed; all it remembers is in the database, so that another one goes on in its place. */
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

  /** Not the request for a new password, which the app answers: it is none of OpenID's endpoints. */
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
