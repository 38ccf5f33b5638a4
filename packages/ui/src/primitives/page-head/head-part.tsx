import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** A place in the head of a page, in their order: next to the title, filters in the middle, acts and the primary one at the end. */
export type HeadPlace = 'count' | 'filters' | 'acts' | 'primary';

/** The elements of the places; null until they are on the page. */
export type HeadPlaces = Readonly<Record<HeadPlace, HTMLElement | null>>;

export const HeadPlacesContext = createContext<HeadPlaces | undefined>(undefined);

export interface HeadPartProps {
  readonly place: HeadPlace;
  readonly children: ReactNode;
}

/** Draws its children in the head of the page around it. In a page without a head, it draws them where it is. */
export function HeadPart({ place, children }: HeadPartProps) {
  const places = useContext(HeadPlacesContext);
  if (places === undefined) return children;
  const target = places[place];
  return target && createPortal(children, target);
}
