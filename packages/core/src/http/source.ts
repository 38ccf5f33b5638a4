import type { HttpClient } from './http-client.ts';
import type { HttpErrorFacts } from './http-error.ts';

/** A token of a source, with its expiry in one of three forms. */
interface SourceToken {
  readonly token: string;
  /** Unix seconds by the server's clock. */
  readonly expiresAt?: number;
  /** Seconds from now, as token endpoints return it. */
  readonly expiresIn?: number;
  readonly expires_in?: number;
}

/** Returns a token for one user; called whenever one is needed. */
export type GetSourceToken = (request: {
  /** Address of the source. */
  readonly audience: string;
  /** The first token, the old one expires soon, or the server refused it. */
  readonly reason: 'start' | 'renewal' | 'refused';
  /** Aborted at logout, or when the answer would come too late. */
  readonly signal: AbortSignal;
}) => Promise<SourceToken>;

/** What a source needs from the session that opens it. */
export interface SourcePorts {
  readonly fetch: typeof globalThis.fetch;
  readonly accessToken: () => Promise<string>;
  /** Makes an error of the session's own class: a source can be a file with its own copy of core. */
  readonly fail: (facts: HttpErrorFacts) => Error;
}

/**
 * Where a session's data comes from, if not from Careline's services. It answers their endpoints in their shape, so
 * widgets do not know the difference, and refuses the endpoints it has no data for.
 */
export interface SessionSource {
  /** Address of the server, without a trailing slash. */
  readonly services: string;
  readonly getToken: GetSourceToken;
  /** Whether a text can be the id of a patient there. */
  isPatientId(text: string): boolean;
  open(ports: SourcePorts): HttpClient;
}

/** Codes of refusals that only sources have. Screens have texts for them. */
export type SourceRefusal =
  /** There is no CapabilityStatement, or one of another FHIR version. */
  | 'source-not-described'
  /** The server has no search that this needs. */
  | 'source-no-search'
  /** The source has no such data. */
  | 'source-no-data';
