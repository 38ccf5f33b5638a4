import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Draws a question outside the page's own tree: an open panel makes everything that stands beside it inert, and what must
 * be answered may come while one is open.
 */
export function OverEverything({ children }: { readonly children: ReactNode }) {
  return createPortal(children, document.body);
}
