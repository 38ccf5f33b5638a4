import type { BrowserContext, Page } from 'playwright-core';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Wrong device clocks: milliseconds ahead of the true time, negative if behind. */
export const WRONG_CLOCKS = [
  ['400 days behind', -400 * DAY],
  ['40 days behind', -40 * DAY],
  ['an hour behind', -HOUR],
  ['an hour ahead', HOUR],
  ['25 hours ahead', 25 * HOUR],
] as const;

function shiftClock(ms: number): void {
  const Device = Date;
  const now = Device.now.bind(Device);
  globalThis.Date = class extends Device {
    constructor(...given: unknown[]) {
      super(...((given.length > 0 ? given : [now() + ms]) as [number]));
    }
    static override now(): number {
      return now() + ms;
    }
  } as DateConstructor;
}

/** Sets the device's clock wrong in every page opened from now on. */
export const startWithClock = (context: BrowserContext, ms: number): Promise<unknown> =>
  context.addInitScript(shiftClock, ms);

/** Changes the device's clock while the page is open. */
export const setClock = (page: Page, ms: number): Promise<void> => page.evaluate(shiftClock, ms);
