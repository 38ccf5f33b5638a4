/**
 * Twelve hexadecimal digits that identify the build in the files pages load by address. Set by `build/build-cdn.mjs`.
 */
declare const CARELINE_BUILD: string;
