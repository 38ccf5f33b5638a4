import type { RefObject } from 'react';
import { useShortcut } from '../../../primitives/shortcut/index.ts';

export interface CallKeys {
  /** 1 to 9, and 10 for the key 0, pressed while nobody is typing. */
  readonly onNumber: (number: number) => void;
  /** Ctrl+Enter, or Command+Enter, from anywhere in the call. */
  readonly onSave: () => void;
  /** Alt+M, from anywhere in the call: past all sections of the form. */
  readonly onNote: () => void;
}

/** The keys of the call screen. They work while `active`, and digits never in a text field. */
export function useCallKeys(root: RefObject<HTMLElement | null>, active: boolean, keys: CallKeys): void {
  useShortcut(root, 'saveCall', keys.onSave, active);
  useShortcut(root, 'callNote', keys.onNote, active);
  useShortcut(root, 'outcome', ({ key }) => keys.onNumber(Number(key) || 10), active);
}
