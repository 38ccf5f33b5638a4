/** Sends a bubbling, composed event; answers false when a cancelable one was cancelled. */
export function emit(element: Element, type: string, detail: unknown = null, cancelable = false): boolean {
  return element.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true }));
}
