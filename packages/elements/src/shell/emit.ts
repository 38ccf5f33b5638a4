import { ownCopy } from '../session/copies.ts';

/** Sends a bubbling, composed event. Returns false if it was cancelled. */
export function emit(element: Element, type: string, detail: unknown = null, cancelable = false): boolean {
  if (type === 'careline-error') ownCopy.errors?.set(element, detail);
  return element.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true }));
}
