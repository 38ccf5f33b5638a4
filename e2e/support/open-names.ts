import type { HttpClient } from '@careline/core/internal/http';
import { listPatients } from '@careline/core/internal/patients';
import type { Page } from 'playwright-core';

/** Text that must never be translated, as regular expressions by kind. */
export type Untranslatable = Readonly<Record<string, string>>;

const LETTERS = ['ra', 'an', 'su', 'sh', 'pr', 'ma', 'ka', 'de', 'mo', 'ni', 'vi', 'ar'];
const UNITS = 'mmHg|mg/dL|mmol/L|kg|cm|bpm|/min|°C|°F|kg/m²|g/dL';

/** Returns patterns for patients' names, UHIDs, phone numbers and measured values, alone or in a sentence. */
export async function untranslatable(http: HttpClient): Promise<Untranslatable> {
  const names = new Set<string>();
  for (const text of LETTERS) {
    const { data } = await http.call(listPatients, { body: { by: 'name', text, limit: 20 } });
    // Short names are part of other words.
    for (const { appUserInfo } of data)
      if (/^\p{L}{3,} \p{L}{3,}$/u.test(appUserInfo.name)) names.add(appUserInfo.name);
  }
  return {
    name: [...names].join('|'),
    uhid: String.raw`\bCL ?\d{10}\b`,
    phone: String.raw`\+91 ?\d`,
    value: String.raw`(?<![\p{L}\d.])[+<>]?\d[\d.,/]* ?(${UNITS})(?!\p{L})`,
  };
}

/** Returns visible texts that match outside `translate="no"`. Runs in the page. */
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
    // Live regions announce a sentence once; a separate element around a value would be announced again.
    const isSpoken = node.parentElement.closest('[aria-live]') !== null;
    for (const [kind, pattern] of patterns)
      if (pattern.test(text) && !(isSpoken && kind === 'value'))
        found.add(`${kind}: "${text.trim().slice(0, 90)}" in ${pathOf(node.parentElement)}`);
  }

  read(document.documentElement, false);
  return [...found];
}

/** Returns what a translator would wrongly change: names, numbers and codes. */
export const translatableFaults = (page: Page, kinds: Untranslatable): Promise<readonly string[]> =>
  page.evaluate(readTranslatable, kinds);
