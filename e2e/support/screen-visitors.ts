import type { Browser, Page } from 'playwright-core';
import { enter } from '../pages/sign-in.ts';
import { type Visitor, visit, WITH_SERVICE_WORKER } from './browser.ts';
import { ADMIN, COACH, DOCTOR, FACILITY } from './people.ts';
import type { Screen } from './screens.ts';

export interface ScreenVisitors {
  readonly token: string;
  /** Returns the open page of the screen's user. */
  pageOf(screen: Pick<Screen, 'signedIn' | 'by'>): Promise<Page>;
}

const ACCOUNTS = { coach: COACH, doctor: DOCTOR, clerk: FACILITY, admin: ADMIN } as const;

/** Opens a browser for each user of the screens; the coach's at once, the others when needed. */
export async function visitScreens(browser: Browser, origin: string): Promise<ScreenVisitors> {
  const stranger = await visit(browser);
  const entering = async (email: string) => {
    const visitor = await visit(browser, WITH_SERVICE_WORKER);
    return { visitor, token: await enter(visitor.page, origin, email) };
  };
  const coach = entering(COACH);
  const entered = new Map<string, Promise<{ readonly visitor: Visitor }>>([['coach', coach]]);
  return {
    token: (await coach).token,
    async pageOf({ signedIn, by: named }) {
      if (!signedIn) return stranger.page;
      const by = named ?? 'coach';
      const known = entered.get(by) ?? entering(ACCOUNTS[by]);
      entered.set(by, known);
      return (await known).visitor.page;
    },
  };
}
