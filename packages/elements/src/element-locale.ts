/** The nearest ancestor's language, across shadow hosts. */
function inherited(element: Element): string | undefined {
  const holder = element.closest('[lang]');
  const own = holder?.getAttribute('lang');
  if (own) return own;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? inherited(root.host) : undefined;
}

/** The locale of an element: its `lang`, then the page's around it, then the browser's. */
export function localeOf(element: Element, lang: unknown): string {
  if (typeof lang === 'string' && lang !== '') return lang;
  return inherited(element) ?? navigator.language;
}
