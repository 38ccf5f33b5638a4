// The elements for pages without a build of their own: React included, one small file first, each view a chunk. Built with
// vite, whose chunks are smaller and whose entry stays one file (decision on the size of the elements).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { shadowSheetVite } from './compile-sheet.mjs';
import { writeSnippet } from './write-snippet.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const OUT = join(root, 'dist/cdn');

/** What stands in ofetch's place. */
export const PLAIN_FETCH = join(root, 'src/cdn/plain-fetch.ts');

const ICONS = /[\\/]icon-paths\.ts$/;
const ENTRY = /^ {2}(\w+):\s+'[^']+',\n/gm;

/** The drawings that one of these sources names; all others would only be carried along. */
const onlyIconsOf = (sources) => ({
  name: 'careline-only-used-icons',
  enforce: 'pre',
  transform(code, id) {
    if (!ICONS.test(id)) return undefined;
    const isUsed = (name) => sources.some((text) => text.includes(`'${name}'`) || text.includes(`"${name}"`));
    return { code: code.replace(ENTRY, (line, name) => (isUsed(name) ? line : '')), map: null };
  },
});

const HINDI = /[\\/]locales[\\/]hi[\w-]*\.ts$/;
const HINDI_IMPORT = /^import \{ (\w+) \} from '([^']+)\.hi\.ts';\n/gm;

/** The sentences of components that some element draws; those of the console's other screens stay at home. */
const onlyHindiOf = (modules) => ({
  name: 'careline-only-spoken-hindi',
  enforce: 'pre',
  transform(code, id) {
    if (!HINDI.test(id)) return undefined;
    const unspoken = [];
    const imports = code.replace(HINDI_IMPORT, (line, name, path) => {
      if (modules.has(resolve(dirname(id), `${path}.ts`))) return line;
      unspoken.push(name);
      return '';
    });
    const without = (text, name) => text.replace(new RegExp(`^ +${name},\\n`, 'm'), '');
    return { code: unspoken.reduce(without, imports), map: null };
  },
});

function run(plugins) {
  return build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [shadowSheetVite(), ...plugins],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { ofetch: PLAIN_FETCH } },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      lib: {
        entry: {
          careline: 'src/cdn/careline.ts',
          session: 'src/session/session.ts',
          frame: 'src/cdn/frame.ts',
        },
        formats: ['es'],
      },
      rolldownOptions: {
        output: {
          minify: true,
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          hashCharacters: 'base36',
        },
      },
    },
  });
}

/** As in the server's element-files.ts: such a file is kept for a year. */
const HASHED = /-[a-z0-9]{8}\.js$/;

const chunksOf = ([{ output }]) => output.filter(({ type }) => type === 'chunk');

/** Twice: the first time tells which sources there are, and so which drawings they name and which sentences they say. */
async function buildCdn() {
  const modules = chunksOf(await run([])).flatMap(({ moduleIds }) => moduleIds);
  const ours = modules.filter(
    (id) => /^[^\0]*packages[\\/](?:ui|core|elements)[\\/]src/.test(id) && !ICONS.test(id),
  );
  const sources = ours.map((id) => readFileSync(id.split('?')[0], 'utf8'));
  const plugins = [onlyIconsOf(sources), onlyHindiOf(new Set(modules))];
  const chunks = chunksOf(await run(plugins));
  const unnamed = chunks.find(({ fileName, isEntry }) => !isEntry && !HASHED.test(fileName));
  if (unnamed)
    throw new Error(`${unnamed.fileName} does not end as the server knows files that never change by`);
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  for (const { fileName, code } of chunks) writeFileSync(join(OUT, fileName), code);
  writeSnippet(OUT, chunks);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildCdn();
