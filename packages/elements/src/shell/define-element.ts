import { page } from '../session/insides.ts';
import { elementClass } from './element-class.ts';
import type { ElementSpec } from './element-spec.ts';
import type { Mounting } from './mounting.ts';
import { VERSION } from './version.ts';

/** Registers the element unless the page has that tag already, and then says so: two versions cannot share a tag. */
export function defineElement(
  spec: ElementSpec,
  base: () => Mounting,
  registry: CustomElementRegistry = customElements,
): void {
  const { tag } = spec;
  const found = registry.get(tag);
  if (!found) {
    registry.define(tag, elementClass(spec, base()));
    return;
  }
  const defined = String(Reflect.get(found, 'carelineVersion') ?? 'unknown');
  page.refused.set(tag, defined);
  console.warn(
    `${tag} is already defined on this page, by Careline ${defined}; this copy, ${VERSION}, left it alone.`,
  );
  const detail = { code: 'version.conflict', retryable: false, tag, defined, refused: VERSION };
  document.dispatchEvent(new CustomEvent('careline-error', { detail }));
}
