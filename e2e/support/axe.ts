import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Rules that depend on the theme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const MODAL = 'dialog[open], [role=dialog][aria-modal=true]';

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const TARGET_SIZE = 'target-size';

/** Returns targets that are too small even when scrolled into view: one half under a sticky bar is not a fault. */
async function tooSmall(page: Page, nodes: Found[number]['nodes']): Promise<Found[number]['nodes']> {
  const small = [];
  for (const node of nodes) {
    const selector = node.target.map(String).join(' ');
    await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const again = new AxeBuilder({ page }).setLegacyMode().include(selector).withRules(TARGET_SIZE);
    if ((await again.analyze()).violations.length > 0) small.push(node);
  }
  return small;
}

/**
 * Returns axe's findings as text: all rules and target size (WCAG 2.2, 2.5.8), or only the given ones. Our pages have
 * no foreign frames, for which axe would open a second page. A modal dialog is checked alone: the page behind it is
 * inert and a screen of its own.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // Most of axe's time would go into describing passes, which are not used.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: { [TARGET_SIZE]: { enabled: true } },
  });
  if ((await page.locator(MODAL).count()) > 0) axe.include(MODAL);
  if (rules) axe.withRules([...rules]);
  const { violations: found } = await axe.analyze();
  const words: string[] = [];
  for (const { id, nodes } of found) {
    const nodesLeft = id === TARGET_SIZE ? await tooSmall(page, nodes) : nodes;
    if (nodesLeft.length > 0)
      words.push(`${id}: ${nodesLeft.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }
  return words;
}
