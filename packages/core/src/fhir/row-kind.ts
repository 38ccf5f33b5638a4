import { isFhirObject } from './fhir-json.ts';
import { type FhirRefused, refused } from './fhir-refusal.ts';
import { isResourceType } from './patient-paths.ts';

/**
 * Destination of a resource: a patient row, a reading row, or a row that stores it unchanged. A bundle contains
 * others.
 */
type FhirKind = 'patient' | 'reading' | 'resource' | 'bundle';

export interface RowKind {
  readonly kind: FhirKind;
  /** Resource type, such as `Encounter`. */
  readonly type: string;
}

const KINDS: Readonly<Record<string, FhirKind>> = {
  Patient: 'patient',
  Observation: 'reading',
  Bundle: 'bundle',
};

/** Technical types about a request. */
const EXCHANGE = new Set(['OperationOutcome', 'Parameters']);

/** Returns the kind of a parsed resource. Never throws. */
export function rowKind(resource: unknown): RowKind | FhirRefused {
  const type = isFhirObject(resource) ? resource.resourceType : undefined;
  if (typeof type !== 'string') return refused('not-a-resource');
  if (!isResourceType(type)) return refused('unknown-type');
  if (EXCHANGE.has(type)) return refused('not-a-record', type);
  return { kind: (Object.hasOwn(KINDS, type) && KINDS[type]) || 'resource', type };
}
