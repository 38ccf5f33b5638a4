// Which names of core exist at run time, by subpath; types are not among them.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const core = join(dirname(fileURLToPath(import.meta.url)), '../packages/core');

/** Sorted, by subpath in the order of the manifest; from the sources, in one build that reads them once. */
export async function coreNames() {
  const manifest = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8'));
  const sources = Object.entries(manifest.exports).map(([key, source]) => ({
    out: key.slice(2),
    in: source,
  }));
  const { metafile } = await build({
    entryPoints: sources.map((source) => ({ ...source, in: join(core, source.in) })),
    absWorkingDir: core,
    outdir: 'out',
    bundle: true,
    packages: 'external',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  return Object.fromEntries(
    sources.map(({ out }) => [out, [...(metafile.outputs[`out/${out}.js`]?.exports ?? [])].sort()]),
  );
}
