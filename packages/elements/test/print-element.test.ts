import { afterEach, expect, it, vi } from 'vitest';
import { ASHA, answerCalls } from './call-services.ts';
import { clearPage } from './search-element.ts';
import { placeStaff } from './staff-element.ts';

afterEach(clearPage);

it('prints what an element shows, alone, with the page’s own texts and the contents of its fields', async () => {
  answerCalls();
  const { element, inside } = placeStaff('careline-call-status-history', {
    theme: 'dark',
    from: '2026-01-05',
  });
  const words = element.appendChild(document.createElement('p'));
  Object.assign(words, { slot: 'header', textContent: 'Ward 5' });
  await inside.findByText('Asha Rao');
  const ofFrame = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow');
  const windowOf = ofFrame?.get as () => typeof globalThis;
  const printed: HTMLElement[] = [];
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function of(
    this: HTMLIFrameElement,
  ) {
    const { CSSStyleSheet } = windowOf.call(this);
    const print = () => {
      const root = this.contentDocument?.body.firstElementChild?.shadowRoot;
      expect(root?.adoptedStyleSheets.every(({ cssRules }) => cssRules.length > 0)).toBe(true);
      printed.push(root?.querySelector('[part=base]')?.cloneNode(true) as HTMLElement);
    };
    return { CSSStyleSheet, print } as unknown as Window;
  } as () => Window);
  await element.print();
  const [copy] = printed;
  expect(copy?.textContent).toContain(ASHA.appUserInfo.name);
  expect(copy?.textContent).toContain('Ward 5');
  expect(copy?.dataset.theme).toBe('light');
  expect(element.shadowRoot?.querySelector('iframe')).toBeNull();
});
