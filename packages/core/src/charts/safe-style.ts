/** Functions that compute a colour or a length and load nothing. */
const HARMLESS_FUNCTIONS = new Set(['rgb', 'rgba', 'hsl', 'hsla', 'calc', 'min', 'max', 'clamp']);

/** Positioned content could cover the page around it. */
const REFUSED_PROPERTIES = new Set(['position', 'z-index']);

const DECLARATION = /^([a-z][a-z-]*)\s*:\s*([\w\s.,#%()+*/-]+)$/i;

/**
 * Whether a declaration is safe: no quotes, escapes, braces or comments, and only harmless functions. It can then
 * neither load anything nor end early.
 */
function isSafeDeclaration(declaration: string): boolean {
  const [, property, value] = DECLARATION.exec(declaration) ?? [];
  if (property === undefined || value === undefined || value.includes('/*')) return false;
  if (REFUSED_PROPERTIES.has(property.toLowerCase())) return false;
  const functions = [...value.matchAll(/([\w-]*)\s*\(/g)].map((call) => call[1] ?? '');
  return functions.every((name) => name === '' || HARMLESS_FUNCTIONS.has(name.toLowerCase()));
}

/** Returns the declarations of an inline style; undefined if one could load, cover or run something. */
export function safeStyle(style: string): string | undefined {
  const declarations = style
    .split(';')
    .map((declaration) => declaration.trim())
    .filter(Boolean);
  return declarations.every(isSafeDeclaration) ? declarations.join('; ') : undefined;
}
