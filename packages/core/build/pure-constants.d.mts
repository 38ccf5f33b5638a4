import type { Options } from 'tsup';

/** A module with a mark of purity before every call that runs while it loads. */
export declare function markPure(text: string): string;
export declare const pureConstants: NonNullable<Options['esbuildPlugins']>[number];
