import type { LogoutReason } from '#navigation';

/** What a sign-in or a renewal at the identity provider gave. */
export interface ProviderSession {
  /** The provider's subject: the session holder's provider id (specification 3.8). */
  readonly providerId: string;
  /** The provider's own access token. */
  readonly providerToken: string;
  /** Goes to the identity exchange. */
  readonly idToken: string;
}

/**
 * A silent renewal has three results (design 3). `refused` is the provider's own word, never a network fault. Two are none
 * yet: `left`, the page leaves for the provider and is loaded anew with the answer; `unheard`, a frame at another site was
 * told that nobody is signed in, as every frame is from which the browser keeps the provider's cookies.
 */
export type ProviderRenewal =
  | { readonly result: 'renewed'; readonly session: ProviderSession }
  | { readonly result: 'refused'; readonly description: string }
  | { readonly result: 'unreachable'; readonly description: string }
  | { readonly result: 'unheard'; readonly description: string }
  | { readonly result: 'left' };

/** What a return from the provider brought. `returnPath` is the address asked for before sign-in, without query. */
export type CallbackResult =
  | {
      readonly result: 'signed-in';
      readonly session: ProviderSession;
      readonly returnPath: string | undefined;
      /** The window was opened for this sign-in alone, beside a page that waits for it. */
      readonly beside?: boolean;
    }
  /** The answer to a renewal for which the page left: nobody is signed in at the provider. Nothing went wrong. */
  | { readonly result: 'refused'; readonly returnPath: string | undefined }
  | {
      readonly result: 'failed';
      readonly description: string;
      readonly beside?: boolean;
      /** Where the person may not come in, and signing in again changes nothing. */
      readonly reason?: LogoutReason;
    };

export interface SignInOptions {
  /** The provider asks for the password even of somebody it still knows (OpenID Connect Core 1.0, `prompt=login`). */
  readonly fresh?: boolean;
  /** Whose e-mail address stands in the form already (OpenID Connect Core 1.0, `login_hint`). */
  readonly hint?: string;
  /** In a window of its own; the result of the callback says so again. */
  readonly beside?: boolean;
  /** Called off before the page has left, it stays. */
  readonly signal?: AbortSignal;
}

export interface RenewOptions {
  /**
   * The page shows nothing, or nothing that is still good, and may leave for the provider and come back, to this path: the
   * only silent way to a provider whose frames get no cookies. Without it the page stays where it is.
   */
  readonly leaveFrom?: string;
}

/** The port to an OpenID provider. The browser's adapter is `@careline/core/session/oidc`. */
export interface IdentityProvider {
  /** Leaves the page for the provider's login. Rejects with `SignInError` when the login could not be opened. */
  signIn(returnPath: string | undefined, options?: SignInOptions): Promise<void>;
  /** Reads the redirect that came back to `/auth/callback`. */
  completeSignIn(url: string): Promise<CallbackResult>;
  renew(options?: RenewOptions): Promise<ProviderRenewal>;
  /** Leaves the page; the provider ends its session and returns to the site origin. */
  signOut(idToken: string | undefined): Promise<void>;
}
