import type { BundleIndex } from './bundle-index.ts';

/** Where a resource was found. */
export interface FhirPlace {
  /** Names the data set; ids are unique within it. */
  readonly source: string;
  /** The entry's, in a bundle. */
  readonly fullUrl?: string | undefined;
  /** Of the bundle; without it only references that say the id themselves are understood. */
  readonly index?: BundleIndex | undefined;
}
