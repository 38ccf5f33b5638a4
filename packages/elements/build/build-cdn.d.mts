/** The path of what stands in ofetch's place. */
export declare const PLAIN_FETCH: string;
