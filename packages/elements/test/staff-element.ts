import { within } from '@testing-library/dom';
import type { TagName } from '../src/catalogue/catalogue.ts';
import { SPECS } from '../src/catalogue/catalogue.ts';
import { SENT_EVENTS } from '../src/catalogue/sent-events.ts';
import type { CarelineSession } from '../src/session/session.ts';
import type { CarelineElement } from '../src/shell/careline-element.ts';
import { defineElement } from '../src/shell/define-element.ts';
import { mountLater } from '../src/shell/mount-later.ts';
import { aSession } from './search-element.ts';

export interface PlacedElement<Element extends CarelineElement> {
  readonly element: Element;
  readonly inside: ReturnType<typeof within>;
  readonly session: CarelineSession;
  /** Its events with their details as a page that writes them down has them. */
  readonly heard: { readonly type: string; readonly detail: unknown }[];
}

/** Defines an element under a name of its own; answers that name. */
export function defineUnderTest<Tag extends TagName>(tag: Tag): `${Tag}-under-test` {
  const underTest = `${tag}-under-test` as const;
  if (!customElements.get(underTest)) {
    defineElement({ ...SPECS[tag], tag: underTest }, () => mountLater(SPECS[tag].load));
  }
  return underTest;
}

/** Puts an element for staff into the page, with a session of its own. */
export function placeStaff<Tag extends TagName>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  session: CarelineSession = aSession('a-token'),
): PlacedElement<HTMLElementTagNameMap[Tag] & CarelineElement> {
  const element = document.createElement(defineUnderTest(tag)) as unknown as HTMLElementTagNameMap[Tag] &
    CarelineElement;
  // As wide as on a desk, whatever the window: what was chosen folds where there is little room.
  element.style.inlineSize = '60rem';
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const heard: { type: string; detail: unknown }[] = [];
  for (const name of SENT_EVENTS) {
    element.addEventListener(name, (event) =>
      heard.push({ type: event.type, detail: structuredClone((event as CustomEvent).detail) }),
    );
  }
  element.session = session;
  document.body.append(element);
  return {
    element,
    inside: within(element.shadowRoot?.querySelector('[part=base]') as HTMLElement),
    session,
    heard,
  };
}
