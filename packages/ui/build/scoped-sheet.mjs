// The look of our components as one ready sheet, for pages without Tailwind or with a Tailwind of their own: every rule holds
// inside an element of the class `careline` and nowhere else. It stands in no cascade layer, so that a page's own sheet,
// which mostly stands in none either, does not win by that alone; of rules as special as each other the later one holds.
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { transform } from 'lightningcss';

const THEME = join(dirname(fileURLToPath(import.meta.url)), '../src/theme/theme.css');

const ROOT = { type: 'class', name: 'careline' };
/** The element of that class, or one inside of it; says nothing of how special a rule is. */
const INSIDE = {
  type: 'pseudo-class',
  kind: 'where',
  selectors: [[ROOT], [ROOT, { type: 'combinator', value: 'descendant' }, { type: 'universal' }]],
};

const isRoot = ({ type, kind, name }) =>
  (type === 'pseudo-class' && (kind === 'root' || kind === 'host')) ||
  (type === 'type' && ['html', 'body'].includes(name));

/** What a selector names first has to be inside; what it says of the page is of our own root. */
function scoped(selector) {
  if (selector.some(({ type }) => type === 'nesting')) return selector;
  const end = selector.findIndex(({ type }) => type === 'combinator' || type === 'pseudo-element');
  const first = end < 0 ? selector : selector.slice(0, end);
  const rest = end < 0 ? [] : selector.slice(end);
  if (first.some(isRoot)) return [...first.map((part) => (isRoot(part) ? ROOT : part)), ...rest];
  return [...first, INSIDE, ...rest];
}

/** Where the block that opens there ends. */
function blockEnd(css, open) {
  let depth = 0;
  for (let index = open; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error('the style sheet has an unclosed block');
}

const COMMENT = /\/\*[\s\S]*?\*\//g;
const OUTSIDE = /@(layer|page)\b([^;{]*)([;{])/;

/**
 * The rules of layers without the layers, and no pages, which are the whole paper's. Tailwind's fallback for browsers without
 * `@property` is not needed.
 */
function unlayered(css) {
  const found = OUTSIDE.exec(css);
  if (!found) return css;
  const [whole, kind, name, end] = found;
  const open = found.index + whole.length - 1;
  const close = end === ';' ? open : blockEnd(css, open);
  const stays = kind === 'layer' && end === '{' && !name.includes('properties');
  const inner = stays ? unlayered(css.slice(open + 1, close)) : '';
  return css.slice(0, found.index) + inner + unlayered(css.slice(close + 1));
}

/** A sheet of Tailwind that holds inside our own root alone. */
export function scopeSheet(css) {
  const { code } = transform({
    filename: 'styles.css',
    // Custom properties of that name are the page's own Tailwind's too.
    code: Buffer.from(unlayered(css.replace(COMMENT, '')).replaceAll('--tw-', '--careline-tw-')),
    minify: true,
    visitor: { Selector: scoped },
  });
  return code.toString();
}

/** Writes the sheet of everything in this package. */
export async function writeScopedSheet(path) {
  const compiler = await compile(await readFile(THEME, 'utf8'), {
    base: dirname(THEME),
    onDependency: () => {},
  });
  const scanner = new Scanner({ sources: compiler.sources.map((source) => ({ ...source })) });
  await writeFile(path, scopeSheet(compiler.build(scanner.scan())));
}
