/** What the text of an `element.ts` in the folder `name` says; throws where its parts do not agree. */
export declare function readElement(name: string, text: string): { readonly tag: string };
