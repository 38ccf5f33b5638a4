import { SPECS } from './catalogue/catalogue.ts';
import { defineLater } from './define-later.ts';
import type { DefineOptions } from './shell/define-element.ts';

/**
 * Registers every element, optionally with a tag `suffix` or in a scoped `registry`; a registry alone may be passed
 * too. Each element loads its view when needed. Throws SyntaxError for a suffix that is invalid in a tag name.
 */
export function defineAll(options?: DefineOptions | CustomElementRegistry): void {
  for (const spec of Object.values(SPECS)) defineLater(spec, options);
}
