import type { BundleKey } from './bundle-index.ts';
import { type FhirObject, isFhirObject } from './fhir-json.ts';
import { type FhirRefused, isRefused, refused } from './fhir-refusal.ts';
import { identifier, list, listed, shaped } from './fhir-shapes.ts';
import { identifierKeys } from './patient-identifiers.ts';
import { idOf } from './resource-head.ts';
import { resourceTime } from './resource-time.ts';

/** An entry of a bundle that has something to keep. */
export interface BundleEntry {
  readonly resource: FhirObject;
  readonly fullUrl?: string;
}

/** Requests that bring no resource: what they do is done to one that is elsewhere. */
const WITHOUT_CONTENT: Readonly<Record<string, FhirRefused>> = {
  DELETE: refused('deleted'),
  PATCH: refused('change-only'),
};

/** An address without a search: `Patient?identifier=…` says whom to update, not where. */
const addressIn = (request: FhirObject): string | undefined =>
  request.method === 'PUT' && typeof request.url === 'string' && !request.url.includes('?')
    ? request.url
    : undefined;

/** Reads one entry of a bundle of any type: transaction, batch, document, collection, searchset, history, message. */
export function bundleEntry(entry: unknown): BundleEntry | FhirRefused {
  if (!isFhirObject(entry)) return refused('wrong-shape', 'entry');
  const { fullUrl, resource } = entry;
  const request = isFhirObject(entry.request) ? entry.request : {};
  const method = typeof request.method === 'string' ? request.method : '';
  if (Object.hasOwn(WITHOUT_CONTENT, method)) return WITHOUT_CONTENT[method] as FhirRefused;
  if (resource === undefined || resource === null) return refused('no-resource');
  if (!isFhirObject(resource)) return refused('not-a-resource');
  const address = typeof fullUrl === 'string' && fullUrl !== '' ? fullUrl : addressIn(request);
  return { resource, ...(address !== undefined && { fullUrl: address }) };
}

/** What gives a reading without a time of its own one. */
const TIMED = new Set(['Encounter', 'DiagnosticReport']);

const resultsOf = ({ result }: FhirObject): string[] =>
  listed(result).flatMap((one) =>
    isFhirObject(one) && typeof one.reference === 'string' ? [one.reference] : [],
  );

/** What the index of the bundle needs of an entry. */
export function bundleKey({ resource, fullUrl }: BundleEntry): BundleKey | FhirRefused {
  const type = resource.resourceType;
  if (typeof type !== 'string') return refused('not-a-resource');
  const id = idOf(resource, { fullUrl });
  if (typeof id !== 'string') return id;
  const identifiers = type === 'Patient' ? shaped(list(identifier), resource.identifier) : undefined;
  const keys = identifiers && !isRefused(identifiers) ? identifierKeys(identifiers.read) : [];
  const time = TIMED.has(type) ? resourceTime(resource) : undefined;
  return {
    ...{ type, id, fullUrl, identifiers: keys },
    ...(time !== undefined && { time, results: type === 'DiagnosticReport' ? resultsOf(resource) : [] }),
  };
}
