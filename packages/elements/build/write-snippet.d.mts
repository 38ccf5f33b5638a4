/** Writes what a page needs to load the built elements in one hop. */
export declare function writeSnippet(folder: string): Promise<void>;
