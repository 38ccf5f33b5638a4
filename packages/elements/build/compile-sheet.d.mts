import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';

/** The code of modules by their id. */
type Codes = ReadonlyMap<string, string | null>;

export declare function compileSheet(
  file: string,
  drawn?: Codes,
): Promise<{ css: string; dependencies: string[] }>;
export declare const shadowSheetEsbuild: EsbuildPlugin;
export declare function shadowSheetVite(drawnFor?: (sheet: string) => Codes): VitePlugin;
