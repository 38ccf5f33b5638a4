// Builds the elements for pages without a bundler: one small entry with React included, and a chunk per view.
// The light build has the same sources on Preact. Built with Vite, which makes smaller chunks than tsup and
// leaves the entry in one file (see the decision on the size of the elements).
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { minify } from 'terser';
import { build } from 'vite';
import { shadowSheetVite } from './compile-sheet.mjs';
import { PREACT_FOR_REACT } from './preact-for-react.mjs';
import { writeDocs } from './write-docs.mjs';
import { filesOf, SHELL_FILE, wholeOf, writeSnippet } from './write-snippet.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const loadModule = createRequire(import.meta.url);

/** The module that replaces ofetch. */
export const PLAIN_FETCH = join(root, 'src/cdn/plain-fetch.ts');

const ICONS = /[\\/]icon-paths\.ts$/;
const ENTRY = /^ {2}(\w+):\s+'[^']+',\n/gm;
const ICONS_OF = '\0careline-icons:';
/** Names the part that loads after the views. */
const LATER = 'later';

/**
 * Collects the icons that sources use, so that unused ones are left out. Icons that every view draws are in the
 * file that all views load; a view's own icons are next to it; icons of lazy parts are in one file. `parts`
 * maps each part to its sources, `roots` maps a source to the part it starts.
 */
const onlyIconsOf = ({ common, parts, roots }) => ({
  name: 'careline-only-used-icons',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(ICONS_OF) ? id : undefined),
  load(id) {
    if (!id.startsWith(ICONS_OF)) return undefined;
    const sources = parts.get(id.slice(ICONS_OF.length));
    const file = common.find(({ id: one }) => ICONS.test(one));
    const more = file.text.match(ENTRY).filter((line) => isNamed(line, sources) && !isNamed(line, common));
    const code = `import { ICON_PATHS } from ${JSON.stringify(file.id)};\nObject.assign(ICON_PATHS, {\n${more.join('')}});`;
    return { code, moduleSideEffects: more.length > 0 };
  },
  transform(code, id) {
    if (roots.has(id)) return { code: `import '${ICONS_OF}${roots.get(id)}';\n${code}`, map: null };
    if (!ICONS.test(id)) return undefined;
    return { code: code.replace(ENTRY, (line) => (isNamed(line, common) ? line : '')), map: null };
  },
});

/** Whether a source other than the icon list names the icon on this line. */
function isNamed(line, sources) {
  const [, name] = /^ {2}(\w+):/.exec(line);
  const mentions = ({ id, text }) =>
    !ICONS.test(id) && (text.includes(`'${name}'`) || text.includes(`"${name}"`));
  return sources.some(mentions);
}

const REACT = /^react(?:-dom)?(?:\/(?:client|jsx-runtime))?$/;
const BY_NAME = '\0by-name:';

/**
 * Hands out React's functions by name. React is CommonJS, so each file would otherwise wrap the whole module and
 * call `(0, react.useState)()`.
 */
const reactByName = {
  name: 'careline-react-by-name',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!REACT.test(source) || !importer || importer.startsWith(BY_NAME) || isReact(importer))
      return undefined;
    const { id } = await this.resolve(source, importer, { skipSelf: true });
    return BY_NAME + id;
  },
  load(id) {
    if (!id.startsWith(BY_NAME)) return undefined;
    const file = id.slice(BY_NAME.length);
    const names = Object.keys(loadModule(file)).filter((name) => !name.startsWith('__'));
    const constants = names.map((name) => `export const ${name} = react.${name};`);
    return `import react from ${JSON.stringify(file)};\n${constants.join('\n')}\nexport default react;`;
  },
};

const ENDPOINTS = /[\\/]core[\\/]src[\\/].*\.endpoints\.ts$/;

/**
 * Drops the endpoint descriptions (used in the services' documentation) and the audit words; no element shows
 * either.
 */
const WORDS = /^ +(?:summary: (?:'[^']*'|"[^"]*"|`[^`]*`)|audit: (?:\{[^{}]*\}|wordLabel\([^()]*\))),\n/gm;

const withoutEndpointWords = {
  name: 'careline-without-endpoint-words',
  enforce: 'pre',
  transform: (code, id) => (ENDPOINTS.test(id) ? { code: code.replace(WORDS, ''), map: null } : undefined),
};

const ROOM_WORDS = /[\\/]words[\\/]en\.ts$/;
const ALL_WORDS = /^import \* as (\w+) from '([^']+\/words\/en\.ts)';\n/gm;

/**
 * Makes a module of each catalogue in a room's `words`, so that a part loads only the catalogues it reads. A module
 * is never split between files.
 */
const cataloguesApart = {
  name: 'careline-catalogues-apart',
  enforce: 'pre',
  load(id) {
    const [file, name] = id.split('?of=');
    if (!name || !ROOM_WORDS.test(file)) return undefined;
    const [imports, ...catalogues] = readFileSync(file, 'utf8').split(/^(?=export const )/m);
    return imports + catalogues.find((text) => text.startsWith(`export const ${name} `));
  },
  transform(code) {
    const importOf = (all, path, name) => `import { ${name} as ${all}_${name} } from '${path}?of=${name}';\n`;
    let apart = code;
    for (const [line, all, path] of code.matchAll(ALL_WORDS)) {
      const uses = new RegExp(`\\b${all}\\.(\\w+)`, 'g');
      const names = new Set([...code.matchAll(uses)].map(([, name]) => name));
      const imports = [...names].map((name) => importOf(all, path, name));
      apart = apart.replace(line, imports.join('')).replace(uses, `${all}_$1`);
    }
    return apart === code ? undefined : { code: apart, map: null };
  },
};

/** Without the text of an error that no user can cause: the paths come from our own list of languages. */
const shortDynamicImports = {
  name: 'careline-short-dynamic-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0rolldown_dynamic_import_helper.js'
      ? 'export default async (files, path) => files[path]();'
      : undefined,
};

/** The file for a plain `<script src>`, served as written. */
const CLASSIC = 'classic.js';
const SHELL = 'src/cdn/careline.ts';
const ENTRY_FILE = 'careline.js';
const SESSION = 'src/cdn/session.ts';
const VIEW = /[\\/][\w-]+\.view\.tsx$/;
const SEARCH = /patient-search\.view\.tsx$/;

/** Returns all static imports of a source, direct and indirect. */
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
 * Modules that every view needs are one file, and modules that most of them need are a second one; this
 * compresses better than a file per combination. The shell and the session come first, in files of their own,
 * because neither may wait for React.
 */
const groupsOf = ({ shell, session, withShell, views, wholes, search, wholeSearch, lazyEntries }) => [
  // The entry only starts the shell: two files that are read in turn pack worse than one.
  {
    name: SHELL_FILE,
    test: (id) => (withShell.has(id) || shell.has(id)) && id !== join(root, SHELL),
    priority: 8,
  },
  { name: 'session', test: (id) => session.has(id), minShareCount: 2, priority: 6 },
  // Each group includes its imports, so groups used by more views come first. Most pages have only the search,
  // so the shared file contains only modules that the search needs.
  { name: 'shared', test: (id) => isShared(id, views, search), priority: 5 },
  // What a search may load later is apart from the rest of it, or a search would load the rest too.
  { name: 'requests', test: (id) => isForStaff(id, views, search) && wholeSearch.has(id), priority: 3 },
  { name: 'staff', test: (id) => isForStaff(id, views, search), priority: 2.95 },
  ...sharedFirst({ views, search, wholeSearch }),
  { name: 'patients', test: (id) => countOf(id, views) > 1 && search?.has(id), priority: 0.6 },
  { name: 'search', test: (id) => isBesideSearch(id, views, search), priority: 0.5 },
  ...sharedLater({ views, wholes, search, lazyEntries }),
];

/**
 * Modules that two or three views load first: one file, which compresses better than one per combination.
 * Modules that a search may load later are separate, because most pages have only the search. They come first,
 * or the other groups would include them.
 */
const sharedFirst = ({ views, search, wholeSearch }) =>
  [true, false].flatMap((isOfSearch, after) =>
    [3, 2].map((count) => ({
      name: (id) => nameOf(id, views, [wholeSearch]),
      test: (id) => isOfSome(id, count, views, search) && wholeSearch.has(id) === isOfSearch,
      priority: count - 0.1 - after / 10,
    })),
  );

/**
 * Modules that at most one view loads first and that others load later. Modules with the same readers share a
 * file, because dozens of small files compress badly. Groups with more readers come first, and dependencies
 * have their own groups.
 */
function sharedLater({ views, wholes, search, lazyEntries }) {
  const isWithin = (id) =>
    !VIEW.test(id) && !lazyEntries.has(id) && !SHEET.test(id) && countOf(id, views) < 2 && !search?.has(id);
  return views.slice(1).map((_, less) => ({
    name: (id) => (countOf(id, views) === 1 ? nameOf(id, views, wholes) : nameOf(id, wholes)),
    test: (id) => isWithin(id) && countOf(id, wholes) === views.length - less,
    priority: 0.4 - less / 100,
    includeDependenciesRecursively: false,
  }));
}

/** Modules that at least this many views share are part of the common staff file. */
const MIN_SHARING_VIEWS = 4;

const isBesideSearch = (id, views, search) => search?.has(id) && countOf(id, views) === 1 && !VIEW.test(id);

const SHEET = /^\0shadow-sheet:/;
/** A sheet is a separate file, fetched later. */
const isOfSome = (id, count, views, search) =>
  countOf(id, views) === count && !search?.has(id) && !SHEET.test(id);
/** Names the file for modules that the same views load. */
const nameOf = (id, ...kinds) =>
  [
    'of',
    ...kinds.map((views) => views.flatMap((modules, at) => (modules.has(id) ? [at] : [])).join('')),
  ].join('-');
const countOf = (id, views) => views.filter((modules) => modules.has(id)).length;
const isShared = (id, views, search) => countOf(id, views) >= MIN_SHARING_VIEWS && search?.has(id);
const isForStaff = (id, views, search) => countOf(id, views) >= MIN_SHARING_VIEWS && !search?.has(id);

/** The settings of a build: the renderer, the output folder and the path on the server. */
const FULL = {
  out: join(root, 'dist/cdn'),
  served: 'elements',
  alias: [],
  entries: { frame: 'src/cdn/frame.ts' },
  plugins: [reactByName],
};
/** A frame contains Careline's own page, which uses React. */
const LIGHT = {
  out: join(FULL.out, 'light'),
  served: 'elements/light',
  alias: PREACT_FOR_REACT,
  entries: {},
  plugins: [],
};

function run(plugins, beginning, { alias, entries, plugins: own }, drawn) {
  return build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      shadowSheetVite(drawn),
      withoutEndpointWords,
      cataloguesApart,
      shortDynamicImports,
      ...own,
      ...plugins,
    ],
    define: { 'process.env.NODE_ENV': '"production"', CARELINE_BUILD: JSON.stringify(UNNAMED) },
    resolve: {
      // pnpm installs one copy for each React version in the workspace.
      dedupe: ['zustand'],
      alias: [{ find: 'ofetch', replacement: PLAIN_FETCH }, ...alias],
    },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      lib: {
        entry: { careline: SHELL, session: SESSION, ...entries },
        formats: ['es'],
      },
      rolldownOptions: {
        // Required by groups that exclude dependencies. `chunksOfKind` checks that the entry gets no further
        // export.
        treeshake: { propertyReadSideEffects: false },
        preserveEntrySignatures: beginning.views.length > 0 ? 'allow-extension' : 'strict',
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

const SOURCE = 'src/cdn/fhir-source.ts';

/**
 * Returns the file of the FHIR source. It is built apart, because what it shares with the elements would change how
 * their files are divided, and a page that reads no FHIR server would load more.
 */
async function sourceChunk() {
  const [chunk, ...others] = chunksOf(
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [withoutEndpointWords, cataloguesApart],
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { dedupe: ['zustand'], alias: [{ find: 'ofetch', replacement: PLAIN_FETCH }] },
      build: {
        target: 'es2022',
        write: false,
        modulePreload: false,
        lib: { entry: { 'fhir-source': SOURCE }, formats: ['es'] },
        rolldownOptions: {
          treeshake: { propertyReadSideEffects: false },
          output: { minify: true, entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    }),
  );
  if (others.length > 0) throw new Error(`${SOURCE} became ${others.length + 1} files`);
  return minified(chunk);
}

/** A placeholder for the build's name in the two entries, replaced once all files are written. */
const UNNAMED = 'unnamedbuild';

/** Twelve hexadecimal digits that depend on all files of both kinds. */
function nameOfBuild(kinds) {
  const whole = createHash('sha256');
  whole.update(readFileSync(join(root, 'src/cdn', CLASSIC)));
  for (const { chunks } of kinds)
    for (const { fileName, code } of chunks) whole.update(`${fileName}\n${code}\n`);
  return whole.digest('hex').slice(0, 12);
}

/** Only entries contain the name: files with a content hash in their name are cached for a year. */
function named(chunk, build) {
  if (!chunk.code.includes(UNNAMED)) return chunk;
  if (!chunk.isEntry)
    throw new Error(`${chunk.fileName} would change with every build: only entries name it`);
  return { ...chunk, code: chunk.code.replaceAll(UNNAMED, build) };
}

/** Same rule as element-files.ts in the server: such files are cached for a year. */
const HASHED = /-[a-z0-9]{8}\.js$/;

/** Minifies a chunk. Terser's output compresses 1 % better than that of Vite's own minifier. */
async function minified(chunk) {
  const { code } = await minify(chunk.code, {
    module: true,
    compress: { ecma: 2022, passes: 3 },
    format: { ecma: 2022, comments: false },
  });
  return { ...chunk, code };
}

const chunksOf = ([{ output }]) => output.filter(({ type }) => type === 'chunk');

const DRAWS = /^[^\0]*packages[\\/](?:ui|elements)[\\/]src/;
/** The component draws any icon by name, so its own source does not show which icons are used. */
const ICON_COMPONENT = /[\\/]icon[\\/]icon\.tsx$/;

/**
 * Writes a Brotli copy next to each file. The highest compression is too slow for a server while a page waits.
 */
function writeWithBrotli(path, code) {
  writeFileSync(path, code);
  const size = Buffer.byteLength(code);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size };
  writeFileSync(`${path}.br`, brotliCompressSync(code, { params }));
}

const isReact = (id) => /[\\/]node_modules[\\/](?:react(?:-dom)?|preact)[\\/]/.test(id);

/** Core names icons only for the menu. Elements without a menu read these files for the rights of areas. */
const MENU_ICONS = /[\\/]core[\\/]src[\\/](?:access[\\/]menu-entries|navigation[\\/](?:inbox|menu))\.ts$/;
const MENU = /[\\/]navigation[\\/]menu\.ts$/;

const mayDraw = (id) => (DRAWS.test(id) && !ICON_COMPONENT.test(id)) || MENU_ICONS.test(id);

/** Returns the sources that draw icons. Words such as 'search' in other sources are keys, roles and states. */
function drawingSourcesOf(modules) {
  const hasMenu = [...modules].some((id) => MENU.test(id));
  return [...new Set(modules)]
    .filter((id) => mayDraw(id) && (hasMenu || !MENU_ICONS.test(id)))
    .map((id) => ({ id, text: readFileSync(id.split('?')[0], 'utf8') }))
    .filter(({ text }) => /icon/i.test(text));
}

/** Returns the sources of a chunk's static imports. */
const closureOf = (chunks, { fileName }, reach = filesOf) => {
  const files = reach(chunks, fileName);
  return new Set(chunks.filter((one) => files.has(one.fileName)).flatMap(({ moduleIds }) => moduleIds));
};

/** Most pages have only the search, so its lazy part has its own icon file. */
const OF_SEARCH = /elements[\\/]src[\\/]patient-search[\\/]/;

/** Returns which icons each part needs: the common ones, those of each view, and those of lazy parts. */
function iconParts(found, views) {
  const common = drawingSourcesOf(
    [...views[0].modules].filter((id) => views.every(({ modules }) => modules.has(id))),
  );
  const parts = new Map(views.map(({ id, modules }) => [id, drawingSourcesOf(modules)]));
  const roots = new Map(views.map(({ id }) => [id, id]));
  const later = found.filter(
    ({ isDynamicEntry, facadeModuleId }) =>
      isDynamicEntry && /\.tsx?$/.test(facadeModuleId ?? '') && !roots.has(facadeModuleId),
  );
  const sources = later.map((chunk) => [chunk.facadeModuleId, drawingSourcesOf(closureOf(found, chunk))]);
  const partOf = (id) => (OF_SEARCH.test(id) ? id : LATER);
  for (const [id, texts] of sources) {
    parts.set(partOf(id), [...(parts.get(partOf(id)) ?? []), ...texts]);
    if (texts.some(({ id: one }) => ICONS.test(one))) roots.set(id, partOf(id));
  }
  return { common, parts, roots };
}

const REPLACES_SHEET = /import\('[^']+\.css\?shadow'\)/;

/**
 * Returns a function that finds the code whose classes a sheet needs: all of the build, or what its view draws first
 * if the view replaces the sheet before it draws the rest.
 */
function drawnFor(found, views) {
  const codes = found.flatMap(({ modules }) => Object.entries(modules).map(([id, { code }]) => [id, code]));
  const replacing = views.filter(({ id }) => REPLACES_SHEET.test(readFileSync(id, 'utf8')));
  return (sheet) => {
    const view = replacing.find(({ modules }) => modules.has(sheet));
    return new Map(view ? codes.filter(([id]) => view.modules.has(id)) : codes);
  };
}

/**
 * Builds twice: the first build finds out which sources exist, and so which icons and sentences they use and
 * which modules belong to the shell, the session and each view.
 */
async function chunksOfKind(kind) {
  const beginning = {
    shell: new Set(),
    session: new Set(),
    withShell: new Set(),
    views: [],
    wholes: [],
    lazyEntries: new Set(),
  };
  const found = chunksOf(
    await run([importsOf(SHELL, beginning.shell), importsOf(SESSION, beginning.session)], beginning, kind),
  );
  const modules = found.flatMap(({ moduleIds }) => moduleIds);
  for (const file of [MENU_ICONS, MENU, ICON_COMPONENT])
    if (!modules.some((id) => file.test(id))) throw new Error(`no source matches ${file}`);
  const views = found
    .filter(({ facadeModuleId }) => VIEW.test(facadeModuleId ?? ''))
    .map((chunk) => ({
      id: chunk.facadeModuleId,
      modules: closureOf(found, chunk),
      whole: closureOf(found, chunk, wholeOf),
    }));
  beginning.views = views.map((view) => view.modules);
  beginning.wholes = views.map((view) => view.whole);
  beginning.lazyEntries = new Set(
    found.filter(({ isDynamicEntry }) => isDynamicEntry).map(({ facadeModuleId }) => facadeModuleId),
  );
  const withShell = filesOf(found, ENTRY_FILE);
  withShell.delete(ENTRY_FILE);
  beginning.withShell = new Set(
    found.filter(({ fileName }) => withShell.has(fileName)).flatMap(({ moduleIds }) => moduleIds),
  );
  const search = views.find(({ id }) => SEARCH.test(id));
  beginning.search = search.modules;
  beginning.wholeSearch = search.whole;
  const plugins = [onlyIconsOf(iconParts(found, views))];
  const chunks = await Promise.all(
    chunksOf(await run(plugins, beginning, kind, drawnFor(found, views))).map(minified),
  );
  const unnamed = chunks.find(({ fileName, isEntry }) => !isEntry && !HASHED.test(fileName));
  if (unnamed)
    throw new Error(`${unnamed.fileName} does not end as the server knows files that never change by`);
  // A page may load the entry under another URL, such as with a query. A file that imports the entry would then
  // load it twice.
  const entry = chunks.find(({ fileName }) => fileName === ENTRY_FILE);
  if (entry.exports.length > 1) throw new Error(`${ENTRY_FILE} exports ${entry.exports.join(', ')}`);
  const early = new Set([...filesOf(chunks, ENTRY_FILE), ...filesOf(chunks, 'session.js')]);
  const waiting = chunks.find(({ fileName, moduleIds }) => early.has(fileName) && moduleIds.some(isReact));
  if (waiting) throw new Error(`${waiting.fileName} comes with the shell or the session, and holds React`);
  return chunks;
}

function writeFiles(kind, chunks, build) {
  rmSync(kind.out, { recursive: true, force: true });
  mkdirSync(kind.out, { recursive: true });
  const written = chunks.map((chunk) => named(chunk, build));
  for (const { fileName, code } of written) writeWithBrotli(join(kind.out, fileName), code);
  writeWithBrotli(join(kind.out, CLASSIC), readFileSync(join(root, 'src/cdn', CLASSIC), 'utf8'));
  writeSnippet(kind, written, build);
}

const NPM_MODULE = /[\\/]node_modules[\\/]/;

/** Returns the npm modules in the files, for the third-party notices. */
function writeModules(kinds) {
  const modules = kinds.flatMap(({ chunks }) => chunks.flatMap(({ moduleIds }) => moduleIds));
  const foreign = [...new Set(modules.map((id) => id.replace(/^\0/, '')))]
    .filter((id) => NPM_MODULE.test(id) && !id.startsWith('by-name:'))
    .map((id) => relative(root, id));
  writeFileSync(join(root, 'dist/cdn-modules.json'), JSON.stringify(foreign.sort()));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const kinds = [];
  const source = await sourceChunk();
  for (const kind of [FULL, LIGHT]) kinds.push({ kind, chunks: [...(await chunksOfKind(kind)), source] });
  const build = nameOfBuild(kinds);
  for (const { kind, chunks } of kinds) writeFiles(kind, chunks, build);
  writeModules(kinds);
  writeDocs(FULL.out);
}
