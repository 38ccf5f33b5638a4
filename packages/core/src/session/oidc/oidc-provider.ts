import {
  type AsyncStorage,
  ErrorResponse,
  type INavigator,
  InMemoryWebStorage,
  type User,
  UserManager,
  WebStorageStateStore,
} from 'oidc-client-ts';
import type {
  CallbackResult,
  IdentityProvider,
  ProviderRenewal,
  ProviderSession,
} from '../identity-provider.ts';
import { returnPathOf } from '../return-path.ts';

/** The part of `Storage` that keeps the state of a sign-in under way. */
export interface StateStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface OidcProviderOptions {
  /** The issuer's address. */
  readonly authority: string;
  readonly clientId: string;
  /** The site's origin; the provider returns to paths below it. */
  readonly origin: string;
  readonly scopes: readonly string[];
  /** The page's session storage. Only the state of a sign-in under way is kept there, never a token. */
  readonly storage: StateStorage;
  /** Seconds a silent renewal may take before the provider counts as unreachable. */
  readonly renewalTimeout?: number;
  /** How the page travels; the browser's own ways without them. */
  readonly navigators?: { readonly redirect?: INavigator; readonly iframe?: INavigator };
}

const RENEWAL_TIMEOUT_S = 10;

/** What a provider says about the person; every other error is about the provider or the way to it. */
const REFUSALS: ReadonlySet<string | null> = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
  'access_denied',
  'invalid_grant',
]);

/** By default two claims that the profile needs, `azp` and `auth_time`, would be taken out. */
const REMOVED_CLAIMS = ['nbf', 'jti', 'nonce', 'at_hash'];

/** The storage as the client takes one; `clear` is not ours to do on a storage that others share. */
function stateStore(storage: StateStorage): AsyncStorage {
  return {
    get length() {
      return Promise.resolve(storage.length);
    },
    key: async (index) => storage.key(index),
    getItem: async (key) => storage.getItem(key),
    setItem: async (key, value) => storage.setItem(key, value),
    removeItem: async (key) => storage.removeItem(key),
    clear: async () => {},
  };
}

function userManager(options: OidcProviderOptions): UserManager {
  const { origin, navigators } = options;
  return new UserManager(
    {
      authority: options.authority,
      client_id: options.clientId,
      redirect_uri: `${origin}/auth/callback`,
      silent_redirect_uri: `${origin}/auth/silent`,
      post_logout_redirect_uri: origin,
      response_type: 'code',
      // In the fragment the code reaches no server's log.
      response_mode: 'fragment',
      scope: options.scopes.join(' '),
      loadUserInfo: false,
      filterProtocolClaims: REMOVED_CLAIMS,
      automaticSilentRenew: false,
      monitorSession: false,
      // Somebody else at the provider is a session of theirs, not a refusal: whose screen it is, the console decides.
      validateSubOnSilentRenew: false,
      silentRequestTimeoutInSeconds: options.renewalTimeout ?? RENEWAL_TIMEOUT_S,
      userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
      stateStore: new WebStorageStateStore({ prefix: 'careline.oidc.', store: stateStore(options.storage) }),
    },
    navigators?.redirect,
    undefined,
    navigators?.iframe,
  );
}

function sessionOf(user: User | null): ProviderSession | undefined {
  if (!user?.id_token) return undefined;
  return { providerId: user.profile.sub, providerToken: user.access_token, idToken: user.id_token };
}

const returnPathIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'returnPath' in state
    ? returnPathOf(state.returnPath)
    : undefined;

/** The provider's description where it gave one, else its code, else what went wrong on the way. */
function describe(error: unknown): string {
  if (error instanceof ErrorResponse) return error.error_description || error.error || error.message;
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}

const NO_ID_TOKEN = 'The identity provider answered without an ID token.';

/**
 * An OpenID provider by authorization code with PKCE (OpenID Connect Core 1.0, RFC 7636, RFC 9700). Tokens stay in
 * memory. Renewal runs in a hidden frame, which needs a provider of the same site and `/auth/silent` on the origin.
 */
export function createOidcProvider(options: OidcProviderOptions): IdentityProvider {
  const manager = userManager(options);

  async function signIn(returnPath: string | undefined): Promise<void> {
    await manager.clearStaleState();
    await manager.signinRedirect({ state: { returnPath: returnPathOf(returnPath) } });
  }

  async function completeSignIn(url: string): Promise<CallbackResult> {
    try {
      const user = await manager.signinRedirectCallback(url);
      const session = sessionOf(user);
      if (!session) return { result: 'failed', description: NO_ID_TOKEN };
      return { result: 'signed-in', session, returnPath: returnPathIn(user.state) };
    } catch (error) {
      return { result: 'failed', description: describe(error) };
    }
  }

  async function renew(): Promise<ProviderRenewal> {
    try {
      const session = sessionOf(await manager.signinSilent());
      return session ? { result: 'renewed', session } : { result: 'unreachable', description: NO_ID_TOKEN };
    } catch (error) {
      const refused = error instanceof ErrorResponse && REFUSALS.has(error.error);
      if (refused) await manager.removeUser();
      return { result: refused ? 'refused' : 'unreachable', description: describe(error) };
    }
  }

  async function signOut(): Promise<void> {
    // Without the user there is no `id_token_hint`: the token would stand in an address, and in the logs of whatever is
    // on the way. The client id says as much about where to return to.
    await manager.removeUser();
    await manager.signoutRedirect();
  }

  return { signIn, completeSignIn, renew, signOut };
}
