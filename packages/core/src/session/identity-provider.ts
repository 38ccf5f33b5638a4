/** What a sign-in or a renewal at the identity provider gave. */
export interface ProviderSession {
  /** The provider's subject: the session holder's provider id (specification 3.8). */
  readonly providerId: string;
  /** The provider's own access token. */
  readonly providerToken: string;
  /** Goes to the identity exchange. */
  readonly idToken: string;
}

/** A silent renewal has three results (design 3). `refused` is the provider's own word, never a network fault. */
export type ProviderRenewal =
  | { readonly result: 'renewed'; readonly session: ProviderSession }
  | { readonly result: 'refused'; readonly description: string }
  | { readonly result: 'unreachable'; readonly description: string };

/** What a return from the provider brought. `returnPath` is the address asked for before sign-in, without query. */
export type CallbackResult =
  | {
      readonly result: 'signed-in';
      readonly session: ProviderSession;
      readonly returnPath: string | undefined;
    }
  | { readonly result: 'failed'; readonly description: string };

/** The port to an OpenID provider. The browser's adapter is `@careline/core/session/oidc`. */
export interface IdentityProvider {
  /** Leaves the page for the provider's login. */
  signIn(returnPath: string | undefined): Promise<void>;
  /** Reads the redirect that came back to `/auth/callback`. */
  completeSignIn(url: string): Promise<CallbackResult>;
  renew(): Promise<ProviderRenewal>;
  /** Leaves the page; the provider ends its session and returns to the site origin. */
  signOut(idToken: string | undefined): Promise<void>;
}
