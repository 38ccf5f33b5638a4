import type { BrowserContext, Page } from 'playwright-core';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Wrong clocks of devices: milliseconds ahead of the true time, negative behind. */
export const WRONG_CLOCKS = [
  ['400 days behind', -400 * DAY],
  ['40 days behind', -40 * DAY],
  ['an hour behind', -HOUR],
  ['an hour ahead', HOUR],
  ['25 hours ahead', 25 * HOUR],
] as const;

/** Runs in the page. */
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

/** The device's clock is wrong by so much in every page that is opened from now on. */
export const startWithClock = (context: BrowserContext, ms: number): Promise<unknown> =>
  context.addInitScript(shiftClock, ms);

/** Somebody sets the device's clock while the page is open. */
export const setClock = (page: Page, ms: number): Promise<void> => page.evaluate(shiftClock, ms);
