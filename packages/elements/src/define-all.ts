import { SPECS } from './catalogue/catalogue.ts';
import { defineLater } from './define-later.ts';
import type { DefineOptions } from './shell/define-element.ts';

/**
 * Registers every element: with a `suffix` behind its tag, and in a scoped `registry`, where the page says so; a registry alone
 * may be given too. Each fetches its view when it is needed. Throws SyntaxError for a suffix that no tag can end with.
 */
export function defineAll(options?: DefineOptions | CustomElementRegistry): void {
  for (const spec of Object.values(SPECS)) defineLater(spec, options);
}
