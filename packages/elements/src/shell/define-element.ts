import { allCopies, type Copy, ownCopy } from '../session/copies.ts';
import { elementClass } from './element-class.ts';
import type { ElementSpec } from './element-spec.ts';
import type { Mounting } from './mounting.ts';
import { reportFault } from './refuse.ts';

/** Where and under which names elements are registered. */
export interface DefineOptions {
  /** Put behind each tag, so that two copies of Careline stand on one page: `v2` makes `careline-patient-search-v2`. */
  readonly suffix?: string;
  /** A scoped registry of the page's; left out, that of the document. */
  readonly registry?: CustomElementRegistry;
}

/**
 * Registers the element unless the page has that tag already, and then says so if it is another copy's. A registry alone is the
 * one to define in. Does nothing on a server, which has no registry. Throws SyntaxError for a suffix that no tag can end with.
 */
export function defineElement(
  spec: ElementSpec,
  base: () => Mounting,
  options: DefineOptions | CustomElementRegistry = {},
): void {
  const { suffix, registry = globalThis.customElements as CustomElementRegistry | undefined } =
    'define' in options ? { registry: options } : options;
  if (!registry) return;
  const tag = suffix ? `${spec.tag}-${suffix}` : spec.tag;
  const found = registry.get(tag);
  allCopies();
  if (!found) {
    registry.define(tag, elementClass(spec, base()));
    ownCopy.tags.add(tag);
    return;
  }
  const owner = Reflect.get(found, 'careline') as Copy | undefined;
  if (owner === ownCopy) return;
  ownCopy.refused.add(tag);
  reportFault((faults) =>
    faults.reportConflict(document, tag, owner?.version ?? 'unknown', 'this copy', ownCopy.version),
  );
}
