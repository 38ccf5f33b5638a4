// Tailwind's output made fit for a shadow root. Three things in it do not work there:
//  - `@property` is ignored inside shadow trees, so borders, shadows and transforms would lose their initial values;
//    Tailwind ships them a second time for old browsers, behind an @supports that is opened here;
//  - a host page that uses Tailwind itself sets `--tw-*` on every element, and custom properties are inherited through
//    the boundary, so ours get a name of their own;
//  - `rem` follows the host page's root font size, which pages set to 62.5 % and the like.

const AT_PROPERTY = /@property\s+--[\w-]+\s*\{[^}]*\}/g;
/** A rule for the page's body, which no shadow root contains. */
const OF_BODY = /\bbody:has\([^{}]*\{[^{}]*\}/g;
const REM = /(?<![\w.#-])(-?\d*\.?\d+)rem\b/g;

/** The end of the block whose opening brace is at `open`. */
function blockEnd(css, open) {
  let depth = 0;
  for (let index = open; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error('the style sheet has an unclosed block');
}

/** Takes the `@supports` off the fallback values of Tailwind's `@layer properties`. */
function openFallbacks(css) {
  const layer = css.indexOf('@layer properties');
  const open = layer < 0 ? -1 : css.indexOf('{', layer);
  const semicolon = layer < 0 ? -1 : css.indexOf(';', layer);
  if (open < 0) return css;
  // `@layer properties;` only states the order; the block comes later.
  if (semicolon >= 0 && semicolon < open) {
    return css.slice(0, semicolon + 1) + openFallbacks(css.slice(semicolon + 1));
  }
  const end = blockEnd(css, open);
  const body = css.slice(open + 1, end);
  const supports = body.indexOf('@supports');
  if (supports < 0) return css;
  const inner = body.indexOf('{', supports);
  const fallback = body.slice(inner + 1, blockEnd(body, inner));
  return `${css.slice(0, open + 1)}${fallback}${css.slice(end)}`;
}

/**
 * `rem` of declarations. Preludes cannot hold a custom property: those of @media keep theirs, which is the person's default
 * size and not the root's; those of @container get `em`, which is the text of the container itself. In a selector such as
 * `.max-h-\[32rem\]` it is part of a name.
 */
function ownRem(css) {
  const own = (text) => text.replace(REM, 'calc(var(--careline-rem,16px)*$1)');
  const ofPrelude = (text) => (/^\s*@container\b/.test(text) ? text.replace(REM, '$1em') : text);
  return css.replace(/([^{}]*)([{}]|$)/g, (_, text, end) => {
    if (end !== '{') return own(text) + end;
    const start = text.lastIndexOf(';') + 1;
    return own(text.slice(0, start)) + ofPrelude(text.slice(start)) + end;
  });
}

/** The sheet of a shadow root from a sheet of Tailwind. */
export function toShadow(css) {
  const open = openFallbacks(css.replace(AT_PROPERTY, '').replace(OF_BODY, '')).replaceAll(
    '--tw-',
    '--careline-tw-',
  );
  return ownRem(open).replaceAll(/:root\b(?!\s*,\s*:host)/g, ':host');
}
