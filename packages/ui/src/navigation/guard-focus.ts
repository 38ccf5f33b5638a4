/**
 * Keeps a frame from taking the focus from the page around it. Elements get the focus only while the user is in the
 * frame or has just acted in it, because the browser scrolls to the focus and sends it all typing. Returns a function
 * that stops it.
 */
export function guardFocus(frame: Window & typeof globalThis): () => void {
  const { prototype } = frame.HTMLElement;
  const { focus } = prototype;
  const isUsed = () => frame.document.hasFocus() || frame.navigator.userActivation?.isActive === true;
  prototype.focus = function focusIfUsed(this: HTMLElement, options?: FocusOptions): void {
    if (isUsed()) focus.call(this, options);
  };
  return () => {
    prototype.focus = focus;
  };
}
