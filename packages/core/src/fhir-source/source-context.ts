import { type AnswerOf, type BodyOf, type CallRequest, type Endpoint, HttpError, type QueryOf } from '#http';
import type { Capability } from './capability.ts';
import { addressIn, type FhirJson, textIn } from './fhir-part.ts';
import type { Asked, FhirServer } from './fhir-server.ts';

/** The settings of a source, complete. */
export interface SourceSettings {
  /** System of the identifier that is shown and searched as UHID. */
  readonly uhidSystem: string | undefined;
  /** Shown where a record's source is. */
  readonly name: string;
  /** IANA name, for days without a time. */
  readonly timeZone: string;
}

export interface SourceContext {
  readonly server: FhirServer;
  readonly settings: SourceSettings;
  capability(asked: Asked): Promise<Capability>;
}

/** An endpoint that the source answers. */
export interface SourceAnswer {
  readonly endpoint: Endpoint;
  readonly answer: (request: CallRequest, context: SourceContext) => Promise<unknown>;
}

interface SourceRequest<E extends Endpoint> {
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly asked: Asked;
  readonly openToken: string;
}

/** Pairs an endpoint with its answer; the types check that the shape fits. */
export const answered = <E extends Endpoint>(
  endpoint: E,
  answer: (request: SourceRequest<E>, context: SourceContext) => Promise<AnswerOf<E>>,
): SourceAnswer => ({
  endpoint,
  answer: ({ query, body, signal, openToken = '' }, context) =>
    answer({ query, body, openToken, asked: { endpoint, signal } } as SourceRequest<E>, context),
});

/** A FHIR id. Two dots would be another address. */
const FHIR_ID = /^(?!\.+$)[A-Za-z0-9.-]{1,64}$/;

export const isFhirId = (text: string): boolean => FHIR_ID.test(text);

const REFERENCE = /^(?:(?<base>.*)\/)?Patient\/(?<id>[A-Za-z0-9.-]{1,64})(?:\/_history\/[A-Za-z0-9.-]+)?$/;

/** Whether a resource is about exactly this patient of this server. */
function isAbout(resource: FhirJson, patientId: string, base: string): boolean {
  const reference = textIn((resource.subject as FhirJson | undefined)?.reference) ?? '';
  const { base: other, id } = REFERENCE.exec(reference)?.groups ?? {};
  const isHere = other === undefined || addressIn(other)?.origin === new URL(base).origin;
  return isHere && id === patientId;
}

/** The error for an answer that contains another patient. */
export const otherPatient = ({ endpoint }: Asked): HttpError =>
  new HttpError({ failure: 'answer-invalid', endpoint: endpoint.name, code: 'other-patient' });

/** Refuses all resources if one of them is about someone else. */
export function allAbout(
  resources: readonly FhirJson[],
  patientId: string,
  { base }: FhirServer,
  asked: Asked,
): readonly FhirJson[] {
  if (resources.every((resource) => isAbout(resource, patientId, base))) return resources;
  throw otherPatient(asked);
}

/** Returns each resource once: rows may move between pages. */
export const distinct = (resources: readonly FhirJson[]): readonly FhirJson[] => [
  ...new Map(resources.map((resource) => [textIn(resource.id) ?? resource, resource])).values(),
];
