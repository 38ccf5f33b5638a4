// Lists the names that core exports at run time, by room and by public subpath. Types are excluded.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const core = join(dirname(fileURLToPath(import.meta.url)), '../packages/core');
const { exports } = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8'));

/** The public subpaths with their sources. Subpaths in `internal/` are for our other packages. */
export const PUBLIC_SOURCES = Object.fromEntries(
  Object.entries(exports)
    .filter(([key]) => !key.startsWith('./internal/'))
    .map(([key, source]) => [key.slice(2), source]),
);

/**
 * The rooms of core with their entries: `patients/registration` is `#patients/registration` and
 * `internal/patients/registration`. Translations are not rooms: they load by the code of their language.
 */
export const ROOM_SOURCES = Object.fromEntries(
  readdirSync(join(core, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('/index.ts') && !/^languages\/[a-z]{2,3}\//.test(file))
    .sort()
    .map((file) => [file.slice(0, -'/index.ts'.length), `./src/${file}`]),
);

/** Returns the sorted names of each source, from one build that reads core once. */
async function namesOf(sources) {
  const { metafile } = await build({
    entryPoints: Object.entries(sources).map(([out, source]) => ({ out, in: join(core, source) })),
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
    Object.keys(sources).map((out) => [out, [...(metafile.outputs[`out/${out}.js`]?.exports ?? [])].sort()]),
  );
}

/** Returns the names of each room. */
export const coreNames = () => namesOf(ROOM_SOURCES);

/** Returns the names of each public subpath. */
export const publicNames = () => namesOf(PUBLIC_SOURCES);
