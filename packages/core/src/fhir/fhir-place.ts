import type { BundleIndex } from './bundle-index.ts';

/** Origin of a resource. */
export interface FhirPlace {
  /** Name of the data set. Ids are unique within it. */
  readonly source: string;
  /** Full URL of the bundle entry. */
  readonly fullUrl?: string | undefined;
  /** Index of the bundle. Without it, only references with an id can be resolved. */
  readonly index?: BundleIndex | undefined;
}
