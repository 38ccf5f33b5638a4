/** Twelve hexadecimal digits that name the build, in the files that pages load by address; `build/build-cdn.mjs` sets it. */
declare const CARELINE_BUILD: string;
