import { type RefObject, useEffect, useRef } from 'react';
import { isOnControl } from './is-on-control.ts';
import { isPress, PRESSES, type PressName } from './presses.ts';
import { usePressHere } from './presses-here.ts';

/**
 * Keys count where focus is in the widget, or nowhere: the page around it keeps its own. Nowhere is also what takes the focus
 * and where the keyboard does not stop, such as a heading after a change of page, or the scrolling part of it after a click on
 * its text. In an element they count inside alone, because where nothing has the focus the page around has hotkeys of its own.
 */
function isOurs(event: KeyboardEvent, root: HTMLElement | null): boolean {
  if (root === null) return false;
  const path = event.composedPath();
  if (path.includes(root)) return true;
  const [target] = path;
  return target instanceof HTMLElement && target.tabIndex < 0 && root.getRootNode() === document;
}

/** What is open above the page has keys of its own; a panel at its side, which is no `dialog`, has the role. */
const OPEN_ABOVE = 'dialog[open], [role="dialog"]';

/**
 * Runs `onPress` when a key is pressed, while no dialog is open above the widget. One without Ctrl or Alt never acts on the
 * page while a control has the focus.
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
