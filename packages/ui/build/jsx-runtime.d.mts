import type { Options } from 'tsup';

/** tsup options that compile JSX to `@careline/ui/jsx-runtime`. */
export declare const drawnForEveryReact: {
  readonly plugins: NonNullable<Options['esbuildPlugins']>;
  readonly options: NonNullable<Options['esbuildOptions']>;
};
