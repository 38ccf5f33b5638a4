import type { KeyboardEvent } from 'react';
import { isPress } from '../../../primitives/shortcut/index.ts';
import type { DrawnSection } from '../drawn-form.ts';

/** The id of the place a section is drawn in. */
export const sectionId = (prefix: string, section: string): string => `${prefix}-section-${section}`;

/** What is filled in; a section of rows alone begins with the button that adds one. */
const FIELDS = 'input, select, textarea';

/** Brings a section into sight and the focus to its first control; whether there is one. */
export function goToSection(from: Element, prefix: string, section: string): boolean {
  // In an element the ids are those of its own tree.
  const root = from.getRootNode();
  const place =
    root instanceof Document || root instanceof ShadowRoot
      ? root.getElementById(sectionId(prefix, section))
      : null;
  const control = place?.querySelector<HTMLElement>(FIELDS) ?? place?.querySelector<HTMLElement>('button');
  if (!place || !control) return false;
  place.scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  return true;
}

/** Alt+N and Alt+P lead to the next and the previous section from wherever the focus is in the form. */
export function stepSection(event: KeyboardEvent, prefix: string, drawn: readonly DrawnSection[]): void {
  const isNext = isPress('nextSection', event);
  if (!isNext && !isPress('previousSection', event)) return;
  event.preventDefault();
  const from = event.target as Element;
  const keys = drawn.map(({ section }) => section.key);
  const here = keys.findIndex((key) => from.closest(`#${CSS.escape(sectionId(prefix, key))}`));
  const rest = isNext ? keys.slice(here + 1) : keys.slice(0, Math.max(here, 0)).reverse();
  rest.some((key) => goToSection(from, prefix, key));
}
