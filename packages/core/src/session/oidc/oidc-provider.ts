import {
  type AsyncStorage,
  ErrorResponse,
  ErrorTimeout,
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
  RenewOptions,
  SignInOptions,
} from '../identity-provider.ts';
import { returnPathOf } from '../return-path.ts';
import { SignInError } from '../sign-in-error.ts';

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
  /**
   * How the page load asks who is signed in: in a hidden `frame`, or where the provider is of another site and browsers
   * keep its cookies from frames, by a trip of the whole `page` to the provider and back. Without it the provider's origin
   * decides: the page's own is asked in a frame, any other by a trip when the frame brought nothing. Later renewals use the
   * refresh token where the provider gave one, else a frame; where frames bring nothing, the session lasts as long as its
   * token, and the next page that is opened makes the trip.
   */
  readonly renewal?: 'frame' | 'page';
  /** Seconds after which a sign-in asks for the password of a person the provider still knows. Renewals do not. */
  readonly maxAge?: number;
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

/** What the storage keeps of a trip to the provider: where to go afterwards, and what the trip was for. */
interface Trip {
  readonly returnPath: string | undefined;
  readonly beside?: boolean;
  /** Nobody asked for a sign-in: a refusal is an answer, not a failure. */
  readonly silent?: boolean;
}

function tripIn(state: unknown): Trip {
  if (typeof state !== 'object' || state === null) return { returnPath: undefined };
  const { returnPath, beside, silent } = state as Readonly<Record<string, unknown>>;
  return {
    returnPath: returnPathOf(returnPath),
    ...(beside === true ? { beside } : {}),
    ...(silent === true ? { silent } : {}),
  };
}

/** The provider's description where it gave one, else its code, else what went wrong on the way. */
function describe(error: unknown): string {
  if (error instanceof ErrorResponse) return error.error_description || error.error || error.message;
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}

const isRefusal = (error: unknown): error is ErrorResponse =>
  error instanceof ErrorResponse && REFUSALS.has(error.error);

/** The client words a failing server as its status text and status, in brackets. */
const isServerFailure = (error: unknown): boolean =>
  error instanceof Error && /\(5\d\d\)(:|$)/.test(error.message);

function signInError(error: unknown): SignInError {
  const silent = error instanceof TypeError || error instanceof ErrorTimeout || isServerFailure(error);
  return new SignInError(silent ? 'unreachable' : 'answer-invalid', error);
}

const NO_ID_TOKEN = 'The identity provider answered without an ID token.';

/**
 * An OpenID provider by authorization code with PKCE (OpenID Connect Core 1.0, RFC 7636, RFC 9700). Tokens stay in
 * memory. Renewal uses the refresh token where there is one, else a hidden frame, which needs `/auth/silent` on the
 * origin and a provider of the same site; to other providers the page itself goes when it is loaded.
 */
export function createOidcProvider(options: OidcProviderOptions): IdentityProvider {
  const manager = userManager(options);
  const isForeign = new URL(options.authority, options.origin).origin !== options.origin;
  // Once a frame has brought a session, the provider's cookies reach frames, and what a frame is told is true.
  let framesAreHeard = !isForeign || options.renewal === 'frame';

  /** Where the provider is, before anything is stored for the trip there. */
  async function findProvider(signal: AbortSignal | undefined): Promise<void> {
    try {
      await manager.metadataService.getAuthorizationEndpoint();
    } catch (error) {
      throw signal?.aborted ? new SignInError('cancelled', error) : signInError(error);
    }
    if (signal?.aborted) throw new SignInError('cancelled', signal.reason);
  }

  async function signIn(returnPath: string | undefined, how: SignInOptions = {}): Promise<void> {
    await findProvider(how.signal);
    await manager.clearStaleState();
    const trip: Trip = { returnPath: returnPathOf(returnPath), ...(how.beside ? { beside: true } : {}) };
    const maxAge = options.maxAge === undefined ? {} : { max_age: options.maxAge };
    await manager.signinRedirect({
      state: trip,
      ...(how.fresh ? { prompt: 'login' } : maxAge),
      ...(how.hint !== undefined && { login_hint: how.hint }),
    });
  }

  function failed(error: unknown): CallbackResult {
    const trip = tripIn(error instanceof ErrorResponse ? error.state : undefined);
    if (trip.silent && isRefusal(error)) return { result: 'refused', returnPath: trip.returnPath };
    return { result: 'failed', description: describe(error), ...(trip.beside ? { beside: true } : {}) };
  }

  async function completeSignIn(url: string): Promise<CallbackResult> {
    try {
      const user = await manager.signinRedirectCallback(url);
      const session = sessionOf(user);
      const { returnPath, beside } = tripIn(user.state);
      const besides = beside ? { beside } : {};
      if (!session) return { result: 'failed', description: NO_ID_TOKEN, ...besides };
      return { result: 'signed-in', session, returnPath, ...besides };
    } catch (error) {
      return failed(error);
    }
  }

  /** A new page is shown what the provider says; this one is over. */
  async function leave(from: string): Promise<ProviderRenewal> {
    try {
      await findProvider(undefined);
      const trip: Trip = { returnPath: returnPathOf(from), silent: true };
      await manager.signinRedirect({ state: trip, prompt: 'none' });
      return { result: 'left' };
    } catch (error) {
      return { result: 'unreachable', description: describe(error) };
    }
  }

  const asksInFrame = async () => !(await manager.getUser())?.refresh_token;

  /** What a refusal means: of a refresh token always what it says, of a frame only where frames are heard. */
  async function refusedInPlace(error: ErrorResponse, inFrame: boolean): Promise<ProviderRenewal> {
    const description = describe(error);
    if (inFrame && !framesAreHeard) return { result: 'unheard', description };
    await manager.removeUser();
    return { result: 'refused', description };
  }

  async function renewInPlace(): Promise<ProviderRenewal> {
    const inFrame = await asksInFrame();
    try {
      const session = sessionOf(await manager.signinSilent());
      if (!session) return { result: 'unreachable', description: NO_ID_TOKEN };
      framesAreHeard ||= inFrame;
      return { result: 'renewed', session };
    } catch (error) {
      if (isRefusal(error)) return refusedInPlace(error, inFrame);
      return { result: 'unreachable', description: describe(error) };
    }
  }

  /** A frame that got no cookies hears what one of a stranger hears, so a provider of another site is asked by the page. */
  async function renew({ leaveFrom }: RenewOptions = {}): Promise<ProviderRenewal> {
    const mayLeave = leaveFrom !== undefined && options.renewal !== 'frame';
    if (mayLeave && options.renewal === 'page') return leave(leaveFrom);
    const renewed = await renewInPlace();
    return mayLeave && isForeign && renewed.result !== 'renewed' ? leave(leaveFrom) : renewed;
  }

  async function signOut(): Promise<void> {
    // Without the user there is no `id_token_hint`: the token would stand in an address, and in the logs of whatever is
    // on the way. The client id says as much about where to return to.
    await manager.removeUser();
    await manager.signoutRedirect();
  }

  return { signIn, completeSignIn, renew, signOut };
}
