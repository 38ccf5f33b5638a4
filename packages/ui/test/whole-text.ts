/** Finds the innermost element with this text, even if the text is split across child elements. */
export function wholeText(wanted: string | RegExp) {
  const matches = ({ textContent }: Element): boolean =>
    typeof wanted === 'string' ? textContent === wanted : wanted.test(textContent ?? '');
  return (_: string, element: Element | null): boolean =>
    element !== null && matches(element) && ![...element.children].some(matches);
}
