import type { BrowserContext, Page } from 'playwright-core';
import { translatePage } from '../../packages/elements/test/translate-page.ts';

/** Translates every page opened from now on. */
export const translatePages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: `(${translatePage})()` });

/** Translates an open page, as a person's request does. */
export const translateNow = (page: Page): Promise<void> => page.evaluate(`void (${translatePage})()`);

interface Fiber {
  readonly tag: number;
  readonly memoizedProps: unknown;
  readonly stateNode: Node | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Returns texts on screen that differ from what React drew last. Runs in the page. */
function readStaleTexts(): string[] {
  const [ELEMENT, TEXT] = [5, 6];
  const stale: string[] = [];

  /** Returns an element's own text as React has it, without child elements. */
  function ownTexts(fiber: Fiber | null): string {
    let texts = '';
    for (let child = fiber; child; child = child.sibling) {
      if (child.tag === TEXT) texts += String(child.memoizedProps);
      else if (child.tag !== ELEMENT && child.tag !== 4) texts += ownTexts(child.child);
    }
    return texts;
  }

  function shownTexts(element: Element): string {
    const own = [...element.childNodes].filter(
      (node) => node.nodeName === '#text' || node.nodeName === 'FONT',
    );
    return own.map(({ textContent }) => textContent).join('');
  }

  function compare(fiber: Fiber): void {
    const element = fiber.stateNode as Element;
    const { children, dangerouslySetInnerHTML: html } = fiber.memoizedProps as Record<string, unknown>;
    if (html || element.nodeName === 'TEXTAREA') return;
    const isText = typeof children === 'string' || typeof children === 'number';
    const expected = isText ? String(children) : ownTexts(fiber.child);
    if (expected !== '' && shownTexts(element) !== expected)
      stale.push(`"${shownTexts(element)}" is shown, "${expected}" was drawn`);
  }

  function walk(fiber: Fiber | null): void {
    for (let each = fiber; each; each = each.sibling) {
      if (each.tag === ELEMENT) compare(each);
      walk(each.child);
    }
  }

  function find(node: Node): void {
    const key = Object.keys(node).find((name) => name.startsWith('__reactContainer$'));
    if (key) walk((Reflect.get(node, key) as { stateNode: { current: Fiber } }).stateNode.current.child);
    if (node instanceof Element && node.shadowRoot) find(node.shadowRoot);
    for (const child of node.childNodes) find(child);
  }

  find(document);
  return stale;
}

/** Returns the texts that did not update while the page was translated. */
export const staleTexts = (page: Page): Promise<readonly string[]> => page.evaluate(readStaleTexts);
