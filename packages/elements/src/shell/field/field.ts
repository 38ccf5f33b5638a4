import type { EarlyWords } from '../languages.ts';
import { make } from '../make.ts';

export type FieldWords = EarlyWords<{
  readonly label: string;
  readonly placeholder: string;
  readonly missing: string;
}>;

/** A native text field that exists before React and stays after it loads. */
export interface Field {
  readonly words: FieldWords;
  readonly container: HTMLElement;
  readonly label: HTMLLabelElement;
  readonly input: HTMLInputElement;
  /** Enters text as if typed; the page sees no event. */
  write(text: string): void;
}

export function createField(words: FieldWords): Field {
  // Names are typed in their own direction, whatever the surrounding text's.
  const ofText = { autocomplete: 'off', spellcheck: 'false', dir: 'auto' };
  const input = make('input', { id: 'field', part: 'input', ...ofText });
  const label = make('label', { for: 'field' });
  // The view places its buttons over the end of the input's container.
  const container = make('div', { class: 'careline-field', part: 'field' }, label, make('div', {}, input));
  return {
    words,
    container,
    label,
    input,
    write(text) {
      input.value = text;
      // Neither bubbling nor composed: listeners on the field hear it, the page does not.
      input.dispatchEvent(new InputEvent('input'));
    },
  };
}
