/** Parses the `element.ts` in the folder `name`. Throws if its parts do not agree. */
export declare function readElement(name: string, text: string): { readonly tag: string };
