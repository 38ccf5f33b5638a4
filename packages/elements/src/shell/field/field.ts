import type { Language } from '../languages.ts';
import { make } from '../make.ts';

export type FieldWords = Readonly<
  Record<
    Language,
    {
      readonly label: string;
      readonly placeholder: string;
      readonly missing: string;
      readonly looking: string;
      readonly unknown: string;
      readonly failed: string;
    }
  >
>;

/** A native text field that is there before React is and stays when React has come. */
export interface Field {
  readonly words: FieldWords;
  readonly container: HTMLElement;
  readonly label: HTMLLabelElement;
  readonly input: HTMLInputElement;
  /** Puts a text there as if it had been typed; the page sees no event of it. */
  write(text: string): void;
}

export function createField(words: FieldWords): Field {
  // A name is typed in its own direction, whatever the words around it have.
  const ofText = { autocomplete: 'off', spellcheck: 'false', dir: 'auto' };
  const input = make('input', { id: 'field', part: 'input', ...ofText });
  const label = make('label', { for: 'field' });
  // The tools of the view are laid on the end of what holds the input.
  const container = make('div', { class: 'careline-field', part: 'field' }, label, make('div', {}, input));
  return {
    words,
    container,
    label,
    input,
    write(text) {
      input.value = text;
      // Neither bubbling nor composed: whoever is bound to the field hears it, the page does not.
      input.dispatchEvent(new InputEvent('input'));
    },
  };
}
