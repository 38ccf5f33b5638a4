import { type RefObject, useEffect, useRef } from 'react';
import { isOnControl } from './is-on-control.ts';
import { isOurs } from './is-ours.ts';
import { isPress, PRESSES, type PressName } from './presses.ts';
import { usePressHere } from './presses-here.ts';

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
