/** Attributes of every text field of the search, whoever created it. */
const FIELD: Readonly<Record<string, string>> = {
  role: 'combobox',
  inputmode: 'search',
  enterkeyhint: 'search',
  autocomplete: 'off',
  autocapitalize: 'none',
  spellcheck: 'false',
  'aria-autocomplete': 'list',
};

/**
 * Adds the attributes of a combobox. Screen readers then announce the field the same way before and after the search
 * loads.
 */
export function makeCombobox(input: HTMLInputElement): void {
  for (const [name, value] of Object.entries(FIELD)) input.setAttribute(name, value);
}
