import type { Page } from 'playwright-core';
import { quiet } from './quiet.ts';
import type { Screen, ScreenFacts } from './screens.ts';

/** Opens a page and waits for its heading and its requests. */
const settledAt =
  (path: string) =>
  async (page: Page, { origin }: ScreenFacts) => {
    await page.goto(`${origin}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await quiet(page);
  };

const screen = (name: string, path: string): Screen => ({ name, signedIn: true, open: settledAt(path) });

/** Administrators' screens, for a person with every scope. */
export const ADMINISTRATION_SCREENS: readonly Screen[] = [
  screen('staff', '/settings/staff'),
  screen('invitation', '/settings/staff/new'),
  {
    name: 'member-of-staff',
    signedIn: true,
    async open(page, facts) {
      await settledAt('/settings/staff')(page, facts);
      // The administrator's own record; names are not translated.
      await page.getByRole('main').getByRole('link', { name: 'Arjun Menon' }).click();
      // Until the record loads, the page has its list's title; the focus comes with its own.
      await page.getByRole('heading', { level: 1, name: 'Arjun Menon' }).waitFor();
      await quiet(page);
    },
  },
  {
    name: 'give-a-patient',
    signedIn: true,
    async open(page, facts) {
      await settledAt('/prohealth')(page, facts);
      await page
        .getByRole('button', { name: /^Assign to …/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  screen('facilities', '/settings/facilities'),
  screen('new-facility', '/settings/facilities/new'),
  screen('health-checks', '/prohealth/health-check'),
  screen('duplicates', '/settings/duplicates'),
  screen('organisation', '/settings/organisation'),
  screen('templates', '/settings/templates'),
  screen('scores', '/settings/scores'),
  screen('partners', '/settings/partners'),
  screen('new-partner', '/settings/partners/new'),
  screen('audit', '/auditor'),
  {
    name: 'access-report',
    signedIn: true,
    open: (page, facts) => settledAt(`/auditor/patient?vitaId=${facts.patient.vitaId}`)(page, facts),
  },
];
