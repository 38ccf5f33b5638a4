/** Milliseconds between two keys of a scanner. */
const GAP_MS = 5;
/** Milliseconds between typed text and the scan. */
const PAUSE_MS = 1000;

function dispatch(input: HTMLInputElement, event: Event, at: number): void {
  Object.defineProperty(event, 'timeStamp', { value: at });
  input.dispatchEvent(event);
}

/** Types a code at the end of the field as fast as a scanner, then presses the scanner's last key. */
export function scanInto(input: HTMLInputElement, code: string, end = 'Enter'): void {
  let at = performance.now() + PAUSE_MS;
  for (const character of code) {
    at += GAP_MS;
    input.value += character;
    dispatch(input, new InputEvent('input', { bubbles: true }), at);
  }
  dispatch(input, new KeyboardEvent('keydown', { key: end, bubbles: true, cancelable: true }), at + GAP_MS);
}
