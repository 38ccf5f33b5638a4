import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from './workspace-files.ts';

const SRC = join(ROOT, 'packages/elements/src');
const UI = join(ROOT, 'packages/ui/src');

/** Components that come through a door of which only a function is used: no element draws them. */
const NOT_DRAWN = [
  'shell/avatar/avatar.tsx',
  'notices/offline-notice/offline-notice.tsx',
  // Pages of partners get no live updates.
  'live/live-line.tsx',
  'preferences/named-entries.tsx',
  'preferences/saved-filters.tsx',
].map((path) => join(UI, path));

/** A class is written out; one that is handed on was written out elsewhere. */
const WRITES_CLASSES = /className=(?:"|\{['`])/;

const known = new Map<string, readonly string[]>();

/** Modules that a file imports at once or on demand; types draw nothing. */
function importsOf(file: string): readonly string[] {
  const read = known.get(file) ?? readImports(file);
  known.set(file, read);
  return read;
}

function readImports(file: string): readonly string[] {
  const text = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
    },
  }).outputText;
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** A source of ours behind a specifier; undefined for all others. */
function sourceOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const [, path] = /^@careline\/ui\/(.+)$/.exec(specifier) ?? [];
  return (
    path && [`${path}/index.ts`, `${path}.ts`].map((end) => join(UI, end)).find((file) => existsSync(file))
  );
}

function drawnBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !/\.tsx?$/.test(file)) return found;
  found.add(file);
  for (const specifier of importsOf(file)) {
    const next = sourceOf(specifier, file);
    if (next) drawnBy(next, found);
  }
  return found;
}

/** What a sheet names as the sources of its classes. */
function coverOf(sheet: string): (file: string) => boolean {
  const named = [...readFileSync(sheet, 'utf8').matchAll(/@source (not )?"([^"]+)"/g)].map(
    ([, not, path = '']) => ({ not, path: join(dirname(sheet), path) }),
  );
  // Patterns leave out tests and stories only, which no view imports.
  const within = (file: string, path: string) => file === path || file.startsWith(`${path}/`);
  return (file) =>
    named.some(({ not, path }) => !not && within(file, path)) &&
    !named.some(({ not, path }) => not && within(file, path));
}

const views = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.view.tsx'))
  .map((path) => join(SRC, path));

const sheetOf = (view: string): string => {
  const [sheet] = [...readFileSync(view, 'utf8').matchAll(/from '([^']+)\.css\?shadow'/g)]
    .map(([, path = '']) => join(dirname(view), `${path}.css`))
    .filter((path) => !path.endsWith('base.css'));
  if (!sheet) throw new Error(`${view} has no sheet`);
  return sheet;
};

describe('the sheet of a view', () => {
  it.each(views.map((view) => [relative(SRC, view), view]))(
    '%s has the classes of all that it draws',
    (_, view) => {
      const covers = coverOf(sheetOf(view));
      const drawn = [...drawnBy(view)].filter((file) => !NOT_DRAWN.includes(file));
      const writing = drawn.filter((file) => WRITES_CLASSES.test(readFileSync(file, 'utf8')));
      expect(writing.filter((file) => !covers(file)).map((file) => relative(ROOT, file))).toEqual([]);
    },
  );
});
