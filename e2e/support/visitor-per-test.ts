import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launch, type Visitor, visit } from './browser.ts';

/** One browser a file, and in it a new person for every test; answers how to reach them. */
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
