import type { LogoutReason } from '#navigation';

/** Result of a sign-in or renewal at the identity provider. */
export interface ProviderSession {
  /** The provider's subject: provider id of the session holder (specification 3.8). */
  readonly providerId: string;
  /** Access token of the provider. */
  readonly providerToken: string;
  /** Sent to the identity exchange. */
  readonly idToken: string;
}

/**
 * A silent renewal has three results (design 3). `refused` comes from the provider, never from a network error. Two
 * are not final: `left`, the page leaves for the provider and reloads with the answer; `unheard`, a cross-site frame
 * was told that nobody is signed in, which is always the case if the browser blocks the provider's cookies.
 */
export type ProviderRenewal =
  | { readonly result: 'renewed'; readonly session: ProviderSession }
  | { readonly result: 'refused'; readonly description: string }
  | { readonly result: 'unreachable'; readonly description: string }
  | { readonly result: 'unheard'; readonly description: string }
  | { readonly result: 'left' };

/** Result of a return from the provider. `returnPath` is the address requested before sign-in, without query. */
export type CallbackResult =
  | {
      readonly result: 'signed-in';
      readonly session: ProviderSession;
      readonly returnPath: string | undefined;
      /** The window was opened only for this sign-in, by a page that waits for it. */
      readonly beside?: boolean;
    }
  /** Nobody is signed in at the provider, after the page left for a renewal. Not an error. */
  | { readonly result: 'refused'; readonly returnPath: string | undefined }
  | {
      readonly result: 'failed';
      readonly description: string;
      readonly beside?: boolean;
      /** Set if the user is not admitted, so that signing in again would not help. */
      readonly reason?: LogoutReason;
    };

export interface SignInOptions {
  /** Asks for the password even if the provider knows the user (OpenID Connect Core 1.0, `prompt=login`). */
  readonly fresh?: boolean;
  /** E-mail address to prefill (OpenID Connect Core 1.0, `login_hint`). */
  readonly hint?: string;
  /** Opens its own window; the callback's result says so too. */
  readonly beside?: boolean;
  /** If aborted before the page leaves, it stays. */
  readonly signal?: AbortSignal;
}

export interface RenewOptions {
  /**
   * Allows leaving the page for the provider and returning to this path, because nothing valuable is shown: the only
   * silent way if frames get no cookies. Without it the page stays.
   */
  readonly leaveFrom?: string;
}

/** Port to an OpenID provider. The browser adapter is `@careline/core/session/oidc`. */
export interface IdentityProvider {
  /** Leaves the page for the provider's login. Rejects with `SignInError` if that fails. */
  signIn(returnPath: string | undefined, options?: SignInOptions): Promise<void>;
  /** Reads the redirect to `/auth/callback`. */
  completeSignIn(url: string): Promise<CallbackResult>;
  renew(options?: RenewOptions): Promise<ProviderRenewal>;
  /** Leaves the page; the provider ends its session and redirects to the site's origin. */
  signOut(idToken: string | undefined): Promise<void>;
}
