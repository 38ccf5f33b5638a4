import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { askedAgain, signInBeside } from '../e2e/pages/sign-in-beside.ts';
import { setClock, WRONG_CLOCKS } from '../e2e/support/device-clock.ts';
import { COACH } from '../e2e/support/people.ts';
import { openProviderSession } from '../e2e/support/provider-session.ts';
import { quiet } from '../e2e/support/quiet.ts';
import type { RunningServer } from '../e2e/support/start-server.ts';
import { type BegunCall, noteField, saveButton, settled, typeOn } from './browser-call.ts';

/** Faults that strike while a call is entered or saved. */
export const FAULTS = [
  'none',
  'cut before the server had it',
  'cut after the server had it',
  'server error',
  'offline',
  'token expired',
  'session ended',
  'double click',
  'tab killed while typing',
  'tab killed while saving',
  'two tabs',
  'server killed',
  'clock 400 days behind',
  'clock 40 days behind',
  'clock an hour behind',
] as const;
export type Fault = (typeof FAULTS)[number];

interface Struck {
  readonly context: BrowserContext;
  readonly server: RunningServer;
  readonly random: () => number;
  readonly call: BegunCall;
  /** The text still to be typed when it strikes. */
  readonly rest: string;
}

type Strike = (page: Page, struck: Struck) => Promise<Page>;

const SAVE = /\/api\/routine\/(calllog|status\/v2)\/add$/;

/** Crashes the tab, without a chance to store anything. */
async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // A dead page never responds.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** Continues the call in another tab. */
async function goOn({ context, call }: Struck): Promise<Page> {
  const page = await context.newPage();
  await page.goto(call.address);
  return page;
}

async function save(page: Page): Promise<void> {
  await saveButton(page).click();
}

async function finish(page: Page, { rest }: Struck): Promise<Page> {
  await typeOn(page, rest);
  await save(page);
  return page;
}

/** Applies to the first save only. */
const once =
  (strike: (route: Route) => Promise<void>): Strike =>
  async (page, struck) => {
    await page.route(SAVE, strike, { times: 1 });
    return finish(page, struck);
  };

const withForeignToken = (route: Route): Promise<void> =>
  route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer expired' } });

async function killedWhileTyping(page: Page, struck: Struck): Promise<Page> {
  const { random, rest } = struck;
  const before = await noteField(page).inputValue();
  await typeOn(page, rest.slice(0, Math.floor(random() * rest.length)));
  await kill(page);
  const next = await goOn(struck);
  const there = await noteField(next).inputValue();
  // The last quarter of a second may be lost; nothing stored is lost, and nothing is made up.
  if (!there.startsWith(before) || !(before + rest).startsWith(there))
    throw new Error('the note that was put back is not what was typed');
  await typeOn(next, (before + rest).slice(there.length));
  await save(next);
  return next;
}

/** Either the save had an effect, or everything is there to be saved again. */
async function killedWhileSaving(page: Page, struck: Struck): Promise<Page> {
  await typeOn(page, struck.rest);
  await save(page);
  await wait(struck.random() * 250);
  await kill(page);
  const next = await goOn(struck);
  const closed = next.getByText('This call is already finished');
  const open = next.getByRole('textbox', { name: 'Note', exact: true, disabled: false });
  await settled(next).or(closed).or(open).first().waitFor();
  if (!(await open.isVisible())) return next;
  await save(next);
  return next;
}

async function inTwoTabs(page: Page, struck: Struck): Promise<Page> {
  const second = await goOn(struck);
  await second.getByRole('button', { name: 'Take over here' }).click();
  await page.getByText(/^This call is open in another tab/).waitFor();
  await finish(second, struck);
  await settled(second).waitFor();
  await page.close();
  return second;
}

/** Before the save, or at some point during it. */
async function serverKilled(page: Page, struck: Struck): Promise<Page> {
  const { random, server } = struck;
  await typeOn(page, struck.rest);
  const isBefore = random() < 0.5;
  if (isBefore) await server.kill();
  await save(page);
  if (!isBefore) {
    await wait(random() * 200);
    await server.kill();
  }
  await settled(page).waitFor();
  await server.restart();
  return page;
}

/**
 * Sets the device's clock back during the call; the next call starts with the right time. A clock set ahead triggers
 * the idle lock: `e2e/wrong-clock.e2e.ts` covers those.
 */
const withClock =
  (name: (typeof WRONG_CLOCKS)[number][0]): Strike =>
  async (page, struck) => {
    await setClock(page, Object.fromEntries(WRONG_CLOCKS)[name] ?? 0);
    return finish(page, struck);
  };

export const STRIKES: Readonly<Record<Fault, Strike>> = {
  none: finish,
  'cut before the server had it': once((route) => route.abort('connectionreset')),
  'cut after the server had it': once(async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  }),
  'server error': once((route) => route.fulfill({ status: 500, body: 'not now' })),
  async offline(page, struck) {
    await struck.context.setOffline(true);
    await finish(page, struck);
    await settled(page).waitFor();
    await struck.context.setOffline(false);
    return page;
  },
  'token expired': once(withForeignToken),
  async 'session ended'(page, { context, server, rest }) {
    await typeOn(page, rest);
    await quiet(page);
    await page.route(SAVE, withForeignToken, { times: 1 });
    await context.clearCookies();
    // A renewal may find out before the save does: then the question comes first, and the save follows it.
    const saved = save(page);
    await askedAgain(page).or(settled(page)).first().waitFor();
    // A renewal in progress when the session ended may still have brought a token: then nothing asks before the next
    // call.
    if (await askedAgain(page).isVisible()) await signInBeside(page, COACH);
    else await openProviderSession(context, server.origin, COACH);
    await saved;
    return page;
  },
  async 'double click'(page, { rest }) {
    await typeOn(page, rest);
    await saveButton(page).dblclick();
    return page;
  },
  'tab killed while typing': killedWhileTyping,
  'tab killed while saving': killedWhileSaving,
  'two tabs': inTwoTabs,
  'server killed': serverKilled,
  'clock 400 days behind': withClock('400 days behind'),
  'clock 40 days behind': withClock('40 days behind'),
  'clock an hour behind': withClock('an hour behind'),
};
