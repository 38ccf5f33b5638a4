import { defineElement, type ElementSpec } from './define-element.ts';
import { sideMenu } from './side-menu/side-menu.element.tsx';
import type { TagName } from './tag-names.ts';

export const SPECS: Readonly<Record<TagName, ElementSpec>> = { 'careline-side-menu': sideMenu };

/** Registers every element; in `registry` where the page keeps a scoped one. */
export function defineAll(registry?: CustomElementRegistry): void {
  for (const spec of Object.values(SPECS)) defineElement(spec, registry);
}
