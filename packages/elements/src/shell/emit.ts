import { ownCopy } from '../session/copies.ts';

/** Sends a bubbling, composed event; answers false when a cancelable one was cancelled. */
export function emit(element: Element, type: string, detail: unknown = null, cancelable = false): boolean {
  if (type === 'careline-error') ownCopy.errors?.set(element, detail);
  return element.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true }));
}
