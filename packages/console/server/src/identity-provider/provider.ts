import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Settings } from '../config.ts';
import { errorFacts, type Log } from '../http/log.ts';
import { recordOf } from '../http/request-record.ts';
import type { Schema } from '../store/schema.ts';
import { loadSigningKeys, type SigningKey } from '../tokens/signing-keys.ts';
import { accountFinder } from './accounts.ts';
import { adapters } from './adapter.ts';
import { changePasswordPath } from './change-password.ts';
import { cookieKeys } from './cookie-keys.ts';
import { loadProvider } from './load-provider.ts';
import { localeOf } from './locale.ts';
import { errorPage, signedOutPage, signOutPage } from './pages.ts';

const MOUNT = '/oidc';
const HOUR = 3600;
/** A working day; a renewal does not make it longer. */
const SESSION_HOURS = 12;
const QUARTER_HOUR = 900;
const APPOINTMENTS = 'access:appointments';

/** The provider, and the sign-ins under way that the login page answers. */
export interface IdentityProvider {
  readonly provider: Provider;
  /** Takes the keys that were made since, and gives up those that were deleted. */
  readKeys(): Promise<void>;
  /** Answers requests below `/oidc`; false for all others, and for the request for a new password. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
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

const resourceOf = (provider: Provider) => new URL('/api', provider.issuer).href;

function html(ctx: KoaContextWithOIDC, page: string): void {
  ctx.type = 'html';
  ctx.set('cache-control', 'no-store');
  ctx.body = page;
}

const localeFor = (ctx: KoaContextWithOIDC) => localeOf(ctx.get('accept-language'));

function features(): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
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
      getResourceServerInfo: (_, audience) => ({
        scope: APPOINTMENTS,
        audience,
        accessTokenTTL: QUARTER_HOUR,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      }),
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

const areAlike = (one: ProviderKeys, other: ProviderKeys): boolean => {
  const names = ({ tokens, cookies }: ProviderKeys) =>
    [...tokens.map(({ kid }) => kid), ...cookies].join(' ');
  return names(one) === names(other);
};

function configuration(db: Kysely<Schema>, settings: Settings, keys: ProviderKeys): Configuration {
  return {
    adapter: adapters(db),
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
    interactions: { url: (_, interaction) => `/login/${interaction.uid}` },
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
    features: features(),
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
  const { Provider } = await loadProvider();
  /** Its keys cannot be changed; all it remembers is in the database, so that another one goes on in its place. */
  function providerWith(keys: ProviderKeys) {
    const provider = new Provider(settings.issuer, configuration(db, settings, keys));
    provider.proxy = true;
    provider.on('server_error', (ctx, error) => {
      log.error('provider-failed', { request: recordOf(ctx.req).id, ...errorFacts(error) });
    });
    return { keys, provider, answer: provider.callback() };
  }
  let current = providerWith(await loadKeys(db));
  const origin = new URL(settings.origin);
  const changePassword = changePasswordPath(settings);

  function handle(request: IncomingMessage & { originalUrl?: string }, response: ServerResponse): boolean {
    const url = request.url ?? '';
    if (url !== MOUNT && !url.startsWith(`${MOUNT}/`) && !url.startsWith(`${MOUNT}?`)) return false;
    // Not one of OpenID's endpoints: the app answers it.
    if (url.split('?')[0] === changePassword) return false;
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
  };
}
