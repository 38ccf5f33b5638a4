import type { Locator, Page } from 'playwright-core';

/** More stops than any screen has. */
const MAX_STOPS = 300;

/** A control that is hidden now, such as the lower bar of a phone during typing, does not have the focus. */
export const hasFocus = async (control: Locator): Promise<boolean> =>
  (await control.count()) > 0 && control.first().evaluate((element) => element === document.activeElement);

/** Returns whether the focus is on the part or inside it. */
export const holdsFocus = (part: Locator): Promise<boolean> =>
  part.first().evaluate((element) => element.contains(document.activeElement));

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await control.first().waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press(key);
  }
  throw new Error('the control cannot be reached with Tab');
}

/** An element that the Tab key reaches. */
export interface Stop {
  /** A description such as `button "Apps"`, for failures. */
  readonly name: string;
  /** It, or what represents it, has a focus ring. */
  readonly ringed: boolean;
  /** Its centre is in the window and not covered. */
  readonly inSight: boolean;
}

type Read = Stop & { readonly again: boolean };

/** Reads the focused element and marks it; undefined for the document itself. Runs in the page. */
function readStop(): Read | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  // Native radio buttons and checkboxes are drawn by their label.
  const drawn = element.matches('input[type=radio], input[type=checkbox]')
    ? (element.closest('label') ?? element)
    : element;
  const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const again = element.dataset.stopped === 'yes';
  element.dataset.stopped = 'yes';
  return {
    name: `${element.role ?? element.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"`,
    ringed: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
    inSight: hit !== null && (drawn.contains(hit) || hit.contains(drawn)),
    again,
  };
}

/**
 * Presses Tab once around the page and returns every stop in order; a page that traps the focus returns fewer than it
 * has.
 */
export async function stopsOf(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < MAX_STOPS; press += 1) {
    await page.keyboard.press('Tab');
    const read = await page.evaluate(readStop);
    if (!read) continue;
    const { again, ...stop } = read;
    if (again) return stops;
    stops.push(stop);
  }
  throw new Error('Tab does not come around');
}
