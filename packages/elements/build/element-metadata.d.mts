/** Returns the metadata files of the elements for editors, documentation tools and agents, by file name. */
export declare function elementMetadata(): Readonly<Record<string, string>>;
/** The custom properties that style the elements, with their default values. */
export declare function lookProperties(): readonly { readonly name: string; readonly default: string }[];
