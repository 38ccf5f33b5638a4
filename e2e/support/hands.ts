import type { Locator, Page } from 'playwright-core';

export interface JobCost {
  /** Choosing from a native list counts as two: opening it, and the entry. */
  readonly clicks: number;
  /** Letters, and keys including modifiers held down. */
  readonly keys: number;
  /** Screens and steps shown. */
  readonly screens: number;
}

/** Returns a person's seconds: 1.5 per click, 0.28 per key, 1.35 per screen read. */
export const humanSeconds = ({ clicks, keys, screens }: JobCost): number =>
  clicks * 1.5 + keys * 0.28 + screens * 1.35;

/** A person at a browser, with counted input. */
export interface Hands {
  readonly page: Page;
  readonly click: (what: Locator) => Promise<void>;
  /** Chooses from a native list by label or value. */
  readonly choose: (list: Locator, entry: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Presses a key by its Playwright name. */
  readonly press: (key: string) => Promise<void>;
  readonly screen: (sign: Locator) => Promise<void>;
  readonly cost: () => JobCost;
}

export function handsOn(page: Page): Hands {
  let [clicks, keys, screens] = [0, 0, 0];
  return {
    page,
    async click(what) {
      clicks += 1;
      await what.first().click();
    },
    async choose(list, entry) {
      clicks += 2;
      await list.first().selectOption(entry);
    },
    async type(text) {
      keys += text.length;
      await page.keyboard.type(text);
    },
    async press(key) {
      keys += 1;
      await page.keyboard.press(key);
    },
    async screen(sign) {
      screens += 1;
      await sign.first().waitFor();
    },
    cost: () => ({ clicks, keys, screens }),
  };
}

/** Presses Tab until a control has the focus, like a person who knows the form. */
export async function tabTo({ press }: Hands, control: Locator): Promise<void> {
  await control.first().waitFor();
  const isHere = () => control.first().evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isHere()); stops += 1) {
    if (stops > 60) throw new Error('The control cannot be reached with Tab.');
    await press('Tab');
  }
}

/** Like `tabTo`, but jumps by sections if the control is in a later one. */
export async function sectionTo(hands: Hands, control: Locator): Promise<void> {
  const isInSection = () =>
    control
      .first()
      .evaluate((element) => element.closest('[id*="-section-"]')?.contains(document.activeElement) ?? false);
  for (let sections = 0; sections < 30 && !(await isInSection()); sections += 1) await hands.press('Alt+n');
  await tabTo(hands, control);
}
