/**
 * Counts phrases of stilted English in comments, docs, English messages and titles of tests, per room, and fails above
 * a budget.
 *
 * The budget is twice the rate of an ordinary codebase. Measured with these markers on the comments of two packages
 * (`node scripts/check-prose.mjs --measure <folder>`):
 * @tanstack/query-core 5.108.4 has 1.4 per 1,000 words, valibot 1.5.0 has 0.0.
 *
 * Rooms that nobody has rewritten yet are listed in `prose-ceilings.json` with their current rate, which may only go
 * down. `--update` lowers the ceilings and removes the rooms that meet the budget; it never raises one.
 *
 *   --list <folder>                        prints every marker below a folder, with its sentence
 *   --sample <n> [--seed <s>] [<folder>]   prints n random comments, docs paragraphs, messages and titles, for reading
 *   --rates                                prints the rate of every room
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

/** Markers per 1,000 words. */
export const BUDGET = 2.8;

/** Small rooms have no meaningful rate. */
const ALWAYS_ALLOWED = 1;

const PHRASES = `
  whoever whom whomever whose somebody nobody anew stands told tells said beside lies lie
  of-its-own is-no those-of what-is set-right as-far-as what-becomes-of comes-to for-ever
`;

/** The words of a phrase may be on two lines of a comment. */
const MARKERS = new RegExp(
  `\\b(?:${PHRASES.trim().split(/\s+/).join('|').replaceAll('-', '\\s+(?:(?:\\*|//)\\s*)?')})\\b`,
  'gi',
);

const WORD = /[A-Za-z][A-Za-z'’-]*/g;

/** Written by a script, or quoting words in order to ban them. */
const LEFT_OUT =
  /^(?:docs\/(?:requirements|embedding\/reference)\.md|docs\/glossary\.md|scripts\/check-(?:prose|names)\b.*|packages\/console\/server\/src\/platform\/database\/(?:schema\/tables\.ts|migrations\/\d.*)|.*\/(?:fixtures|published)\/.*|patches\/.*)$/;

const SOURCE = /\.[cm]?[jt]sx?$/;
const IS_TEST = /\.(?:test|stories|e2e|prove|bench)\.tsx?$|(?:^|\/)(?:test|e2e|prove|bench)\//;
const IS_CATALOGUE = /messages\.ts$/;

const CEILINGS = fileURLToPath(new URL('prose-ceilings.json', import.meta.url));

const blank = (text) => text.replace(/[^\n]/g, ' ');

/** Blanks out code, addresses and markup. Every other character keeps its position. */
const proseOf = (text) =>
  text
    .replace(/```[\s\S]*?(?:```|$)|`[^`\n]*`|<!--[\s\S]*?-->/g, blank)
    .replace(/https?:\/\/\S+|\{@link[^}]*\}|\]\([^)]*\)/g, blank);

/** Tokens after which a slash divides; after any other it begins a regular expression. */
const DIVIDES = new Set([
  ts.SyntaxKind.Identifier,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.BigIntLiteral,
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.CloseParenToken,
  ts.SyntaxKind.CloseBracketToken,
  ts.SyntaxKind.CloseBraceToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.ThisKeyword,
]);

/** The ranges of text between JSX tags, where quotes and slashes mean nothing. */
function jsxTexts(file, text) {
  const ranges = [];
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.JsxText) ranges.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return ranges;
}

/** Whether text between tags may contain a quote or a slash; parsing only these files saves half of the time. */
const MAY_MISLEAD = /[>}][^<>{}=();]*['"`/][^<>{}=();]*[<{]/;

const isComment = (kind) =>
  kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia;

/** Calls `each` with the kind, text, start and value of every token and comment of a source. */
function scan(file, text, each) {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, text);
  const skipped = file.endsWith('x') && MAY_MISLEAD.test(text) ? jsxTexts(file, text) : [];
  const templates = [];
  let braces = 0;
  let before;
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    while (skipped.length > 0 && skipped[0].end <= scanner.getTokenStart()) skipped.shift();
    if (skipped.length > 0 && scanner.getTokenEnd() > skipped[0].pos) {
      const next = skipped.shift();
      each(ts.SyntaxKind.JsxText, text.slice(next.pos, next.end), next.pos);
      scanner.resetTokenState(next.end);
      before = undefined;
      continue;
    }
    if (isComment(kind)) {
      each(kind, scanner.getTokenText(), scanner.getTokenStart());
      continue;
    }
    if (kind === ts.SyntaxKind.WhitespaceTrivia || kind === ts.SyntaxKind.NewLineTrivia) continue;
    if (kind === ts.SyntaxKind.OpenBraceToken) braces += 1;
    if (kind === ts.SyntaxKind.CloseBraceToken) {
      if (templates.at(-1) === braces) {
        kind = scanner.reScanTemplateToken(false);
        if (kind === ts.SyntaxKind.TemplateTail) templates.pop();
      } else braces -= 1;
    }
    if (kind === ts.SyntaxKind.TemplateHead) templates.push(braces);
    if (
      (kind === ts.SyntaxKind.SlashToken || kind === ts.SyntaxKind.SlashEqualsToken) &&
      !DIVIDES.has(before)
    ) {
      kind = scanner.reScanSlashToken();
    }
    each(kind, scanner.getTokenText(), scanner.getTokenStart(), scanner.getTokenValue());
    before = kind;
  }
}

const isText = (kind) =>
  kind === ts.SyntaxKind.StringLiteral || kind === ts.SyntaxKind.NoSubstitutionTemplateLiteral;

/** The functions whose first argument is the title of a test. */
const TITLED = new Set(['describe', 'it', 'test']);

/** Whether a text follows `describe(`, `it(`, `test(`, or the closing bracket of `it.each(…)(`. */
const isTitle = (kind, [before, opening]) =>
  (isText(kind) || kind === ts.SyntaxKind.TemplateHead) &&
  opening?.kind === ts.SyntaxKind.OpenParenToken &&
  (TITLED.has(before?.value) || before?.kind === ts.SyntaxKind.CloseParenToken);

/** A string in code that people read: at least four words from a capital to a full stop. */
const SENTENCE = /^[A-Z][a-z',]*(?: \S+){3,}[.?!]$/;

const TOOL_COMMENT = /^(?:biome-ignore|@ts-|spec:|\/ ?<reference|#__|@vite|v8 ignore)/;

const commentText = (raw) =>
  raw
    .replace(/^\/\*+|\*+\/$|^\/\/+/g, '')
    .replace(/^[ \t]*\* ?/gm, '')
    .trim();

/** The comments, English messages and titles of tests in a source. Consecutive `//` lines are one comment. */
export function textsOf(file, text) {
  const found = [];
  const isTest = IS_TEST.test(file);
  const isCatalogue = IS_CATALOGUE.test(file);
  let open;
  let key;
  let isValue = false;
  let before = [];
  scan(file, text, (kind, raw, at, value) => {
    if (isComment(kind)) {
      const own = commentText(raw);
      if (TOOL_COMMENT.test(own)) return;
      const isLine = kind === ts.SyntaxKind.SingleLineCommentTrivia;
      if (isLine && open && /^\s*$/.test(text.slice(open.end, at))) {
        open.text += `\n${own}`;
        open.raw = text.slice(open.at, at + raw.length);
      } else {
        open = { kind: 'comment', file, at, text: own, raw };
        found.push(open);
      }
      open.end = at + raw.length;
      if (!isLine) open = undefined;
      return;
    }
    open = undefined;
    if (isTest && isTitle(kind, before)) found.push({ kind: 'title', file, at, text: value, raw });
    before = [before[1], { kind, value }];
    if (isText(kind) && !isTest) {
      const isLabel = isValue && (isCatalogue || key === 'en');
      if (isLabel || SENTENCE.test(value)) found.push({ kind: 'message', file, at, text: value, raw });
    }
    if (kind === ts.SyntaxKind.ColonToken) isValue = true;
    else {
      isValue = false;
      key = kind === ts.SyntaxKind.Identifier || isText(kind) ? value : undefined;
    }
  });
  return found;
}

const pageText = (file, text) => ({ kind: 'docs', file, at: 0, text, raw: text });

const lineAt = (text, at) => text.slice(0, at).split('\n').length;

const onOneLine = (text) => text.replace(/\s+(?:(?:\*|\/\/)\s)?/g, ' ').trim();

/** "There is no" and "is no longer" are ordinary; "the coach is no doctor" is not. */
const isPlain = (prose, { 0: marker, index }) =>
  /^is\s/i.test(marker) &&
  (/\bthere\s+$/i.test(prose.slice(0, index)) || /^\s+longer\b/i.test(prose.slice(index + marker.length)));

/** The markers of a text, each with its line and the sentence around it. */
export function markersOf(source, found) {
  const prose = proseOf(found.raw);
  const markers = [...prose.matchAll(MARKERS)].filter((found) => !isPlain(prose, found));
  return markers.map(({ 0: marker, index }) => {
    const start = Math.max(...['. ', '.\n', '\n\n', '\n|'].map((end) => prose.lastIndexOf(end, index) + 1));
    const rest = /[.?!](?=\s|$)|\n\n|\n\|/.exec(prose.slice(index));
    const sentence = prose.slice(start, rest ? index + rest.index + 1 : undefined);
    return {
      marker: onOneLine(marker).toLowerCase(),
      line: lineAt(source, found.at + index),
      sentence: onOneLine(sentence).slice(0, 240),
    };
  });
}

/** `packages/core/src/calls/x.ts` belongs to `packages/core/src/calls`; a folder beside `src` is one room. */
export function roomOf(file) {
  const [, inSource] = /^(packages\/(?:console\/)?[a-z]+\/(?:src\/[^/]+|[^/]+))\//.exec(file) ?? [];
  if (inSource) return inSource;
  const parts = file.split('/');
  if (parts.length === 1) return '.';
  return parts[0] === 'docs' && parts.length > 2 ? parts.slice(0, 2).join('/') : parts[0];
}

const wordCount = (text) => text.match(WORD)?.length ?? 0;

/** Every text of these files, with its source. */
function readTexts(files, read) {
  return files.flatMap((file) => {
    const source = read(file);
    const texts = file.endsWith('.md') ? [pageText(file, source)] : textsOf(file, source);
    return texts.map((found) => ({ source, found }));
  });
}

/** Words and markers by room. */
function countRooms(texts) {
  const rooms = new Map();
  for (const { source, found } of texts) {
    const name = roomOf(found.file);
    const room = rooms.get(name) ?? { name, words: 0, markers: [] };
    room.words += wordCount(proseOf(found.text));
    for (const marker of markersOf(source, found)) room.markers.push({ file: found.file, ...marker });
    rooms.set(name, room);
  }
  return [...rooms.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const rateOf = ({ words, markers }) => (words === 0 ? 0 : (markers.length / words) * 1000);

const markersAt = (rate, words) => Math.max(ALWAYS_ALLOWED, Math.floor((rate * words) / 1000));

const isWithin = (room, rate) => room.markers.length <= markersAt(rate, room.words);

/** The rooms above their limit: the budget, or the ceiling of a room that is not rewritten yet. */
export const roomFaults = (rooms, ceilings, budget = BUDGET) =>
  rooms.filter((room) => !isWithin(room, Math.max(budget, ceilings[room.name] ?? 0)));

/** The ceilings after a rewrite: lower ones stay, and rooms within the budget are gone. */
export const lowerCeilings = (rooms, ceilings, budget = BUDGET) =>
  Object.fromEntries(
    rooms
      .filter((room) => room.name in ceilings && !isWithin(room, budget))
      .map((room) => [room.name, Math.min(ceilings[room.name], Math.ceil(rateOf(room)))]),
  );

function projectFiles(folder) {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...(folder ? [folder] : [])], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return list.split('\n').filter((file) => (SOURCE.test(file) || file.endsWith('.md')) && isProse(file));
}

/** Catalogues of a language other than English. */
const TRANSLATED = /[/\\](?:languages|locales)[/\\][a-z]{2,3}[/\\]/;

const isProse = (file) => !LEFT_OUT.test(file) && !TRANSLATED.test(file);

const readOrEmpty = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Deleted in the work tree and still in the index.
    return '';
  }
};

const printMarkers = (markers) => {
  for (const { file, line, marker, sentence } of markers)
    console.error(`${file}:${line} "${marker}": ${sentence}`);
};

const summary = (room) =>
  `${room.name}: ${rateOf(room).toFixed(1)} per 1,000 (${room.markers.length} in ${room.words} words)`;

/** A small seeded generator (mulberry32), so that a sample can be drawn again. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick(list, count, random) {
  const rest = [...list];
  const chosen = [];
  while (chosen.length < count && rest.length > 0)
    chosen.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return chosen;
}

/** Docs are read by the paragraph, as a page is too long to judge. */
const paragraphs = ({ source, found }) =>
  source.split(/\n{2,}/).flatMap((text) => {
    const at = source.indexOf(text);
    return wordCount(text) < 6 || /^(?:```|#)/.test(text) ? [] : [{ source, found: { ...found, at, text } }];
  });

function printSample(texts, count, seed) {
  const random = randomFrom(seed);
  const ofKind = (kind) => texts.filter(({ found }) => found.kind === kind && wordCount(found.text) > 3);
  const groups = [
    ['comments', ofKind('comment')],
    ['docs', ofKind('docs').flatMap(paragraphs)],
    ['messages', ofKind('message')],
    ['titles of tests', ofKind('title')],
  ];
  for (const [title, list] of groups) {
    console.log(`\n# ${title} (${list.length})`);
    for (const { source, found } of pick(list, count, random))
      console.log(`${found.file}:${lineAt(source, found.at)}\n    ${found.text.replace(/\n/g, '\n    ')}`);
  }
}

function measure(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name))
    .map((name) => join(folder, name));
  const comments = readTexts(files, readOrEmpty).filter(({ found }) => found.kind === 'comment');
  const markers = comments.flatMap(({ source, found }) =>
    markersOf(source, found).map((marker) => ({ file: found.file, ...marker })),
  );
  printMarkers(markers);
  const words = comments.reduce((sum, { found }) => sum + wordCount(proseOf(found.text)), 0);
  console.log(summary({ name: folder, words, markers }));
}

function check(rooms) {
  const ceilings = JSON.parse(readFileSync(CEILINGS, 'utf8'));
  const faults = roomFaults(rooms, ceilings);
  for (const room of faults) {
    const limit = Math.max(BUDGET, ceilings[room.name] ?? 0);
    console.error(
      `prose: ${summary(room)} is above ${limit}. Rewrite what you added, as a colleague would say it.`,
    );
    printMarkers(room.markers.slice(0, 20));
    if (room.markers.length > 20) console.error(`  … node scripts/check-prose.mjs --list ${room.name}`);
  }
  const left = Object.keys(ceilings).length;
  console.log(
    `prose: ${rooms.length} rooms checked, ${faults.length} above their limit, ${left} not rewritten yet`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

function update(rooms) {
  const ceilings = lowerCeilings(rooms, JSON.parse(readFileSync(CEILINGS, 'utf8')));
  writeFileSync(CEILINGS, `${JSON.stringify(ceilings, null, 2)}\n`);
  console.log(`prose: ${Object.keys(ceilings).length} rooms are not rewritten yet`);
}

function main(options) {
  const optionOf = (name) => options[options.indexOf(name) + 1];
  if (options.includes('--measure')) return measure(optionOf('--measure'));
  if (options.includes('--sample')) {
    const values = ['--sample', '--seed'].filter((name) => options.includes(name)).map(optionOf);
    const folder = options.find((one) => !one.startsWith('--') && !values.includes(one));
    const seed = options.includes('--seed') ? Number(optionOf('--seed')) : 1;
    return printSample(readTexts(projectFiles(folder), readOrEmpty), Number(optionOf('--sample')), seed);
  }
  const folder = options.includes('--list') ? optionOf('--list') : undefined;
  const rooms = countRooms(readTexts(projectFiles(folder), readOrEmpty));
  if (options.includes('--list')) {
    for (const room of rooms) printMarkers(room.markers);
    return console.log(rooms.map(summary).join('\n'));
  }
  if (options.includes('--rates')) return console.log(rooms.map(summary).join('\n'));
  if (options.includes('--update')) return update(rooms);
  check(rooms);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2));
