import type { Page } from 'playwright-core';

/** What must never be translated, as the patterns of regular expressions. */
export type Untranslatable = Readonly<Record<string, string>>;

/** Texts in sight that hold one of these outside `translate="no"`. Runs in the page. */
function readTranslatable(kinds: Untranslatable): string[] {
  const patterns = Object.entries(kinds).map(([kind, pattern]) => [kind, new RegExp(pattern, 'u')] as const);
  const found = new Set<string>();

  function pathOf(element: Element): string {
    const names: string[] = [];
    for (let each: Element | null = element; each && names.length < 4; each = each.parentElement)
      names.unshift(each.localName);
    return names.join(' > ');
  }

  function read(node: Node, isOff: boolean): void {
    if (node instanceof Element) {
      if (['SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE'].includes(node.nodeName)) return;
      const off = node.getAttribute('translate');
      const below = off === 'no' || (isOff && off !== 'yes');
      if (node.shadowRoot) for (const child of node.shadowRoot.childNodes) read(child, below);
      for (const child of node.childNodes) read(child, below);
      return;
    }
    const text = node.textContent ?? '';
    if (isOff || !(node instanceof Text) || !node.parentElement) return;
    for (const [kind, pattern] of patterns)
      if (pattern.test(text))
        found.add(`${kind}: "${text.trim().slice(0, 90)}" in ${pathOf(node.parentElement)}`);
  }

  read(document.documentElement, false);
  return [...found];
}

/** In words, what a translator would change although it is a name, a number or a code. */
export const translatableFaults = (page: Page, kinds: Untranslatable): Promise<readonly string[]> =>
  page.evaluate(readTranslatable, kinds);
