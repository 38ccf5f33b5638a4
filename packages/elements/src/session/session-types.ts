import type { GetToken } from './session-token.ts';

export interface Appearance {
  readonly theme?: 'light' | 'dark' | 'contrast';
  readonly density?: 'comfortable' | 'compact';
}

/** What happened, never to whom. */
export interface TelemetryFact {
  readonly name: string;
  readonly code?: string;
  readonly ms?: number;
  readonly count?: number;
}

export interface SessionOptions {
  /** The address all services lie under, such as `https://careline.example/api`, or one address for each. */
  readonly services: string | Readonly<Record<string, string>>;
  /** Hands over a token for one user and one facility; called when one is needed. */
  readonly getToken: GetToken;
  /** BCP 47; goes before the `lang` of elements. */
  readonly locale?: string;
  readonly appearance?: Appearance;
  readonly onTelemetry?: (fact: TelemetryFact) => void;
  /**
   * `device`: a call that cannot be sent waits in the storage of the page's origin, encrypted for its person, and is sent once after the
   * page was closed and opened again with a session of that person. Left out, it waits for as long as the page is open.
   */
  readonly keeps?: 'device' | 'page';
}

export interface SessionSettings {
  readonly locale: string | undefined;
  readonly appearance: Appearance;
  readonly ended: boolean;
}

/** What a page holds. Neither the token nor a way to it is on it. */
export interface CarelineSession {
  /** Changes every element of the session. */
  update(change: Pick<SessionOptions, 'locale' | 'appearance'>): void;
  /** Empties every element of the session at once and forgets the token, for good. */
  logout(): void;
}
