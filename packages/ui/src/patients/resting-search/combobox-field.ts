/** What every text field of the search is, whoever made it. */
const FIELD: Readonly<Record<string, string>> = {
  role: 'combobox',
  inputmode: 'search',
  enterkeyhint: 'search',
  autocomplete: 'off',
  autocapitalize: 'none',
  spellcheck: 'false',
  'aria-autocomplete': 'list',
};

/** Who hears the page is told the same of the field before anybody turns to it and after. */
export function makeCombobox(input: HTMLInputElement): void {
  for (const [name, value] of Object.entries(FIELD)) input.setAttribute(name, value);
}
