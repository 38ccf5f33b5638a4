import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The rules that a theme decides. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const MODAL = 'dialog[open], [role=dialog][aria-modal=true]';

/**
 * What axe finds on the page, as words: all its rules and the size of targets (WCAG 2.2, 2.5.8), or only some. Our pages
 * hold no foreign frames, for which axe would open a second page. A modal dialog is looked at by itself: what lies behind
 * it is inert and a screen of its own.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // Most of the time goes into describing what is right, which nobody reads here.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
  });
  if ((await page.locator(MODAL).count()) > 0) axe.include(MODAL);
  if (rules) axe.withRules([...rules]);
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
