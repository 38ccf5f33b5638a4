import { SPECS } from './catalogue/catalogue.ts';
import { defineLater } from './define-later.ts';

/** Registers every element; in `registry` where the page keeps a scoped one. Each fetches its view when it is needed. */
export function defineAll(registry?: CustomElementRegistry): void {
  for (const spec of Object.values(SPECS)) defineLater(spec, registry);
}
