import type { Options } from 'tsup';

/** Options of tsup with which the files of a package draw through `@careline/ui/jsx-runtime`. */
export declare const drawnForEveryReact: {
  readonly plugins: NonNullable<Options['esbuildPlugins']>;
  readonly options: NonNullable<Options['esbuildOptions']>;
};
