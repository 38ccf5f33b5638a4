import type { SessionSource } from '@careline/core/internal/http';
import type { GetToken } from './session-token.ts';

export interface Appearance {
  readonly theme?: 'light' | 'dark' | 'contrast';
  readonly density?: 'comfortable' | 'compact';
}

/** What happened, never to which patient. */
export interface TelemetryFact {
  readonly name: string;
  readonly code?: string;
  readonly ms?: number;
  readonly count?: number;
}

export interface SessionOptions {
  /** One base address for all services, such as `https://careline.example/api`, or one address each. */
  readonly services: string | Readonly<Record<string, string>>;
  /** Returns a token for one user and one facility; called whenever one is needed. */
  readonly getToken: GetToken;
  /** BCP 47; takes precedence over the `lang` of elements. */
  readonly locale?: string;
  readonly appearance?: Appearance;
  readonly onTelemetry?: (fact: TelemetryFact) => void;
  /**
   * `device`: unsent calls wait in the storage of the page's origin, encrypted for their person. They are sent even if
   * the page was closed and reopened with that person's session. By default they wait only while the page is open.
   */
  readonly keeps?: 'device' | 'page';
}

/** Options of a session with data from another system, such as `fhirSource` of `@careline/core/fhir`. */
export interface SourceSessionOptions extends Pick<SessionOptions, 'locale' | 'appearance' | 'onTelemetry'> {
  readonly source: SessionSource;
}

export interface SessionSettings {
  readonly locale: string | undefined;
  readonly appearance: Appearance;
  readonly ended: boolean;
}

/** The page's handle to a session. It does not expose the token. */
export interface CarelineSession {
  /** Updates every element of the session. */
  update(change: Pick<SessionOptions, 'locale' | 'appearance'>): void;
  /** Clears every element of the session and forgets the token, for good. */
  logout(): void;
}
