import type { Page } from 'playwright-core';

/** Returns visible texts that look like a stored code instead of words. Runs in the page. */
function readRawCodes(): string[] {
  const CODE = /\b[A-Z][A-Z]+_[A-Z_]+\b/;
  const found = new Set<string>();

  function read(node: Node): void {
    if (node instanceof Element) {
      if (['SCRIPT', 'STYLE', 'TITLE'].includes(node.nodeName)) return;
      for (const child of [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes]) read(child);
      return;
    }
    const text = node.textContent ?? '';
    if (node instanceof Text && CODE.test(text) && node.parentElement?.checkVisibility())
      found.add(`raw code: "${text.trim().slice(0, 90)}"`);
  }

  read(document.documentElement);
  return [...found];
}

/** Returns the raw codes on an open page, such as CARDIOLOGY_CONSULTATION. */
export const rawCodes = (page: Page): Promise<readonly string[]> => page.evaluate(readRawCodes);
