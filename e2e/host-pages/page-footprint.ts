import type { Page } from 'playwright-core';

/** Returns what the elements could leave behind on the page around them. */
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

/** Only what the page itself has. */
export const NO_FOOTPRINT = {
  root: ['lang'],
  body: [],
  tags: ['META', 'TITLE', 'SCRIPT', 'LINK', 'MAIN'],
  adopted: 0,
  stored: 0,
  cookies: '',
  patched: [],
};

/** Reads a global that a portal page keeps for its journey. */
export const readGlobal = <T>(page: Page, name: string): Promise<T> =>
  page.evaluate((key) => Reflect.get(globalThis, key) as T, name);
