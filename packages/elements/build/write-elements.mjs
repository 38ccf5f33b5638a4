// `npm run elements`: regenerates all lists of elements from the folders in `src` that have an `element.ts`:
// the `catalogue` folder in `src`, and the tables in docs/embedding/reference.md and the README. Its test fails
// if a file is out of date.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lookProperties } from './element-metadata.mjs';
import { readCommon, readElements } from './element-sources.mjs';
import { RELEASE_VERSION } from './release-version.mjs';

const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), '..');
const SRC = join(PACKAGE, 'src');
const ROOT = join(PACKAGE, '../..');
const EMBEDDING = join(ROOT, 'docs/embedding/reference.md');
const README = join(PACKAGE, 'README.md');

/** Folders with generated files only. */
const FOLDER = join(SRC, 'catalogue');

const lines = (...parts) => `// Written by \`npm run elements\`.\n${parts.flat().join('\n')}\n`;

/** A separate file, because the page inside a frame needs none of the elements. */
function sentEvents(elements, common) {
  const events = [...common.events, ...elements.flatMap((element) => element.events)];
  const names = new Set(events.filter(({ isQuestion }) => !isQuestion).map(({ name }) => name));
  return lines(
    '/** The events that an element in a frame forwards to its page: all except questions. */',
    `export const SENT_EVENTS: readonly string[] = ${JSON.stringify([...names].map((name) => name.replace('careline-', '')))}`,
    ".map((name) => 'careline-' + name);",
  );
}

/** A separate file, because read-only viewers need none of the elements. */
const tags = (elements) =>
  lines(
    [true, false].map((wanted) => {
      const found = elements.filter(({ needsSession }) => needsSession === wanted).map(({ tag }) => tag);
      const name = wanted ? 'TAGS_WITH_SESSION' : 'TAGS_WITHOUT_SESSION';
      return `export const ${name}: readonly string[] = ${JSON.stringify(found)};`;
    }),
  );

const catalogue = (elements) =>
  lines(
    `import type { ElementSpec } from '../shell/element-spec.ts';`,
    `import type { CommonEvents } from '../view/common-events.ts';`,
    elements.map(
      ({ folder, spec, type, eventsType }) =>
        `import { ${spec}, type ${type}, type ${eventsType} } from '../${folder}/element.ts';`,
    ),
    '',
    elements.map(
      ({ folder, types }) => `export type { ${types.join(', ')} } from '../${folder}/element.ts';`,
    ),
    '',
    '/** The events of all elements by name. */',
    `export interface CarelineEventMap extends CommonEvents, ${elements.map(({ eventsType }) => eventsType).join(', ')} {}`,
    '',
    '/** The class of each element. */',
    'export interface CarelineTagNameMap {',
    elements.map(({ tag, type }) => `'${tag}': ${type};`),
    '}',
    '',
    '/** The own events of each element by name. */',
    'export interface CarelineTagEventMap {',
    elements.map(({ tag, eventsType }) => `'${tag}': ${eventsType};`),
    '}',
    '',
    '/** Every custom element of this package. */',
    'export type TagName = keyof CarelineTagNameMap;',
    '',
    '/** The facts that the shell needs about every element, without React. */',
    'export const SPECS: Readonly<Record<TagName, ElementSpec>> = {',
    elements.map(({ tag, spec }) => `'${tag}': ${spec},`),
    '};',
    '',
    'export const TAG_NAMES = /* @__PURE__ */ Object.keys(SPECS) as readonly TagName[];',
  );

const code = (words) => words.map((word) => `\`${word}\``).join(' ');
const row = (...cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (heads, rows) => [row(...heads), `|${'---|'.repeat(heads.length)}`, ...rows].join('\n');

/** Consecutive members with the same comment are one row. */
function grouped(members) {
  const groups = [];
  for (const member of members) {
    const last = groups.at(-1);
    if (last?.[0].comment === member.comment) last.push(member);
    else groups.push([member]);
  }
  return groups;
}

const rowsOf = (members, wordOf) =>
  grouped(members).map((group) => row(code(group.map(wordOf)), group[0].comment));

const detailOf = ({ detail }) => (detail.length > 0 ? `\`{ ${detail.join(', ')} }\`` : '');

/** Returns the tables of attributes, properties, methods, slots, parts and events of an element. */
function tablesOf({ attributes, members, events, slots, parts: cssParts }) {
  const isAttribute = ({ attribute }) => attributes.includes(attribute);
  const properties = members.filter((member) => !member.isMethod && !isAttribute(member));
  const methods = members.filter(({ isMethod }) => isMethod);
  const parts = [
    [['attribute (property)', 'meaning'], rowsOf(members.filter(isAttribute), ({ attribute }) => attribute)],
    [['property', 'meaning'], rowsOf(properties, ({ name }) => name)],
    [['method', 'does, and returns'], rowsOf(methods, ({ name, given }) => `${name}(${given.join(', ')})`)],
    [['slot', 'content'], slots.map(({ name, description }) => row(code([name]), description))],
    [['part', 'meaning'], cssParts.map(({ name, description }) => row(code([name]), description))],
    [['event', 'detail', ''], events.map((event) => row(code([event.name]), detailOf(event), event.comment))],
  ];
  return parts
    .filter(([, rows]) => rows.length > 0)
    .map(([heads, rows]) => table(heads, rows))
    .join('\n\n');
}

const BEGIN = (of) => `<!-- ${of}: written by \`npm run elements\` -->`;
const END = (of) => `<!-- end of ${of} -->`;

/** Replaces the part of a page between two marks. Undefined if the marks are missing. */
function replaceBetween(page, of, text) {
  const [from, to] = [page.indexOf(BEGIN(of)), page.indexOf(END(of))];
  if (from < 0 || to < 0) return undefined;
  return `${page.slice(0, from)}${BEGIN(of)}\n${text}\n${page.slice(to)}`;
}

/** The section after the elements. */
const AFTER_ELEMENTS = '## Slots, states, parts';

function embedding(elements) {
  let page = readFileSync(EMBEDDING, 'utf8');
  for (const element of elements) {
    const { tag, comment } = element;
    const text = tablesOf(element);
    const chapter = `## \`${tag}\`\n\n${comment}\n\n${BEGIN(tag)}\n${text}\n${END(tag)}\n\n`;
    page = replaceBetween(page, tag, text) ?? page.replace(AFTER_ELEMENTS, `${chapter}${AFTER_ELEMENTS}`);
  }
  const look = lookProperties().map(({ name, default: value }) => row(code([name]), code([value])));
  return replaceBetween(page, 'look', table(['custom property', 'default'], look));
}

const summaryOf = ({ tag, attributes, members, events }) =>
  row(
    tag ? code([tag]) : 'all',
    code(attributes),
    code(members.filter(({ isMethod }) => tag && isMethod).map(({ name }) => `${name}()`)),
    code(events.map(({ name }) => name)),
  );

const readme = (elements, common) =>
  replaceBetween(
    readFileSync(README, 'utf8'),
    'elements',
    table(['element', 'attributes', 'methods', 'events'], [...elements, common].map(summaryOf)),
  );

const BIOME = createRequire(join(ROOT, 'package.json')).resolve('@biomejs/biome/bin/biome');

/** Formats a source as lint requires: import order and line length. */
const tidied = (path, text) =>
  execFileSync(process.execPath, [BIOME, 'check', '--write', '--stdin-file-path', path], {
    input: text,
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });

const version = () =>
  lines(
    "/** The release's; each copy adds its build to it (`ownCopy.version`). */",
    `export const VERSION = '${RELEASE_VERSION}';`,
  );

function sources(elements, common) {
  const inSrc = {
    'session/version.ts': version(),
    'catalogue/catalogue.ts': catalogue(elements),
    'catalogue/sent-events.ts': sentEvents(elements, common),
    'catalogue/tags.ts': tags(elements),
  };
  return Object.entries(inSrc).map(([path, text]) => [join(SRC, path), tidied(join(SRC, path), text)]);
}

/** Returns every generated file by path. Other files in a generated folder are undefined. */
export function elementFiles() {
  const [elements, common] = [readElements(SRC), readCommon(SRC)];
  const written = new Map(sources(elements, common));
  for (const name of existsSync(FOLDER) ? readdirSync(FOLDER) : [])
    if (!written.has(join(FOLDER, name))) written.set(join(FOLDER, name), undefined);
  return written.set(EMBEDDING, embedding(elements)).set(README, readme(elements, common));
}

/** Returns the files that are out of date. */
export const staleFiles = () =>
  [...elementFiles()].filter(([path, text]) =>
    text === undefined ? existsSync(path) : !existsSync(path) || readFileSync(path, 'utf8') !== text,
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of staleFiles()) {
    mkdirSync(dirname(path), { recursive: true });
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
  }
}
