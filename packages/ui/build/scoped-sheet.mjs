// Builds a ready-made sheet of our components for pages without Tailwind or with their own: every rule applies
// only inside an element with the class `careline`. The sheet uses no cascade layer, because rules outside of
// layers, like most of a page's, would always win over it. With equal specificity the later rule wins.
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { transform } from 'lightningcss';

const THEME = join(dirname(fileURLToPath(import.meta.url)), '../src/theme/theme.css');

const ROOT = { type: 'class', name: 'careline' };
/** Selects an element of that class or inside one, without adding specificity. */
const INSIDE = {
  type: 'pseudo-class',
  kind: 'where',
  selectors: [[ROOT], [ROOT, { type: 'combinator', value: 'descendant' }, { type: 'universal' }]],
};

const isRoot = ({ type, kind, name }) =>
  (type === 'pseudo-class' && (kind === 'root' || kind === 'host')) ||
  (type === 'type' && ['html', 'body'].includes(name));

/** The first compound of a selector must be inside. Selectors of the page itself apply to our root. */
function scoped(selector) {
  if (selector.some(({ type }) => type === 'nesting')) return selector;
  const end = selector.findIndex(({ type }) => type === 'combinator' || type === 'pseudo-element');
  const first = end < 0 ? selector : selector.slice(0, end);
  const rest = end < 0 ? [] : selector.slice(end);
  if (first.some(isRoot)) return [...first.map((part) => (isRoot(part) ? ROOT : part)), ...rest];
  return [...first, INSIDE, ...rest];
}

/** Returns the end of the block that opens there. */
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
 * Unwraps layers and drops `@page` rules, which affect the whole document when printing. Tailwind's fallback
 * for browsers without `@property` is not needed.
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

/** Returns a Tailwind sheet that only applies inside our root. */
export function scopeSheet(css) {
  const { code } = transform({
    filename: 'styles.css',
    // A page's own Tailwind uses custom properties with the same names.
    code: Buffer.from(unlayered(css.replace(COMMENT, '')).replaceAll('--tw-', '--careline-tw-')),
    minify: true,
    visitor: { Selector: scoped },
  });
  return code.toString();
}

/** Writes the sheet of all components in this package. */
export async function writeScopedSheet(path) {
  const compiler = await compile(await readFile(THEME, 'utf8'), {
    base: dirname(THEME),
    onDependency: () => {},
  });
  const scanner = new Scanner({ sources: compiler.sources.map((source) => ({ ...source })) });
  await writeFile(path, scopeSheet(compiler.build(scanner.scan())));
}
