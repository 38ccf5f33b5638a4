import AxeBuilder from '@axe-core/playwright';
import type { Patient } from '@careline/core/patients';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signIn } from './pages/sign-in.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { COACH } from './support/people.ts';
import { RUNNING_CALL, SCREENS } from './support/screens.ts';
import { plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');
let browser: Browser;
let stranger: Visitor;
let coach: Visitor;
let patient: Patient;

beforeAll(async () => {
  browser = await launch();
  stranger = await visit(browser);
  coach = await visit(browser);
  const token = await signIn(coach.page, origin, COACH);
  const [found] = (await plainPatients(serviceClient(origin, token), 4)).slice(-1);
  if (!found) throw new Error('there is no patient');
  patient = found;
});
afterAll(() => browser?.close());

async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it.each([...SCREENS, RUNNING_CALL].map((screen) => [screen.name, screen] as const))(
    '%s has no accessibility violation',
    async (_, screen) => {
      const { page } = screen.signedIn ? coach : stranger;
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await screen.open(page, { origin, patient });
      expect(await violations(page)).toEqual([]);
    },
  );
});
