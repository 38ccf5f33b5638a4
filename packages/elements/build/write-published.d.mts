/**
 * Writes an entry for each element into the folder of a build. Returns the additional fields of the published
 * manifest.
 */
export declare function writeEntries(dist: string): object;
