import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Page } from 'playwright-core';
import ts from 'typescript';
import { ROOT, workspaceFiles } from '../../scripts/workspace-files.ts';

const ENGLISH_CATALOGUE = /^packages\/.+\/src\/(?!.*(?:languages|locales)\/).*(?:messages|words\/en)\.ts$/;
/** Names such as "HbA1c" are the same in every language; two words of letters are a text. */
const IS_TEXT = /\p{L}{2,} \p{L}{2,}/u;

function textsIn(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer))
      found.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Returns the English texts of all catalogues that have no values to fill in and differ in a language, so that a screen in
 * that language must not show them.
 */
export function englishTexts(language: string): ReadonlySet<string> {
  const files = [...workspaceFiles()].map((file) => [file, relative(ROOT, file)] as const);
  const translated = new RegExp(`^packages/.+/src/(?:languages|locales)/${language}/`);
  const same = new Set(files.filter(([, path]) => translated.test(path)).flatMap(([file]) => textsIn(file)));
  const english = files.filter(([, path]) => ENGLISH_CATALOGUE.test(path)).flatMap(([file]) => textsIn(file));
  return new Set(english.filter((text) => IS_TEXT.test(text) && !text.includes('{') && !same.has(text)));
}

/** Returns every text of a page that a person can see or hear: its text, names, hints and placeholders. */
export function textsOnPage(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, noscript')) found.push(node.textContent?.trim() ?? '');
    }
    for (const element of document.body.querySelectorAll(
      '[aria-label], [title], [placeholder], [aria-description]',
    )) {
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-description'])
        found.push(element.getAttribute(name)?.trim() ?? '');
    }
    return found;
  });
}
