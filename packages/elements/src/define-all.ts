import { SPECS } from './catalogue/catalogue.ts';
import { type DefineOptions, defineElement } from './shell/define-element.ts';
import type { ElementSpec } from './shell/element-spec.ts';
import { mountLater } from './shell/mount-later.ts';
import type { LoadDraw } from './shell/mounting.ts';

const framed: LoadDraw = () => import('./framed/draw-frame.ts');

/** Registers an element that fetches React and its view once one stands in the page. */
export const defineLater = (spec: ElementSpec, options?: DefineOptions | CustomElementRegistry): void =>
  defineElement(spec, () => mountLater(spec.load, framed), options);

/**
 * Registers every element: with a `suffix` behind its tag, and in a scoped `registry`, where the page says so; a registry alone
 * may be given too. Each fetches its view when it is needed. Throws SyntaxError for a suffix that no tag can end with.
 */
export function defineAll(options?: DefineOptions | CustomElementRegistry): void {
  for (const spec of Object.values(SPECS)) defineLater(spec, options);
}
