import type { RefObject } from 'react';
import { useShortcut } from '../../../primitives/shortcut/index.ts';

export interface CallKeys {
  /** 1 to 9, and 10 for the key 0. */
  readonly onNumber: (number: number) => void;
  /** Ctrl+Enter, or Command+Enter, from anywhere in the call. */
  readonly onSave: () => void;
  /** Alt+M, from anywhere in the call: past all sections of the form. */
  readonly onNote: () => void;
}

interface CallKeysState {
  /** False while nothing can be entered, such as during a save. */
  readonly active: boolean;
  /** An outcome is chosen: from then on a digit alone is an answer that missed its field, and Alt is needed. */
  readonly hasOutcome: boolean;
}

const numberOf = (digit: string): number => Number(digit) || 10;

/** The keys of the call screen. Digits choose the outcome until there is one, and never in a text field. */
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
