import {
  type AnswerOf,
  type CallRequest,
  type Endpoint,
  type GetSourceToken,
  type HttpClient,
  HttpError,
  type HttpErrorFacts,
  type SessionSource,
  type SourcePorts,
} from '#http';
import { capabilityOf } from './capability.ts';
import { addressIn } from './fhir-part.ts';
import { createFhirServer } from './fhir-server.ts';
import { isFhirId, type SourceContext, type SourceSettings } from './source-context.ts';
import { encounterAnswers } from './source-encounters.ts';
import { patientAnswers } from './source-patients.ts';
import { profileAnswers } from './source-profile.ts';
import { readingAnswers } from './source-readings.ts';

export interface FhirSourceOptions {
  /** Address of the FHIR R4 API, such as `https://hospital.example/fhir`. */
  readonly base: string;
  /** Returns a token of that server; without it, requests have none. */
  readonly getToken?: GetSourceToken;
  /**
   * System of the identifier that is shown and searched as UHID. Without it, the medical record number (type `MR`) is
   * shown, and a search finds identifiers of every system.
   */
  readonly uhidSystem?: string;
  /** Name of the other system, shown as the source of its records. By default the host of `base`. */
  readonly name?: string;
  /** IANA time zone of the hospital; by default the browser's. */
  readonly timeZone?: string;
}

const ANSWERS = new Map(
  [...profileAnswers, ...patientAnswers, ...readingAnswers, ...encounterAnswers].map((answer) => [
    answer.endpoint.name,
    answer,
  ]),
);

/** Requests to a server without sign-in have no token, so this one is never sent. */
const noToken: GetSourceToken = async () => ({ token: 'none', expiresIn: 86_400 });

const factsOf = ({ failure, endpoint, status, code, retryAfterMs, cause }: HttpError): HttpErrorFacts => ({
  failure,
  endpoint,
  cause,
  ...(status !== undefined && { status }),
  ...(code !== undefined && { code }),
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});

function clientOf(context: SourceContext, fail: SourcePorts['fail']): HttpClient {
  return {
    async call<E extends Endpoint>(endpoint: E, request: CallRequest<E> = {}): Promise<AnswerOf<E>> {
      const found = ANSWERS.get(endpoint.name);
      if (!found) throw fail({ failure: 'answer-invalid', endpoint: endpoint.name, code: 'source-no-data' });
      try {
        return (await found.answer(request as CallRequest, context)) as AnswerOf<E>;
      } catch (error) {
        throw fail(factsOf(HttpError.from(error, endpoint)));
      }
    },
  };
}

/**
 * Creates a source for `createSession`, so that the search, the readings and the encounters show the patients of a
 * FHIR R4 server. Nothing is written there. Throws TypeError for an address that is not absolute.
 */
export function fhirSource(options: FhirSourceOptions): SessionSource {
  const address = addressIn(options.base);
  if (!address || !/^https?:$/.test(address.protocol) || address.search || address.hash)
    throw new TypeError('fhirSource needs base: the address of a FHIR API, such as https://…/fhir');
  const base = address.href.replace(/\/+$/, '');
  const settings: SourceSettings = {
    uhidSystem: options.uhidSystem,
    name: options.name ?? address.host,
    timeZone: options.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return {
    services: base,
    getToken: options.getToken ?? noToken,
    isPatientId: isFhirId,
    open(ports: SourcePorts): HttpClient {
      const server = createFhirServer(base, ports, options.getToken !== undefined);
      return clientOf({ server, settings, capability: capabilityOf(server) }, ports.fail);
    },
  };
}
