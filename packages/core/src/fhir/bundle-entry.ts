import type { BundleKey } from './bundle-index.ts';
import { type FhirObject, isFhirObject } from './fhir-json.ts';
import { type FhirRefused, isRefused, refused } from './fhir-refusal.ts';
import { identifier, list, listed, shaped } from './fhir-shapes.ts';
import { identifierKeys } from './patient-identifiers.ts';
import { idOf } from './resource-head.ts';
import { resourceTime } from './resource-time.ts';

/** An entry of a bundle with a resource. */
export interface BundleEntry {
  readonly resource: FhirObject;
  readonly fullUrl?: string;
}

/** Requests without a resource of their own: they act on one that is elsewhere. */
const WITHOUT_CONTENT: Readonly<Record<string, FhirRefused>> = {
  DELETE: refused('deleted'),
  PATCH: refused('change-only'),
};

/** Returns the address without a search: `Patient?identifier=…` names the resource to update, not its location. */
const addressIn = (request: FhirObject): string | undefined =>
  request.method === 'PUT' && typeof request.url === 'string' && !request.url.includes('?')
    ? request.url
    : undefined;

/** Reads an entry of any type of bundle: transaction, batch, document, collection, searchset, history, message. */
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

/** Types that can give a time to readings without one. */
const TIMED = new Set(['Encounter', 'DiagnosticReport']);

const resultsOf = ({ result }: FhirObject): string[] =>
  listed(result).flatMap((one) =>
    isFhirObject(one) && typeof one.reference === 'string' ? [one.reference] : [],
  );

/** Returns the facts of an entry that the bundle's index needs. */
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
