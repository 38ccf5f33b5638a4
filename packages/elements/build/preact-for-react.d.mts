export declare const PREACT_FOR_REACT: { find: RegExp; replacement: string }[];
