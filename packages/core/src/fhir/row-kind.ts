import { isFhirObject } from './fhir-json.ts';
import { type FhirRefused, refused } from './fhir-refusal.ts';
import { isResourceType } from './patient-paths.ts';

/** What a resource becomes: a patient's row, a reading's row, a row that keeps it as it is; a bundle holds others. */
type FhirKind = 'patient' | 'reading' | 'resource' | 'bundle';

export interface RowKind {
  readonly kind: FhirKind;
  /** The resource's own, such as `Encounter`. */
  readonly type: string;
}

const KINDS: Readonly<Record<string, FhirKind>> = {
  Patient: 'patient',
  Observation: 'reading',
  Bundle: 'bundle',
};

/** They tell how a request went, or what it asked. */
const EXCHANGE = new Set(['OperationOutcome', 'Parameters']);

/** What a single parsed resource is. Never throws. */
export function rowKind(resource: unknown): RowKind | FhirRefused {
  const type = isFhirObject(resource) ? resource.resourceType : undefined;
  if (typeof type !== 'string') return refused('not-a-resource');
  if (!isResourceType(type)) return refused('unknown-type');
  if (EXCHANGE.has(type)) return refused('not-a-record', type);
  return { kind: (Object.hasOwn(KINDS, type) && KINDS[type]) || 'resource', type };
}
