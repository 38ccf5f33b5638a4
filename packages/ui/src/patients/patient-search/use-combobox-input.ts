import { MAX_SEARCH_TEXT } from '@careline/core/internal/patients';
import { useLayoutEffect } from 'react';
import { useEffectEvent } from '../../primitives/effect-event/index.ts';
import { makeCombobox } from '../resting-search/index.ts';

export interface ComboboxInputOptions {
  /** `at` is in milliseconds, on the same clock as the `timeStamp` of key events. */
  readonly onText: (text: string, at: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Id of the list; undefined while there is none. */
  readonly listId: string | undefined;
  readonly activeId: string | undefined;
  readonly describedBy: string;
}

/**
 * Turns a native input into the text field of the combobox. It stays uncontrolled: a field that was on the page before
 * React keeps its text, caret and unfinished composition, and its text is searched for.
 */
export function useComboboxInput(input: HTMLInputElement | null, options: ComboboxInputOptions): void {
  const { listId, activeId, describedBy } = options;
  const changed = useEffectEvent((field: HTMLInputElement, at: number) => options.onText(field.value, at));
  const pressed = useEffectEvent((event: KeyboardEvent) => options.onKeyDown(event));

  useLayoutEffect(() => {
    if (!input) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    makeCombobox(input);
    input.maxLength = MAX_SEARCH_TEXT;
    input.addEventListener('input', ({ timeStamp }) => changed(input, timeStamp), { signal });
    input.addEventListener('keydown', (event) => pressed(event), { signal });
    if (input.value !== '') changed(input, Number.NEGATIVE_INFINITY);
    return () => leaving.abort();
  }, [input, pressed, changed]);

  useLayoutEffect(() => {
    const set = (name: string, value: string | undefined) =>
      value === undefined ? input?.removeAttribute(name) : input?.setAttribute(name, value);
    set('aria-expanded', String(listId !== undefined));
    set('aria-controls', listId);
    set('aria-activedescendant', activeId);
    set('aria-describedby', describedBy);
  }, [input, listId, activeId, describedBy]);
}
