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

/** The part of `Storage` for the state of a pending sign-in. */
export interface StateStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface OidcProviderOptions {
  /** Address of the issuer. */
  readonly authority: string;
  readonly clientId: string;
  /** Origin of the site; the provider redirects to paths below it. */
  readonly origin: string;
  readonly scopes: readonly string[];
  /** Session storage of the page. It only has the state of a pending sign-in, never a token. */
  readonly storage: StateStorage;
  /**
   * How a loading page checks for a session: in a hidden `frame`, or by sending the whole `page` to the provider and
   * back, if it is on another site and browsers block its cookies in frames. By default, the page's own origin uses a
   * frame, and any other a page trip if the frame gave nothing. Later renewals use a refresh token if there is one,
   * otherwise a frame. If frames give nothing, the session lasts as long as its token, and the next page load makes
   * the trip.
   */
  readonly renewal?: 'frame' | 'page';
  /** Seconds after which sign-in asks for the password again. Does not apply to renewals. */
  readonly maxAge?: number;
  /** Seconds of a silent renewal until the provider counts as unreachable. */
  readonly renewalTimeout?: number;
  /** Navigation; the browser's own by default. */
  readonly navigators?: { readonly redirect?: INavigator; readonly iframe?: INavigator };
}

const RENEWAL_TIMEOUT_S = 10;

/** Errors about the user. All others are about the provider or the connection. */
const REFUSALS: ReadonlySet<string | null> = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
  'access_denied',
  'invalid_grant',
]);

/** The default would also remove `azp` and `auth_time`, which the profile needs. */
const REMOVED_CLAIMS = ['nbf', 'jti', 'nonce', 'at_hash'];

/** Adapts the storage for the client. `clear` is not supported, because others share the storage. */
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
      // In the fragment, the code reaches no server log.
      response_mode: 'fragment',
      scope: options.scopes.join(' '),
      loadUserInfo: false,
      filterProtocolClaims: REMOVED_CLAIMS,
      automaticSilentRenew: false,
      monitorSession: false,
      // Another user at the provider has their own session, which is not a refusal. The console decides whose
      // screen it is.
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

/** Stored state of a trip to the provider: return address and purpose. */
interface Trip {
  readonly returnPath: string | undefined;
  readonly beside?: boolean;
  /** For a renewal, a refusal is an answer and not a failure. */
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

/** Returns the provider's description, or its code, or the connection error. */
function describe(error: unknown): string {
  if (error instanceof ErrorResponse) return error.error_description || error.error || error.message;
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}

const isRefusal = (error: unknown): error is ErrorResponse =>
  error instanceof ErrorResponse && REFUSALS.has(error.error);

/** The client's message for a failing server ends with the status in brackets. */
const isServerFailure = (error: unknown): boolean =>
  error instanceof Error && /\(5\d\d\)(:|$)/.test(error.message);

function signInError(error: unknown): SignInError {
  const silent = error instanceof TypeError || error instanceof ErrorTimeout || isServerFailure(error);
  return new SignInError(silent ? 'unreachable' : 'answer-invalid', error);
}

const NO_ID_TOKEN = 'The identity provider answered without an ID token.';

/**
 * Creates an OpenID provider with authorization code and PKCE (OpenID Connect Core 1.0, RFC 7636, RFC 9700).
 * Tokens stay in memory. Renewal uses a refresh token if there is one, otherwise a hidden frame, which needs
 * `/auth/silent` on the origin and a same-site provider. For other providers, the page itself goes there when it
 * loads.
 */
export function createOidcProvider(options: OidcProviderOptions): IdentityProvider {
  const manager = userManager(options);
  const isForeign = new URL(options.authority, options.origin).origin !== options.origin;
  // Once a frame has brought a session, the provider's cookies work in frames, so their refusals are reliable.
  let framesAreHeard = !isForeign || options.renewal === 'frame';

  /** Loads the provider's metadata before anything is stored for the trip. */
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

  /** Leaves the page; the next page gets the provider's answer. */
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

  /** Interprets a refusal: always final for a refresh token, but for a frame only if its cookies work. */
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

  /**
   * A frame without cookies gets the same answer as a stranger's, so the page itself asks a provider of another site.
   */
  async function renew({ leaveFrom }: RenewOptions = {}): Promise<ProviderRenewal> {
    const mayLeave = leaveFrom !== undefined && options.renewal !== 'frame';
    if (mayLeave && options.renewal === 'page') return leave(leaveFrom);
    const renewed = await renewInPlace();
    return mayLeave && isForeign && renewed.result !== 'renewed' ? leave(leaveFrom) : renewed;
  }

  async function signOut(): Promise<void> {
    // Removing the user avoids an `id_token_hint`, which would put the token into an address and into logs. The client
    // id is enough for the redirect.
    await manager.removeUser();
    await manager.signoutRedirect();
  }

  return { signIn, completeSignIn, renew, signOut };
}
