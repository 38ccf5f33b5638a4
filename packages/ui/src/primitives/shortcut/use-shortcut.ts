import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from './is-typing.ts';

/**
 * Keys count where focus is in the widget, or nowhere: the page around it keeps its own. In an element they count inside
 * alone, because where nothing has the focus the page around has hotkeys of its own.
 */
function isOurs(event: KeyboardEvent, root: HTMLElement | null): boolean {
  const path = event.composedPath();
  if (root === null) return false;
  return path.includes(root) || (path[0] === document.body && root.getRootNode() === document);
}

const isPlain = ({ ctrlKey, metaKey, altKey, isComposing, repeat, defaultPrevented }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey || isComposing || repeat || defaultPrevented);

/** Runs `onPress` when a letter is pressed while nobody types, and while no dialog is open above the widget. */
export function useShortcut(root: RefObject<HTMLElement | null>, letter: string, onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== letter || !isPlain(event) || !isOurs(event, root.current)) return;
      if (isTyping(event.composedPath()[0]) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, letter]);
}
