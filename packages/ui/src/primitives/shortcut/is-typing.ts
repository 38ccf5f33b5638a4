const NOT_TYPED_IN = new Set(['radio', 'checkbox', 'button', 'submit', 'reset']);

/** Whether a key pressed here is somebody's text: shortcuts leave it alone. */
export function isTyping(target: EventTarget | undefined): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TYPED_IN.has(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLElement && target.isContentEditable;
}
