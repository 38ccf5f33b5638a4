import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from '../../../primitives/shortcut/index.ts';

export interface CallKeys {
  /** 1 to 9, and 10 for the key 0, pressed while nobody is typing. */
  readonly onNumber: (number: number) => void;
  /** Ctrl+Enter, or Command+Enter, from anywhere in the call. */
  readonly onSave: () => void;
}

/**
 * Keys count where focus is in the call, or nowhere: the page around it keeps its own. In an element they count inside
 * alone, because where nothing has the focus the page around has hotkeys of its own.
 */
function isOurs(event: KeyboardEvent, root: HTMLElement | null): boolean {
  const path = event.composedPath();
  if (root === null) return false;
  return path.includes(root) || (path[0] === document.body && root.getRootNode() === document);
}

/** The keys of the call screen. They work while `active`, and never in a text field. */
export function useCallKeys(root: RefObject<HTMLElement | null>, active: boolean, keys: CallKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isOurs(event, root.current)) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        latest.current.onSave();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || !/^[0-9]$/.test(event.key)) return;
      if (isTyping(event.composedPath()[0])) return;
      event.preventDefault();
      latest.current.onNumber(Number(event.key) || 10);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, active]);
}
