import { MAX_SEARCH_TEXT } from '@careline/core/internal/patients';
import { useLayoutEffect } from 'react';
import { useEffectEvent } from '../../primitives/effect-event/index.ts';
import { makeCombobox } from '../resting-search/index.ts';

export interface ComboboxInputOptions {
  /** `at` in milliseconds, of the same clock as the keys' `timeStamp`. */
  readonly onText: (text: string, at: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The id of the list, while there is one. */
  readonly listId: string | undefined;
  readonly activeId: string | undefined;
  readonly describedBy: string;
}

/**
 * Makes a native input the text field of the combobox. It is never React's own value: a field that stood on the page
 * before React arrived keeps its text, its caret and an unfinished composition, and what stands in it is searched for.
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
