import { createHash } from 'node:crypto';
import type { FhirResource } from 'fhir/r4';
import type { FhirCall } from './fhir-call.ts';
import type { AnyResource, ResourceRow } from './fhir-resource.ts';

const VERSION_CHARACTERS = 20;

const toInstant = (seconds: number): string => new Date(seconds * 1000).toISOString();

/**
 * Returns the resource of a row with its id and meta. The version is a digest of the content: a resource also changes
 * with rows that it refers to, such as the name of an author.
 */
export function writeResource(
  definition: AnyResource,
  row: ResourceRow,
  { caller, base }: Pick<FhirCall, 'caller' | 'base'>,
): FhirResource {
  const content = definition.toResource(row, { caller, base });
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const { resourceType, meta, ...rest } = content;
  const written = {
    resourceType,
    id: String(row.id),
    meta: { ...meta, versionId: digest.slice(0, VERSION_CHARACTERS), lastUpdated: toInstant(row.updated_at) },
    ...rest,
  };
  return written as FhirResource;
}

/** Elements that `_elements` never leaves out. */
const ALWAYS = new Set(['resourceType', 'id', 'meta', 'status', 'code', 'subject', 'patient', 'intent']);
const SUBSETTED = { system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue', code: 'SUBSETTED' };

/** Returns only these elements and the mandatory ones, and marks the resource as incomplete. */
export function onlyElements(resource: FhirResource, elements: readonly string[]): FhirResource {
  const shown = Object.entries(resource).filter(
    ([name]) => ALWAYS.has(name) || elements.includes(name.replace(/^_/, '')),
  );
  const meta = { ...resource.meta, tag: [...(resource.meta?.tag ?? []), SUBSETTED] };
  return { ...Object.fromEntries(shown), meta } as FhirResource;
}
