// Compiles a `.css?shadow` import: runs Tailwind over the sources that the sheet names and adapts the result to
// a shadow root. The build (esbuild) and the tests (Vite) use the same function.
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { parseAst } from 'vite';
import { messageList } from './message-list.mjs';
import { toShadow } from './shadow-css.mjs';

const SUFFIX = '.css?shadow';

/** A generated module with the keys of all sentences, for `doctor()`. */
const MESSAGE_KEYS = 'message-keys?made';
const MADE = '\0message-keys';

/** The keys of each component, separated by spaces. */
function messageKeysModule() {
  const keys = Object.entries(messageList()).map(([name, sentences]) => [
    name,
    Object.keys(sentences).join(' '),
  ]);
  return `export const MESSAGE_KEYS = ${JSON.stringify(Object.fromEntries(keys))};`;
}

const packages = fileURLToPath(new URL('../..', import.meta.url));

/** Sources that no element draws would add unused classes to the sheet. */
const UNSEEN = ['stories', 'test'].map((kind) => ({
  base: packages,
  pattern: `**/*.${kind}.tsx`,
  negated: true,
}));

/** The licence is in the package's notices, not in each sheet. */
const NOTICE = /^\/\*! tailwindcss [^*]*\*\/\n?/;

/** Sentences contain words that are also classes, such as "filter". */
const SENTENCES = /\.messages\.ts$/;

/** Returns the strings in a module's code. A name or a comment such as "container" is no class. */
function stringsOf(code) {
  const strings = [];
  JSON.stringify(parseAst(code), (_, node) => {
    if (node?.type === 'Literal') strings.push(node.value);
    if (node?.type === 'TemplateElement') strings.push(node.value.cooked);
    return node;
  });
  return strings.filter((value) => typeof value === 'string').join('\n');
}

/** Finds the classes in those files of a sheet that a build draws. */
function classesDrawn(files, drawn) {
  const contents = files
    .filter((file) => drawn.get(file) && !SENTENCES.test(file))
    .map((file) => ({ content: stringsOf(drawn.get(file)), extension: 'html' }));
  return new Scanner({ sources: [] }).scanFiles(contents);
}

/**
 * Returns the text of the shadow sheet and the files it was made from. `drawn` is the code of the modules
 * that the sheet is for: it then has only their classes.
 */
export async function compileSheet(file, drawn) {
  const dependencies = [file];
  const compiler = await compile(await readFile(file, 'utf8'), {
    base: dirname(file),
    onDependency: (path) => dependencies.push(path),
  });
  const scanner = new Scanner({ sources: [...compiler.sources.map((source) => ({ ...source })), ...UNSEEN] });
  const all = scanner.scan();
  const classes = drawn ? classesDrawn(scanner.files, drawn) : all;
  const css = optimize(compiler.build(classes), { minify: true }).code;
  return { css: toShadow(css).replace(NOTICE, ''), dependencies };
}

/** A plug-in for tsup. The module's path must not end in .css, or tsup's own style plug-in takes it. */
export const shadowSheetEsbuild = {
  name: 'careline-shadow-sheet',
  setup(build) {
    build.onResolve({ filter: /message-keys\?made$/ }, ({ path }) => ({ path, namespace: 'made' }));
    build.onLoad({ filter: /.*/, namespace: 'made' }, () => ({
      contents: messageKeysModule(),
      loader: 'js',
    }));
    build.onResolve({ filter: /\.css\?shadow$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path),
      namespace: 'shadow-sheet',
    }));
    build.onLoad({ filter: /.*/, namespace: 'shadow-sheet' }, async ({ path }) => {
      const { css, dependencies } = await compileSheet(path.slice(0, -'?shadow'.length));
      return { contents: css, loader: 'text', watchFiles: dependencies };
    });
  },
};

const VITE_PREFIX = '\0shadow-sheet:';

/**
 * A plug-in for Vite and Vitest. The module's id must not look like a style sheet, or Vite's own plug-in takes
 * it.
 */
export function shadowSheetVite(drawnFor) {
  return {
    name: 'careline-shadow-sheet',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.endsWith(MESSAGE_KEYS)) return MADE;
      if (!source.endsWith(SUFFIX) || !importer) return undefined;
      const file = resolve(dirname(importer), source.slice(0, -SUFFIX.length));
      return `${VITE_PREFIX}${file}.js`;
    },
    async load(id) {
      if (id === MADE) return messageKeysModule();
      if (!id.startsWith(VITE_PREFIX)) return undefined;
      const { css } = await compileSheet(
        `${id.slice(VITE_PREFIX.length, -'.js'.length)}.css`,
        drawnFor?.(id),
      );
      return `export default ${JSON.stringify(css)};`;
    },
  };
}
