/** What the tabs of one browser tell each other. Never a token, never anything of a patient. */
export type TabMessage =
  /** This tab was used at that time, in milliseconds since 1970. */
  | { readonly kind: 'used'; readonly at: number }
  | { readonly kind: 'when-used' }
  /** Somebody did a sign-in. The logged-in flag does not tell when it was set before. */
  | { readonly kind: 'signed-in' }
  /** A reading was stored; of whom stays here. What shows readings reads them anew. */
  | { readonly kind: 'reading-stored' };

/** The port to the other tabs; in a page a `BroadcastChannel`. */
export interface TabChannel {
  post(message: TabMessage): void;
  /** Answers how to stop. */
  listen(listener: (message: TabMessage) => void): () => void;
}
