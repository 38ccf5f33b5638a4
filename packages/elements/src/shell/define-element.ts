import { elementClass } from './element-class.ts';
import type { ElementSpec } from './element-spec.ts';
import type { Mounting } from './mounting.ts';

/** Registers the element unless the page has that tag already, and then says so: two versions cannot share a tag. */
export function defineElement(
  spec: ElementSpec,
  base: () => Mounting,
  registry: CustomElementRegistry = customElements,
): void {
  const { tag } = spec;
  if (!registry.get(tag)) {
    registry.define(tag, elementClass(spec, base()));
    return;
  }
  console.warn(`${tag} is already defined on this page; this copy of Careline left it alone.`);
  const detail = { code: 'version.conflict', retryable: false, tag };
  document.dispatchEvent(new CustomEvent('careline-error', { detail }));
}
