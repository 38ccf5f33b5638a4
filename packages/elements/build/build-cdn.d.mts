/** The path of the module that replaces ofetch. */
export declare const PLAIN_FETCH: string;
