import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launch, type Visitor, visit } from './browser.ts';

/** Opens one browser per file and a new person for every test. Returns a function that returns the visitor. */
export function visitorPerTest(options: BrowserContextOptions = {}): () => Visitor {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    visitor = await visit(browser, options);
  });
  afterEach(() => visitor.close());
  return () => visitor;
}
