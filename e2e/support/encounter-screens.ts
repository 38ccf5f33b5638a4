import type { Page } from 'playwright-core';
import { quiet } from './quiet.ts';
import type { Screen, ScreenFacts } from './screens.ts';

const open =
  (path: string) =>
  async (page: Page, { origin }: ScreenFacts) => {
    await page.goto(`${origin}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await quiet(page);
  };

const of =
  (by: 'doctor' | 'admin') =>
  (name: string, path: string): Screen => ({ name, signedIn: true, by, open: open(path) });
const ofDoctor = of('doctor');
const ofAdmin = of('admin');

/** Encounter screens of care providers and of administrators. */
export const ENCOUNTER_SCREENS: readonly Screen[] = [
  ofDoctor('today', '/doctor/today'),
  ofDoctor('my-encounters', '/my_encounters'),
  ofDoctor('my-availability', '/doctor/availability'),
  ofAdmin('encounters', '/all_encounters'),
  ofAdmin('encounters-board', '/all_encounters?view=board'),
  ofAdmin('encounters-day', '/all_encounters?view=day'),
  ofAdmin('encounters-week', '/all_encounters?view=week'),
  {
    name: 'encounter',
    signedIn: true,
    by: 'admin',
    async open(page, facts) {
      await open('/all_encounters')(page, facts);
      await page.getByRole('main').getByRole('row').getByRole('link').first().click();
      await page.waitForURL(/_encounters\/./);
      await quiet(page);
    },
  },
  ofDoctor('tasks', '/tasks'),
  ofDoctor('referrals', '/referrals'),
  ofAdmin('availability', '/availability'),
  ofAdmin('care-teams', '/care-provider-teams'),
  ofAdmin('appointments', '/facility_appointments'),
  ofAdmin('appointments-waiting-list', '/facility_appointments/waiting-list'),
  ofAdmin('appointments-waiting-room', '/facility_appointments/waiting-room'),
  ofAdmin('booking-requests', '/booking_requests'),
  ofAdmin('review-appointments', '/review-appointments'),
];
