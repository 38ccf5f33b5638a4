import type { Seal } from '../platform/database/seal.ts';
import type { Call } from '../platform/http/route.ts';

/** The context of a request to the FHIR API. */
export interface FhirCall extends Pick<Call, 'tx' | 'caller' | 'touched' | 'noted' | 'now'> {
  /** Scopes of SMART, if the token has them. They limit the rights of the caller. */
  readonly systemScopes?: readonly string[] | undefined;
  /** Address of the API, without a slash at the end. */
  readonly base: string;
  readonly seal: Seal;
}
