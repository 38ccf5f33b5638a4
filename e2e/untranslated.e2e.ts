import { TRANSLATIONS } from '@careline/core/internal/formatting';
import type { Patient } from '@careline/core/internal/patients';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ADMINISTRATION_SCREENS } from './support/administration-screens.ts';
import { launch } from './support/browser.ts';
import { englishTexts, textsOnPage } from './support/english-texts.ts';
import { chooseLook, looksOfRun } from './support/look.ts';
import { quiet } from './support/quiet.ts';
import { type ScreenVisitors, visitScreens } from './support/screen-visitors.ts';
import { SCREENS, type Screen } from './support/screens.ts';
import { plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');
let browser: Browser;
let visitors: ScreenVisitors;
let patient: Patient;

beforeAll(async () => {
  browser = await launch();
  visitors = await visitScreens(browser, origin);
  const [found] = (await plainPatients(serviceClient(origin, visitors.token), 4)).slice(-1);
  if (!found) throw new Error('there is no patient');
  patient = found;
});
afterAll(() => browser?.close());

/**
 * The provider writes its own pages, and the sign-in page shows the demo's role names as they are. A screen over another one
 * would leave its question open.
 */
const OPENED: readonly Screen[] = [
  ...SCREENS.filter(
    ({ name, close, isOverTheOneBefore }) =>
      !['login', 'auth'].includes(name) && !close && !isOverTheOneBefore,
  ),
  ...ADMINISTRATION_SCREENS.filter(({ name }) => name !== 'give-a-patient').map(
    (screen): Screen => ({ ...screen, by: 'admin' }),
  ),
];

/** A short run opens some; `npm run prove` opens all, in a language that only the proof has too. */
const OF_RUN = looksOfRun(OPENED, 8);

describe.each(TRANSLATIONS)('a screen in %s shows no English text of a catalogue', (language) => {
  const english = englishTexts(language);

  it('because there are texts to compare', () => {
    expect(english.size).toBeGreaterThan(2000);
  });

  it.each(OF_RUN.map((screen) => [screen.name, screen] as const))('%s', async (_, screen) => {
    const page = await visitors.pageOf(screen);
    await screen.open(page, { origin, patient });
    await chooseLook(page, 'light', language);
    try {
      await quiet(page);
      const left = (await textsOnPage(page)).filter((text) => english.has(text));
      expect([...new Set(left)]).toEqual([]);
    } finally {
      await chooseLook(page, 'light', 'en');
    }
  });
});
