import type { KeyboardEvent } from 'react';
import { isPress } from '../../../primitives/shortcut/index.ts';

/** The id of the place a section is drawn in. */
export const sectionId = (prefix: string, section: string): string => `${prefix}-section-${section}`;

/** What is filled in; a section of rows alone begins with the button that adds one. */
const FIELDS = 'input, select, textarea';

/** Brings a place into sight and the focus to its first control; whether there is one. */
function goToPlace(place: Element | null): boolean {
  const control = place?.querySelector<HTMLElement>(FIELDS) ?? place?.querySelector<HTMLElement>('button');
  if (!place || !control) return false;
  place.scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  return true;
}

/** Brings a section into sight and the focus to its first control; whether there is one. */
export function goToSection(from: Element, prefix: string, section: string): boolean {
  // In an element the ids are those of its own tree.
  const root = from.getRootNode();
  const isTree = root instanceof Document || root instanceof ShadowRoot;
  return goToPlace(isTree ? root.getElementById(sectionId(prefix, section)) : null);
}

/**
 * Alt+N and Alt+P lead to the next and the previous section from wherever the focus is. What stands around a form and has
 * places of the same prefix (`sectionId`) listens as well: it takes the key where the form has no further section.
 */
export function stepSection(event: KeyboardEvent, prefix: string): void {
  const isNext = isPress('nextSection', event);
  if (event.defaultPrevented || (!isNext && !isPress('previousSection', event))) return;
  const places = [...event.currentTarget.querySelectorAll(`[id^=${CSS.escape(sectionId(prefix, ''))}]`)];
  const here = places.findIndex((place) => place.contains(event.target as Element));
  const rest = isNext ? places.slice(here + 1) : places.slice(0, Math.max(here, 0)).reverse();
  if (rest.some(goToPlace)) event.preventDefault();
}
