import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transformSync } from 'esbuild';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from './workspace-files.ts';

const SRC = join(ROOT, 'packages/elements/src');
const UI = join(ROOT, 'packages/ui/src');

/** Components reached through a module that is imported for one function; no element draws them. */
const NOT_DRAWN = [
  'shell/avatar/avatar.tsx',
  'notices/offline-notice/offline-notice.tsx',
  // Partners' pages get no live updates.
  'live/live-line.tsx',
  'preferences/named-entries.tsx',
  'preferences/saved-filters.tsx',
].map((path) => join(UI, path));

/** Loaded on demand, so not needed in the first sheet. */
const NOT_DRAWN_FIRST = ['patient-strip.tsx', 'alert-tags.tsx'].map((name) =>
  join(UI, 'patients/patient-header', name),
);

/** An idle search shows only its field, or an error. Of the modules around buttons it draws only buttons. */
const NOT_DRAWN_BY_RESTING_SEARCH = [
  'primitives/button/icon-button.tsx',
  'primitives/progress/progress.tsx',
  'primitives/progress/progress-line.tsx',
].map((path) => join(UI, path));

/** Finds literal classes; a class passed as a prop is literal elsewhere. */
const WRITES_CLASSES = /className=(?:"|\{['`])/;

interface Imports {
  readonly atOnce: readonly string[];
  readonly onDemand: readonly string[];
}

const known = new Map<string, Imports>();

/** Returns the modules a file imports; types draw nothing. */
function importsOf(file: string): Imports {
  const read = known.get(file) ?? readImports(file);
  known.set(file, read);
  return read;
}

function readImports(file: string): Imports {
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  const text = transformSync(readFileSync(file, 'utf8'), { loader, jsx: 'automatic', format: 'esm' }).code;
  const namesIn = (code: string) =>
    ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
  const atOnce = namesIn(text.replace(/\bimport\(/g, 'notAtOnce('));
  return { atOnce, onDemand: namesIn(text).filter((name) => !atOnce.includes(name)) };
}

/** Returns our source file for a specifier; undefined for others. */
function sourceOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const [, path] = /^@careline\/ui\/(.+)$/.exec(specifier) ?? [];
  return (
    path && [`${path}/index.ts`, `${path}.ts`].map((end) => join(UI, end)).find((file) => existsSync(file))
  );
}

/** Returns the files a file draws; `whole` includes those loaded on demand. */
function drawnBy(file: string, whole: boolean, found = new Set<string>()): Set<string> {
  if (found.has(file) || !/\.tsx?$/.test(file)) return found;
  found.add(file);
  const { atOnce, onDemand } = importsOf(file);
  for (const specifier of whole ? [...atOnce, ...onDemand] : atOnce) {
    const next = sourceOf(specifier, file);
    if (next) drawnBy(next, whole, found);
  }
  return found;
}

/** Returns a test for whether a sheet covers a file's classes. */
function coverOf(sheet: string): (file: string) => boolean {
  const named = [...readFileSync(sheet, 'utf8').matchAll(/@source (not )?"([^"]+)"/g)].map(
    ([, not, path = '']) => ({ not, path: join(dirname(sheet), path) }),
  );
  // Patterns exclude only tests and stories, which no view imports.
  const within = (file: string, path: string) => file === path || file.startsWith(`${path}/`);
  return (file) =>
    named.some(({ not, path }) => !not && within(file, path)) &&
    !named.some(({ not, path }) => not && within(file, path));
}

const views = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.view.tsx'))
  .map((path) => join(SRC, path));

/** Returns a view's sheets; the one in `import(` replaces the first when more is drawn. */
function sheetsOf(view: string): { readonly first: string; readonly whole: string } {
  const named = [...readFileSync(view, 'utf8').matchAll(/(from |import\()'([^']+)\.css\?shadow'/g)]
    .map(([, how, path = '']) => ({ isLater: how === 'import(', path: join(dirname(view), `${path}.css`) }))
    .filter(({ path }) => !path.endsWith('base.css'));
  const first = named.find(({ isLater }) => !isLater)?.path;
  if (!first) throw new Error(`${view} has no sheet`);
  return { first, whole: named.find(({ isLater }) => isLater)?.path ?? first };
}

const named = views.map((view) => [relative(SRC, view), view] as const);

function uncovered(sheet: string, drawnFiles: ReadonlySet<string>): readonly string[] {
  const covers = coverOf(sheet);
  const drawn = [...drawnFiles].filter((file) => !NOT_DRAWN.includes(file));
  const writing = drawn.filter((file) => WRITES_CLASSES.test(readFileSync(file, 'utf8')));
  return writing.filter((file) => !covers(file)).map((file) => relative(ROOT, file));
}

describe('the sheet of a view', () => {
  it.each(named)('%s has the classes of all that it renders', (_, view) => {
    expect(uncovered(sheetsOf(view).whole, drawnBy(view, true))).toEqual([]);
  });

  it.each(named)('%s has the classes of its first render before the rest is loaded', (name, view) => {
    const later = name.startsWith('patient-search') ? NOT_DRAWN_BY_RESTING_SEARCH : [];
    const drawn = [...drawnBy(view, false)].filter((file) => ![...NOT_DRAWN_FIRST, ...later].includes(file));
    expect(uncovered(sheetsOf(view).first, new Set(drawn))).toEqual([]);
  });
});
