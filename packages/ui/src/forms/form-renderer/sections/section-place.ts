import type { KeyboardEvent } from 'react';
import { isPress } from '../../../primitives/shortcut/index.ts';

/** Returns the id of the element that contains a section. */
export const sectionId = (prefix: string, section: string): string => `${prefix}-section-${section}`;

/** Controls to focus. A section with only rows starts with its add button instead. */
const FIELDS = 'input, select, textarea';

/** Scrolls to an element and focuses its first control. Returns whether there is one. */
function goToPlace(place: Element | null): boolean {
  const control = place?.querySelector<HTMLElement>(FIELDS) ?? place?.querySelector<HTMLElement>('button');
  if (!place || !control) return false;
  place.scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  return true;
}

/** Scrolls to a section and focuses its first control. Returns whether there is one. */
export function goToSection(from: Element, prefix: string, section: string): boolean {
  // Inside an element, ids belong to its own tree.
  const root = from.getRootNode();
  const isTree = root instanceof Document || root instanceof ShadowRoot;
  return goToPlace(isTree ? root.getElementById(sectionId(prefix, section)) : null);
}

/**
 * Handles Alt+N and Alt+P: next and previous section from any focus. A parent with sections of the same prefix
 * (`sectionId`) can use this handler too and takes over where the form has no further section.
 */
export function stepSection(event: KeyboardEvent, prefix: string): void {
  const isNext = isPress('nextSection', event);
  if (event.defaultPrevented || (!isNext && !isPress('previousSection', event))) return;
  const places = [...event.currentTarget.querySelectorAll(`[id^=${CSS.escape(sectionId(prefix, ''))}]`)];
  const here = places.findIndex((place) => place.contains(event.target as Element));
  const rest = isNext ? places.slice(here + 1) : places.slice(0, Math.max(here, 0)).reverse();
  if (rest.some(goToPlace)) event.preventDefault();
}
