/** Writes an entry for each element into the folder of a build; answers what the published manifest has beside that of the workspace. */
export declare function writeEntries(dist: string): object;
