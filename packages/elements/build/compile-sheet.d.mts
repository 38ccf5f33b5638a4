import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';

export declare function compileSheet(file: string): Promise<{ css: string; dependencies: string[] }>;
export declare const shadowSheetEsbuild: EsbuildPlugin;
export declare function shadowSheetVite(): VitePlugin;
