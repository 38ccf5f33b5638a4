// Adapts Tailwind's output to a shadow root, where three things do not work:
// - `@property` is ignored inside shadow trees, so borders, shadows and transforms would lose their initial
// values. Tailwind ships them a second time for old browsers behind an `@supports`, which is removed here.
// - A host page that uses Tailwind sets `--tw-*` on every element, and custom properties are inherited into
// shadow roots, so ours are renamed.
// - `rem` follows the root font size of the host page, which some pages set to 62.5 %.

const AT_PROPERTY = /@property\s+--[\w-]+\s*\{[^}]*\}/g;
/** Rules for `body`, which a shadow root does not contain. */
const OF_BODY = /\bbody:has\([^{}]*\{[^{}]*\}/g;
const REM = /(?<![\w.#-])(-?\d*\.?\d+)rem\b/g;

/** Returns the end of the block that opens at `open`. */
function blockEnd(css, open) {
  let depth = 0;
  for (let index = open; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error('the style sheet has an unclosed block');
}

/** Removes the `@supports` around the fallback values in Tailwind's `@layer properties`. */
function openFallbacks(css) {
  const layer = css.indexOf('@layer properties');
  const open = layer < 0 ? -1 : css.indexOf('{', layer);
  const semicolon = layer < 0 ? -1 : css.indexOf(';', layer);
  if (open < 0) return css;
  // `@layer properties;` only sets the order; the block comes later.
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
 * Replaces `rem` in declarations. Preludes cannot contain a custom property: those of @media keep `rem`, which
 * is the user's default size there; those of @container get `em`, the font size of the container. In a selector
 * such as `.max-h-\[32rem\]`, `rem` is part of a name.
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

/** Returns a shadow root's sheet, made from a Tailwind sheet. */
export function toShadow(css) {
  const open = openFallbacks(css.replace(AT_PROPERTY, '').replace(OF_BODY, '')).replaceAll(
    '--tw-',
    '--careline-tw-',
  );
  return ownRem(open).replaceAll(/:root\b(?!\s*,\s*:host)/g, ':host');
}
