import { SPECS, TAG_NAMES } from './catalogue/specs.ts';
import { VIEWS } from './catalogue/views.ts';
import { mountWithReact } from './mount-with-react.tsx';
import { defineElement } from './shell/define-element.ts';

/** Registers every element; in `registry` where the page keeps a scoped one. */
export function defineAll(registry?: CustomElementRegistry): void {
  for (const tag of TAG_NAMES) defineElement(SPECS[tag], () => mountWithReact(VIEWS[tag]), registry);
}
