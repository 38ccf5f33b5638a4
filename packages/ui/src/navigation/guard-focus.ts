/**
 * Lets nothing in a frame take the focus from the page around: an element is focused only while the person is in the frame
 * or has just acted in it. The browser scrolls the page to what is focused, and sends it what is typed. Returns how to stop.
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
