// Compiles a `.css?shadow` import: Tailwind over the sources the sheet names, then made fit for a shadow root. The same
// function serves the build (esbuild) and the tests (vite), so that both see one sheet.
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { messageList } from './message-list.mjs';
import { toShadow } from './shadow-css.mjs';

const SUFFIX = '.css?shadow';

/** A module that is made of the sources: the keys of all sentences, for `doctor()`. */
const MESSAGE_KEYS = 'message-keys?made';
const MADE = '\0message-keys';

/** The keys of each component, between spaces. */
function messageKeysModule() {
  const keys = Object.entries(messageList()).map(([name, sentences]) => [
    name,
    Object.keys(sentences).join(' '),
  ]);
  return `export const MESSAGE_KEYS = ${JSON.stringify(Object.fromEntries(keys))};`;
}

const packages = fileURLToPath(new URL('../..', import.meta.url));

/** What no element draws has classes of its own, which a sheet would have for nothing. */
const UNSEEN = ['stories', 'test'].map((kind) => ({
  base: packages,
  pattern: `**/*.${kind}.tsx`,
  negated: true,
}));

/** Stands in the licences that the package names, not in each of its sheets. */
const NOTICE = /^\/\*! tailwindcss [^*]*\*\/\n?/;

/** The text of the shadow sheet and the files it was made from. */
export async function compileSheet(file) {
  const dependencies = [file];
  const compiler = await compile(await readFile(file, 'utf8'), {
    base: dirname(file),
    onDependency: (path) => dependencies.push(path),
  });
  const scanner = new Scanner({ sources: [...compiler.sources.map((source) => ({ ...source })), ...UNSEEN] });
  const css = optimize(compiler.build(scanner.scan()), { minify: true }).code;
  return { css: toShadow(css).replace(NOTICE, ''), dependencies };
}

/** For tsup. The path of the module must not end in .css, or tsup's own style plug-in takes it. */
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

/** For vite and vitest. The module's id must not look like a style sheet, or vite's own plug-in takes it. */
export function shadowSheetVite() {
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
      const { css } = await compileSheet(`${id.slice(VITE_PREFIX.length, -'.js'.length)}.css`);
      return `export default ${JSON.stringify(css)};`;
    },
  };
}
