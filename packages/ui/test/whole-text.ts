/** Finds the innermost element with this text, also where parts of it are elements of their own. */
export function wholeText(wanted: string | RegExp) {
  const matches = ({ textContent }: Element): boolean =>
    typeof wanted === 'string' ? textContent === wanted : wanted.test(textContent ?? '');
  return (_: string, element: Element | null): boolean =>
    element !== null && matches(element) && ![...element.children].some(matches);
}
