import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The entries of the product: what a browser loads, what `npm start` runs, and what a host page loads. */
const ENTRIES = [
  'packages/console/app/src/main.tsx',
  'packages/console/app/src/offline/worker/service-worker.ts',
  'packages/console/server/src/serve.ts',
  'packages/elements/src/index.ts',
  'packages/elements/src/cdn/careline.ts',
  'packages/elements/src/cdn/frame.ts',
];

const isOurs = (path) => /^(?:@careline\/|[.#/])/.test(path) && !/\.(?:css|svg|png|woff2?)$|\?/.test(path);

/** Packages, styles and pictures are external: only our own modules matter. */
const oursOnly = {
  name: 'ours-only',
  setup(bundle) {
    bundle.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'entry-point' || isOurs(path) ? undefined : { path, external: true, sideEffects: false },
    );
  },
};

/**
 * Returns the modules that are part of the product, as paths from the root. Modules imported only for types, or
 * of which nothing is used, are excluded.
 */
export async function productModules() {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outdir: 'dist',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [oursOnly],
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return new Set(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file));
}
