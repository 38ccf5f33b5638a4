/** Clocks for judging a token's expiry, in milliseconds since 1970. */
export interface TokenClocks {
  /** The server's time, once it has answered. */
  readonly server: () => number | undefined;
  /** The device's time, which may be wrong by days. */
  readonly device: () => number;
}

/** A token for one user and one facility, with its expiry in one of three forms. */
export interface SessionToken {
  readonly token: string;
  /** Unix seconds by the server's clock. */
  readonly expiresAt?: number;
  /** Seconds from now, as the token endpoint returns it. */
  readonly expiresIn?: number;
  readonly expires_in?: number;
}
