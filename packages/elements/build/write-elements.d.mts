/**
 * Returns the generated files that are out of date, with their new content, or undefined for files to delete.
 */
export declare function staleFiles(): readonly (readonly [path: string, text: string | undefined])[];
