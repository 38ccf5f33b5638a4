/** The clocks by which an end is judged, in milliseconds since 1970. */
export interface TokenClocks {
  /** The server's, once it answered. */
  readonly server: () => number | undefined;
  /** The device's, which may be wrong by days. */
  readonly device: () => number;
}

/** A token for one user and one facility, with when it ends: one of the three. */
export interface SessionToken {
  readonly token: string;
  /** Unix seconds by the server's clock. */
  readonly expiresAt?: number;
  /** Seconds from now, as the token endpoint says it. */
  readonly expiresIn?: number;
  readonly expires_in?: number;
}
