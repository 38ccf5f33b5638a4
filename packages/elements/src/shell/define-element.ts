import { allCopies, type Copy, ownCopy } from '../session/copies.ts';
import { elementClass } from './element-class.ts';
import type { ElementSpec } from './element-spec.ts';
import type { Mounting } from './mounting.ts';
import { reportFault } from './refuse.ts';

/** Where, and under which names, elements are registered. */
export interface DefineOptions {
  /** Appended to each tag, so that two copies of Careline can share a page: `v2` makes `careline-patient-search-v2`. */
  readonly suffix?: string;
  /** A scoped registry; defaults to the document's. */
  readonly registry?: CustomElementRegistry;
}

/**
 * Registers the element unless the tag is taken, and reports it if another copy has it.
 * A registry may be passed alone. Does nothing on a server. Throws SyntaxError for a suffix that is invalid in a tag
 * name.
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
  reportFault((faults) => faults.reportTaken(tag, owner));
}
