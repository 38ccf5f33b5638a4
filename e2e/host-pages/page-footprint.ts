import type { Page } from 'playwright-core';

/** What the elements would leave of themselves in the page around them, if they did. */
export const footprint = (page: Page) =>
  page.evaluate(() => ({
    root: document.documentElement.getAttributeNames(),
    body: document.body.getAttributeNames(),
    tags: [...new Set([...document.head.children, ...document.body.children].map(({ tagName }) => tagName))],
    adopted: document.adoptedStyleSheets.length,
    stored: localStorage.length + sessionStorage.length,
    cookies: document.cookie,
    patched: [HTMLElement.prototype, EventTarget.prototype, Element.prototype].flatMap((prototype) =>
      Object.values(Object.getOwnPropertyDescriptors(prototype))
        .map(({ value }) => value)
        .filter((value) => typeof value === 'function' && !String(value).includes('[native code]'))
        .map(({ name }) => name),
    ),
  }));

/** Nothing but what the page itself has. */
export const NO_FOOTPRINT = {
  root: ['lang'],
  body: [],
  tags: ['META', 'TITLE', 'SCRIPT', 'LINK', 'MAIN'],
  adopted: 0,
  stored: 0,
  cookies: '',
  patched: [],
};

/** A global that a page of the portal keeps for its journey. */
export const readGlobal = <T>(page: Page, name: string): Promise<T> =>
  page.evaluate((key) => Reflect.get(globalThis, key) as T, name);
