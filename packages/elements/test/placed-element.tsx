import { useEffect, useRef } from 'react';
import type { TagName } from '../src/catalogue/catalogue.ts';
import { defineAll } from '../src/define-all.ts';
import type { CarelineElement } from '../src/shell/careline-element.ts';
import { createMockSession } from '../src/testing/index.ts';

export interface PlacedProps {
  readonly tag: TagName;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Content that a page puts into the element, by slot. */
  readonly slots?: Readonly<Record<string, string>>;
}

const NONE: Readonly<Record<string, string>> = {};

/** Renders an element like a page does, with a session that answers from memory. */
export function Placed({ tag, attributes = NONE, slots = NONE }: PlacedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    defineAll();
    const element = document.createElement(tag) as HTMLElement & CarelineElement;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    for (const [slot, text] of Object.entries(slots)) {
      const part = document.createElement('div');
      part.slot = slot;
      part.textContent = text;
      element.append(part);
    }
    const session = createMockSession();
    element.session = session;
    place.current?.append(element);
    return () => {
      element.remove();
      session.logout();
    };
  }, [tag, attributes, slots]);
  return <div ref={place} className="max-w-5xl" />;
}
