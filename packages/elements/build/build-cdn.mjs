// The elements for pages without a build of their own: React included, one small file first, each view a chunk. Built with
// vite, whose chunks are smaller and whose entry stays one file (decision on the size of the elements).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { shadowSheetVite } from './compile-sheet.mjs';
import { writeDocs } from './write-docs.mjs';
import { filesOf, writeSnippet } from './write-snippet.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const OUT = join(root, 'dist/cdn');

/** What stands in ofetch's place. */
export const PLAIN_FETCH = join(root, 'src/cdn/plain-fetch.ts');

const ICONS = /[\\/]icon-paths\.ts$/;
const ENTRY = /^ {2}(\w+):\s+'[^']+',\n/gm;
const MORE_ICONS = '\0careline-more-icons';
/** The views, but for the search: they draw more than it does. */
const DRAWS_MORE = /[\\/](?!patient-search\.)[\w-]+\.view\.tsx$/;

/**
 * The drawings that some source names, all others would only be carried along; and of these only those of the search in the
 * file that every page loads. The others come with the elements that draw them.
 */
const onlyIconsOf = (sources, first) => ({
  name: 'careline-only-used-icons',
  enforce: 'pre',
  resolveId: (id) => (id === MORE_ICONS ? id : undefined),
  load(id) {
    if (id !== MORE_ICONS) return undefined;
    const file = sources.find(({ id: one }) => ICONS.test(one));
    const more = file.text.match(ENTRY).filter((line) => isNamed(line, sources) && !isNamed(line, first));
    const code = `import { ICON_PATHS } from ${JSON.stringify(file.id)};\nObject.assign(ICON_PATHS, {\n${more.join('')}});`;
    return { code, moduleSideEffects: true };
  },
  transform(code, id) {
    if (DRAWS_MORE.test(id)) return { code: `import '${MORE_ICONS}';\n${code}`, map: null };
    if (!ICONS.test(id)) return undefined;
    return { code: code.replace(ENTRY, (line) => (isNamed(line, first) ? line : '')), map: null };
  },
});

/** Whether a source other than the list of drawings says the name of this line of it. */
function isNamed(line, sources) {
  const [, name] = /^ {2}(\w+):/.exec(line);
  const mentions = ({ id, text }) =>
    !ICONS.test(id) && (text.includes(`'${name}'`) || text.includes(`"${name}"`));
  return sources.some(mentions);
}

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

const SHELL = 'src/cdn/careline.ts';
const SESSION = 'src/cdn/session.ts';
const SEARCH = /patient-search\.view\.tsx$/;

/** Tells everything that a source imports at once, by way of whatever: what its file cannot begin without. */
const importsOf = (source, modules) => ({
  name: 'careline-imports-of',
  generateBundle() {
    const add = (id) => {
      if (modules.has(id)) return;
      modules.add(id);
      for (const next of this.getModuleInfo(id)?.importedIds ?? []) add(next);
    };
    add(join(root, source));
  },
});

/**
 * What the search draws with and others do too is one file, and what most others ask for beside it another, which pack better
 * than the pieces of each mixture; the search, which most pages have alone, loads none of the second. What the shell and the
 * session are made of comes first, in files of their own: neither may wait for React.
 */
const groupsOf = ({ shell, session, search }) => [
  { name: 'shell', test: (id) => shell.has(id), minShareCount: 2, priority: 4 },
  { name: 'session', test: (id) => session.has(id), minShareCount: 2, priority: 3 },
  ...(search.size === 0
    ? []
    : [
        { name: 'shared', test: (id) => search.has(id), minShareCount: 3, priority: 2 },
        { name: 'staff', minShareCount: 8, priority: 1 },
      ]),
];

function run(plugins, beginning) {
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
          careline: SHELL,
          session: SESSION,
          frame: 'src/cdn/frame.ts',
        },
        formats: ['es'],
      },
      rolldownOptions: {
        output: {
          minify: true,
          codeSplitting: { groups: groupsOf(beginning) },
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

const OURS = /^[^\0]*packages[\\/](?:ui|core|elements)[\\/]src/;

/** Beside each file the same in brotli: as small as it gets takes too long for a server while a page waits. */
function writeWithBrotli(path, code) {
  writeFileSync(path, code);
  const size = Buffer.byteLength(code);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size };
  writeFileSync(`${path}.br`, brotliCompressSync(code, { params }));
}

const isReact = (id) => /[\\/]node_modules[\\/]react(?:-dom)?[\\/]/.test(id);

const sourcesOf = (modules) =>
  [...new Set(modules)]
    .filter((id) => OURS.test(id))
    .map((id) => ({ id, text: readFileSync(id.split('?')[0], 'utf8') }));

/**
 * Twice: the first time tells which sources there are, and so which drawings they name and which sentences they say, and what
 * the shell, the session and the search are made of.
 */
async function buildCdn() {
  const beginning = { shell: new Set(), session: new Set(), search: new Set() };
  const found = chunksOf(
    await run([importsOf(SHELL, beginning.shell), importsOf(SESSION, beginning.session)], beginning),
  );
  const modules = found.flatMap(({ moduleIds }) => moduleIds);
  const search = found.find(({ facadeModuleId }) => SEARCH.test(facadeModuleId ?? ''));
  const first = ['careline.js', search.fileName].flatMap((name) => [...filesOf(found, name)]);
  const isFirst = ({ fileName }) => first.includes(fileName);
  const firstModules = found.filter(isFirst).flatMap(({ moduleIds }) => moduleIds);
  for (const id of firstModules) beginning.search.add(id);
  const plugins = [onlyIconsOf(sourcesOf(modules), sourcesOf(firstModules)), onlyHindiOf(new Set(modules))];
  const chunks = chunksOf(await run(plugins, beginning));
  const unnamed = chunks.find(({ fileName, isEntry }) => !isEntry && !HASHED.test(fileName));
  if (unnamed)
    throw new Error(`${unnamed.fileName} does not end as the server knows files that never change by`);
  const early = new Set([...filesOf(chunks, 'careline.js'), ...filesOf(chunks, 'session.js')]);
  const waiting = chunks.find(({ fileName, moduleIds }) => early.has(fileName) && moduleIds.some(isReact));
  if (waiting) throw new Error(`${waiting.fileName} comes with the shell or the session, and holds React`);
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  for (const { fileName, code } of chunks) writeWithBrotli(join(OUT, fileName), code);
  writeSnippet(OUT, chunks);
  writeDocs(OUT);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildCdn();
