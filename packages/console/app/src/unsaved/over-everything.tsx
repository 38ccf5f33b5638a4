import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Draws a question outside the page's tree: an open panel makes its siblings inert, and a question may come while one
 * is open.
 */
export function OverEverything({ children }: { readonly children: ReactNode }) {
  return createPortal(children, document.body);
}
