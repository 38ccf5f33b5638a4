import { type RefObject, useEffect, useRef } from 'react';
import { isOnControl } from './is-on-control.ts';
import { isPress, PRESSES, type PressName } from './presses.ts';
import { usePressHere } from './presses-here.ts';

/**
 * Returns whether a key is for this widget: the focus is inside it, or nowhere. "Nowhere" includes focused elements
 * that are not tab stops, such as a heading after navigation or a scroll area after a click on text. The head of the page counts as inside. In an element,
 * only keys inside count, because the host page has its own shortcuts.
 */
function isOurs(event: KeyboardEvent, root: HTMLElement | null): boolean {
  if (root === null) return false;
  const path = event.composedPath();
  if (path.includes(root)) return true;
  const [target] = path;
  if (!(target instanceof HTMLElement) || root.getRootNode() !== document) return false;
  return target.tabIndex < 0 || target.closest('[data-page-head]') !== null;
}

/** Open overlays have their own keys. A side panel is not a `dialog` element but has the role. */
const OPEN_ABOVE = 'dialog[open], [role="dialog"]';

/**
 * Calls `onPress` when a key is pressed and no dialog is open. Keys without Ctrl or Alt are ignored while a control has
 * the focus.
 */
export function useShortcut(
  root: RefObject<HTMLElement | null>,
  name: PressName,
  onPress: (event: KeyboardEvent) => void,
  active = true,
): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  usePressHere(name, active);
  useEffect(() => {
    if (!active) return;
    const press = PRESSES[name];
    const isText = !('withControl' in press || 'withAlt' in press);
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPress(name, event) || event.defaultPrevented || event.isComposing || event.repeat) return;
      if (!isOurs(event, root.current) || document.querySelector(OPEN_ABOVE)) return;
      if (isText && isOnControl(event.composedPath()[0], name)) return;
      event.preventDefault();
      latest.current(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, name, active]);
}
