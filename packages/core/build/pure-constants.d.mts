import type { Options } from 'tsup';

/** Marks every call that runs while the module loads as pure. */
export declare function markPure(text: string): string;
export declare const pureConstants: NonNullable<Options['esbuildPlugins']>[number];
