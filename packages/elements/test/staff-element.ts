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
  /** Events with their details, in the form a page would log. */
  readonly heard: { readonly type: string; readonly detail: unknown }[];
}

/** Defines an element under a new tag. Returns the tag. */
export function defineUnderTest<Tag extends TagName>(tag: Tag): `${Tag}-under-test` {
  const underTest = `${tag}-under-test` as const;
  if (!customElements.get(underTest)) {
    defineElement({ ...SPECS[tag], tag: underTest }, () => mountLater(SPECS[tag].load));
  }
  return underTest;
}

/** Adds a staff element with its own session to the page. */
export function placeStaff<Tag extends TagName>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  session: CarelineSession = aSession('a-token'),
): PlacedElement<HTMLElementTagNameMap[Tag] & CarelineElement> {
  const element = document.createElement(defineUnderTest(tag)) as unknown as HTMLElementTagNameMap[Tag] &
    CarelineElement;
  // Desktop width, whatever the window: on narrow screens the selection collapses.
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
