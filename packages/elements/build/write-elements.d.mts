/** Files of the elements that are not what `npm run elements` writes, with what it would write; undefined for one too many. */
export declare function staleFiles(): readonly (readonly [path: string, text: string | undefined])[];
