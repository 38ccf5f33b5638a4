// `npm run requirements`: writes docs/requirements.md from requirement-items.json and the tags `// spec: 12,
// 14-16` in the first line of tests. A test fails if the page is out of date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { productModules } from './product-modules.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const PAGE = join(ROOT, 'docs/requirements.md');
const ITEMS = join(ROOT, 'scripts/requirement-items.json');
const TESTED = ['e2e', 'packages', 'prove', 'scripts'];
const LEFT_OUT = new Set(['node_modules', 'dist']);
const TEST = /\.(?:test\.tsx?|e2e\.ts)$/;
const TAG = /^\/\/ spec: (.*)$/m;

export const STATES = { product: 'works', core: 'core only', open: 'open' };

function* testFiles(folder) {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* testFiles(path);
    else if (TEST.test(entry.name)) yield path;
  }
}

/** Returns the ids in a tag. A hyphen marks a range. */
export function idsOf(tag) {
  return tag.split(',').flatMap((part) => {
    const [, from, to] = /^(\d+)-(\d+)$/.exec(part.trim()) ?? [];
    if (from === undefined) return [part.trim()];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at));
  });
}

/** Returns the tagged tests, sorted by path, each with its ids. */
export function taggedTests() {
  return TESTED.flatMap((folder) => [...testFiles(folder)])
    .sort()
    .flatMap((file) => {
      const tag = TAG.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1];
      return tag === undefined ? [] : [{ file, ids: idsOf(tag) }];
    });
}

export const readItems = () => JSON.parse(readFileSync(ITEMS, 'utf8'));

/** Returns the module that a test belongs to, if there is one. */
const subjectOf = (test) =>
  ['ts', 'tsx'].map((end) => test.replace(/test\.tsx?$/, end)).find((file) => existsSync(join(ROOT, file)));

/**
 * Whether a test shows that something works for a user: through the built product, the server, a page or an
 * element. Tests of core, of scripts and of components that the product does not draw do not count.
 */
function showsTheProduct(test, modules) {
  if (/^(?:e2e|prove)\//.test(test)) return true;
  if (!/^packages\/(?:console|elements|ui)\//.test(test)) return false;
  const subject = subjectOf(test);
  return subject === undefined || modules.has(subject);
}

function stateOf({ waitsFor }, tests, modules) {
  if (tests.length === 0) return STATES.open;
  if (waitsFor !== undefined) return STATES.core;
  return tests.some((test) => showsTheProduct(test, modules)) ? STATES.product : STATES.core;
}

/** Returns every item with its tests and its state. */
export async function judgedItems() {
  const modules = await productModules();
  const tagged = taggedTests();
  return readItems().map((item) => {
    const tests = tagged.filter(({ ids }) => ids.includes(item.id)).map(({ file }) => file);
    return { ...item, tests, state: stateOf(item, tests, modules) };
  });
}

const remarkOf = ({ waitsFor, note }) =>
  [waitsFor && `waits for ${waitsFor}`, note].filter(Boolean).join('; ');
const rowOf = (cells) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
const testsOf = ({ tests }) => tests.map((test) => `\`${test}\``).join(', ');
const isNumbered = ({ section }) => section !== undefined;

function countsOf(items) {
  const numbered = items.filter(isNumbered);
  const count = (state) => numbered.filter((item) => item.state === state).length;
  return rowOf([STATES.product, STATES.core, STATES.open].map((state) => String(count(state))));
}

/** Returns the text of docs/requirements.md. */
export function requirementsPage(items) {
  const numbered = items
    .filter(isNumbered)
    .map((item) => rowOf([item.id, item.section, item.item, item.state, testsOf(item), remarkOf(item)]));
  const beside = items
    .filter((item) => !isNumbered(item))
    .map((item) => rowOf([item.item, item.state, testsOf(item), remarkOf(item)]));
  return `# The specification, item by item

Each item of the specification, whether it works, and its tests. Section numbers are the specification's.
\`npm run requirements\` writes this page from \`scripts/requirement-items.json\` and from the tags (\`// spec: 12, 14\`)
in the tests. A test fails when it is outdated.

| ${STATES.product} | ${STATES.core} | ${STATES.open} |
|---|---|---|
${countsOf(items)}

- **${STATES.product}**: a test covers it through a screen, an element or the running server.
- **${STATES.core}**: a test covers it in a library, or the part that the note names; no screen or route uses it yet. The note
  says what it waits for.
- **${STATES.open}**: no test covers it. The note says why.

| # | section | item | state | tests | note |
|---|---|---|---|---|---|
${numbered.join('\n')}

## Beyond the specification

Promises of the decisions: readings, charts and alerts (0021 and 0063), and facilities.

| item | state | tests | note |
|---|---|---|---|
${beside.join('\n')}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(PAGE, requirementsPage(await judgedItems()));
}
