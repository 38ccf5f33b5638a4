import type { RefObject } from 'react';
import { useShortcut } from '../../../primitives/shortcut/index.ts';

export interface CallKeys {
  /** 1 to 9, and 10 for the 0 key. */
  readonly onNumber: (number: number) => void;
  /** Ctrl+Enter or Command+Enter, from anywhere in the call. */
  readonly onSave: () => void;
  /** Alt+M, from anywhere in the call. Skips all sections of the form. */
  readonly onNote: () => void;
}

interface CallKeysState {
  /** False while nothing can be entered, such as during a save. */
  readonly active: boolean;
  /**
   * An outcome is chosen. From then on a digit needs Alt, because a plain digit is probably an answer that missed its
   * field.
   */
  readonly hasOutcome: boolean;
}

const numberOf = (digit: string): number => Number(digit) || 10;

/** Binds the keys of the call screen. Plain digits choose the first outcome only, and never in a text field. */
export function useCallKeys(
  root: RefObject<HTMLElement | null>,
  { active, hasOutcome }: CallKeysState,
  keys: CallKeys,
): void {
  useShortcut(root, 'saveCall', keys.onSave, active);
  useShortcut(root, 'callNote', keys.onNote, active);
  useShortcut(root, 'outcome', ({ key }) => keys.onNumber(numberOf(key)), active && !hasOutcome);
  useShortcut(
    root,
    'otherOutcome',
    ({ code }) => keys.onNumber(numberOf(code.slice(-1))),
    active && hasOutcome,
  );
}
