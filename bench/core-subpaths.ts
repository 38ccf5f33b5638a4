import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { pureConstants } from '../packages/core/build/pure-constants.mjs';
import { brotliBytes } from './brotli.ts';
import type { Row } from './row.ts';
import { isShort } from './size.ts';

const KIB = 1024;
/** Budgets in KiB brotli, without tables that load later. A page that imports single names loads less. */
const BUDGETS: Readonly<Record<string, number>> = {
  // Messages, dates and rules that every page needs.
  formatting: 8,
  navigation: 16,
  forms: 24,
  'session/oidc': 24,
  // The client with its schemas, mostly `ENDPOINTS`: every call of the contract, for servers.
  http: 120,
  session: 33,
  // What one area of the console requests and displays.
  patients: 33,
  metrics: 33,
  encounters: 33,
  care: 33,
  administration: 33,
  // Clinical content: ranges, forms and questions in two languages. Content is not cut to meet a number.
  clinical: 60,
  record: 60,
  prescriptions: 60,
  calls: 60,
  'calls/models': 60,
  trends: 60,
  fhir: 60,
};
export const core = resolve('packages/core');
export const manifest = JSON.parse(readFileSync(resolve(core, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>;
};
const subpaths = Object.entries(manifest.exports)
  .filter(([key]) => !key.startsWith('./internal/'))
  .map(([key, source]) => [key.slice(2), source] as const);

/** Returns the brotli bytes a page loads at once when it imports all of a published subpath. */
async function wholeSubpath(source: string): Promise<number> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: `export * from '${source}';`, resolveDir: core, sourcefile: 'host.js' },
    absWorkingDir: core,
    outdir: 'out',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    charset: 'utf8',
    write: false,
    metafile: true,
    logLevel: 'error',
    plugins: [pureConstants],
  });
  const loaded = new Set<string>();
  const load = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { kind, path: next } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement') load(next);
  };
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint?.endsWith('host.js')) load(path);
  return outputFiles
    .filter(({ path }) => loaded.has(path.slice(core.length + 1)))
    .reduce((sum, { contents }) => sum + brotliBytes(contents), 0);
}

/** Returns a row for each public subpath: the bytes a page loads at once when it imports all of it, and the budget. */
export async function coreSubpathRows(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [subpath, source] of isShort ? subpaths.slice(0, 2) : subpaths)
    rows.push({
      name: `${subpath}, whole, brotli`,
      kind: 'bytes',
      value: await wholeSubpath(source),
      budget: (BUDGETS[subpath] ?? 0) * KIB,
    });
  return rows;
}
