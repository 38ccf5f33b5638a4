/** What editors, documentation tools and agents read of the elements, by file name. */
export declare function elementMetadata(): Readonly<Record<string, string>>;
/** The custom properties that set the look, with what they are where the page says nothing. */
export declare function lookProperties(): readonly { readonly name: string; readonly default: string }[];
