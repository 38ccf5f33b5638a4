import { encounterPath, patientPath } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { LOGGED_IN_KEY } from '@careline/core/internal/session';
import type { Locator, Page } from 'playwright-core';
import { callAddress } from '../pages/call-page.ts';
import { confirmPersonByKey, searchBox } from '../pages/search-page.ts';
import { accessTokenOf } from './access-token.ts';
import { expectedPatient, walkIn } from './arrivals.ts';
import { type Hands, type JobCost, sectionTo, tabTo } from './hands.ts';
import { ADMIN, COACH, DOCTOR, FACILITY, PASSWORD } from './people.ts';
import { quiet } from './quiet.ts';
import { serviceClient } from './service.ts';
import { bookSoon } from './soon-booked.ts';

export interface JobFacts {
  readonly origin: string;
  /** Returns a chronic care patient, a different one for each number. */
  readonly patient: (number: number) => Patient;
  readonly mother: Patient;
}

export interface Job {
  readonly name: string;
  /** The account that does it; without one, nobody is signed in. */
  readonly by?: string;
  /** Cost when first measured; undefined if the job was impossible or missing then. */
  readonly before?: JobCost;
  /** The job may not take more clicks or keys than this. */
  readonly most?: Pick<JobCost, 'clicks' | 'keys'>;
  /** Setup before the job, not counted. */
  readonly begin: (page: Page, facts: JobFacts) => Promise<unknown>;
  readonly run: (hands: Hands, facts: JobFacts) => Promise<unknown>;
}

const cost = (clicks: number, keys: number, screens: number): JobCost => ({ clicks, keys, screens });

const at =
  (path: string | ((facts: JobFacts) => string)) =>
  async (page: Page, facts: JobFacts): Promise<void> => {
    await page.goto(`${facts.origin}${typeof path === 'string' ? path : path(facts)}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await quiet(page);
  };

const dashboard = at('/prohealth');
const alerts = at('/doctor/pwa_alerts');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const exact = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();
const textbox = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name }).first();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).first();
const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
const saved = (page: Page) => page.getByRole('region', { name: 'The call is saved' });
const outcomes = (page: Page) => page.getByRole('group', { name: 'Call outcome' });
const dialButton = (page: Page) => page.locator('button:focus', { hasText: /^Call [+\d]/ });

const complaint = (page: Page) => page.getByRole('textbox', { name: /^Complaint/ });

/** Waits until the page has moved the focus to a field. */
async function hasFocusIn(field: Locator): Promise<void> {
  await field.first().waitFor();
  const isHere = () => field.first().evaluate((element) => element === document.activeElement);
  while (!(await isHere())) await field.page().waitForTimeout(50);
}

/** A page with the pixels above its first row, at 1440 × 900. */
export interface Fold {
  readonly page: string;
  readonly by: string;
  readonly path: string;
  /** The row may not start lower than this. The goal is 200. */
  readonly most: number;
}

/** Pages that must show their first row near the top. */
export const FOLDS: readonly Fold[] = [
  { page: 'Today of a doctor', by: DOCTOR, path: '/prohealth', most: 200 },
  { page: 'Today of a clerk', by: FACILITY, path: '/prohealth', most: 200 },
  { page: 'Facility encounters', by: FACILITY, path: '/facility_encounters', most: 208 },
];

/** Opens a confirmed visit of the doctor, who has not started it. */
async function readyToSee(page: Page, facts: JobFacts, number: number): Promise<void> {
  const [coordinator, holder] = await Promise.all(
    [ADMIN, DOCTOR].map(async (email) =>
      serviceClient(facts.origin, await accessTokenOf(facts.origin, email)),
    ),
  );
  if (!coordinator || !holder) throw new Error('There are no accounts.');
  const { vitaId } = facts.patient(number);
  const { id } = await bookSoon({ coordinator, holder, vitaId, service: 'GP_CONSULTATION' });
  await page.goto(`${facts.origin}${encounterPath(['my_encounters'], id)}`);
  await exact(page, 'Start').waitFor();
  await quiet(page);
}

const phoneOf = ({ phones }: Patient): string => (phones[0]?.value ?? '').replace(/\D/g, '').slice(-10);
const nameOf = ({ appUserInfo }: Patient): string => appUserInfo.name;

/** Finds a patient by keyboard once the search is open; picks the first of several. */
async function findBy(hands: Hands, text: string): Promise<void> {
  const { page, click, type, press, screen } = hands;
  await click(menu(page, 'Search'));
  await screen(searchBox(page));
  await type(text);
  const options = page.getByRole('listbox', { name: 'Patients found' }).getByRole('option');
  await options.first().waitFor();
  await quiet(page);
  if ((await options.count()) > 1) await press('ArrowDown');
  await press('Enter');
  await button(page, 'Yes, this is the person').waitFor();
  await confirmPersonByKey(page);
  await screen(page.getByRole('link', { name: 'Overview', exact: true }));
}

const finding = (text: (patient: Patient) => string) => (hands: Hands, facts: JobFacts) =>
  findBy(hands, text(facts.patient(0)));

const groupsOf = ({ uhid }: Patient): string =>
  (uhid ?? '').replace(/^(\D*)(\d{4})(\d{3})(\d*)$/, '$1 $2 $3 $4');

/** Returns the name without its last vowel. */
const withSlip = (patient: Patient): string => nameOf(patient).replace(/[aeiou](?=[^aeiou ]*$)/, '');

/** Starts an own-phone call that has no outcome yet. */
const begunCall =
  (number: number, type = 'ad-hoc') =>
  async (page: Page, facts: JobFacts): Promise<void> => {
    await at(callAddress(facts.patient(number).vitaId, type))(page, facts);
    await button(page, 'Called from my own phone').click();
    await outcomes(page).waitFor();
  };

const NOTE = 'Walks every day';

async function reachedCall(hands: Hands, to: (name: string) => Promise<void>): Promise<void> {
  const values = { Systolic: '128', Diastolic: '82', Weight: '64.5', Glucose: '142' };
  for (const [name, value] of Object.entries(values)) {
    await to(name);
    await hands.type(value);
  }
}

async function afterSavedCall(page: Page, facts: JobFacts): Promise<void> {
  await begunCall(4)(page, facts);
  await page.keyboard.press('4');
  await page.keyboard.press('Control+Enter');
  await saved(page).waitFor();
}

async function readyToSave(page: Page, facts: JobFacts, number: number): Promise<void> {
  await begunCall(number)(page, facts);
  await page.keyboard.press('4');
  await button(page, /^Change: No answer/).waitFor();
}

export const JOBS: readonly Job[] = [
  {
    name: 'Sign in, in the demo',
    before: cost(1, 39, 3),
    begin: at('/auth'),
    async run({ page, click, screen }) {
      await click(button(page, /Meenakshi Raghavan/));
      await screen(heading(page, 'Dashboard'));
    },
  },
  {
    name: 'Sign in with a password',
    before: cost(1, 39, 3),
    begin: at('/auth'),
    async run({ page, click, type, press, screen }) {
      await click(exact(page, 'Sign in'));
      await screen(page.getByLabel('E-mail address'));
      await type(COACH);
      await press('Tab');
      await type(PASSWORD);
      await press('Enter');
      await screen(heading(page, 'Dashboard'));
    },
  },
  {
    name: 'Find by the whole phone number',
    by: COACH,
    before: cost(1, 12, 2),
    begin: dashboard,
    run: finding(phoneOf),
  },
  {
    name: 'Find by the last four digits of the phone',
    by: COACH,
    begin: dashboard,
    run: finding((patient) => phoneOf(patient).slice(-4)),
  },
  { name: 'Find by a misspelt name', by: COACH, begin: dashboard, run: finding(withSlip) },
  { name: 'Find by the UHID in groups', by: COACH, begin: dashboard, run: finding(groupsOf) },
  {
    name: 'Register with the least there is to know',
    by: COACH,
    before: cost(19, 24, 6),
    begin: dashboard,
    async run({ page, click, choose, type, screen }) {
      await click(menu(page, 'Registration'));
      await screen(heading(page, /^Identity/));
      await click(textbox(page, /^Given name/));
      await type('Quasar');
      await choose(page.getByRole('combobox', { name: /^Gender/ }), 'Female');
      await click(page.getByLabel(/^Date of birth/));
      await type('05121980');
      await click(exact(page, 'Continue'));
      await screen(heading(page, /^Contact/));
      await click(textbox(page, /^Phone number/));
      await type('6412345670');
      await click(exact(page, 'Continue'));
      await screen(heading(page, /^Care$|^Care /));
      await click(exact(page, 'Continue'));
      await screen(heading(page, /^Consent/));
      await choose(page.getByRole('combobox', { name: /^How it was given/ }), 'spoken');
      await click(page.getByRole('checkbox', { name: /^The text was read/ }));
      await click(exact(page, 'Continue'));
      await screen(heading(page, /^Check and register/));
      await click(exact(page, 'Register the patient'));
      await screen(page.getByRole('region', { name: 'The patient is registered' }));
    },
  },
  {
    name: 'Book a health check',
    by: FACILITY,
    before: cost(9, 12, 1),
    begin: at('/prohealth/health-check/patient/register'),
    async run({ page, click, choose, type, press, screen }, { patient }) {
      await click(searchBox(page));
      await type(phoneOf(patient(1)));
      await page.getByRole('listbox', { name: 'Patients found' }).getByRole('option').first().waitFor();
      await press('Enter');
      await button(page, 'Yes, this is the person').waitFor();
      await confirmPersonByKey(page);
      await choose(page.getByLabel('Package'), 'Heart check');
      await click(page.locator('label:has(input[type=radio]:enabled)'));
      await click(button(page, 'Book the health check'));
      await screen(page.getByRole('region', { name: /booked/ }).or(heading(page, /booked/)));
    },
  },
  {
    name: 'A reached call with four values, a note and the next call, by keys',
    by: COACH,
    before: cost(0, 86, 1),
    begin: begunCall(2),
    async run(hands) {
      const { page, type, press, screen } = hands;
      await press('1');
      await field(page, 'Systolic').waitFor();
      await reachedCall(hands, (name) => sectionTo(hands, field(page, name)));
      await sectionTo(hands, field(page, 'Note'));
      await type(NOTE);
      await tabTo(hands, page.getByRole('checkbox', { name: 'Call again' }));
      await press('Space');
      await tabTo(hands, exact(page, '4 weeks'));
      await press('Enter');
      await press('Control+Enter');
      await screen(saved(page));
    },
  },
  {
    name: 'The same with the mouse',
    by: COACH,
    before: cost(14, 54, 1),
    begin: begunCall(3),
    async run(hands) {
      const { page, click, type, screen } = hands;
      await click(page.getByRole('radio', { name: 'Reached the patient' }));
      await click(page.getByRole('checkbox', { name: 'Call again' }));
      await click(exact(page, '4 weeks'));
      await reachedCall(hands, (name) => click(field(page, name)));
      await click(field(page, 'Note'));
      await type(NOTE);
      await click(exact(page, 'Save call'));
      await screen(saved(page));
    },
  },
  {
    name: 'A call that nobody answers, after a saved one',
    by: COACH,
    before: cost(0, 5, 1),
    begin: afterSavedCall,
    async run({ page, press, screen }) {
      await press('n');
      await dialButton(page).waitFor();
      await press('Enter');
      await outcomes(page).waitFor();
      await press('4');
      await press('Control+Enter');
      await screen(saved(page));
    },
  },
  {
    name: 'Correct a saved call',
    by: COACH,
    before: cost(7, 14, 3),
    begin: at(({ patient }) => `/prohealth/call-status-history?vitaId=${patient(2).vitaId}`),
    async run({ page, click, type, press, screen }) {
      await click(page.getByRole('row').nth(1).getByRole('button'));
      await screen(page.getByRole('dialog', { name: /^Call to/ }));
      await click(exact(page, 'Correct'));
      const form = page.getByRole('dialog', { name: /^Correct the call to/ });
      await screen(form);
      await click(form.getByRole('textbox', { name: 'Weight', exact: true }));
      await press('Control+a');
      await type('65.4');
      await click(form.getByRole('textbox', { name: /^Reason for the correction/ }));
      await type('Misread');
      await click(form.getByRole('button', { name: 'Save the correction' }));
      await screen(page.getByRole('dialog', { name: /^Call to/ }).getByText(/^Corrected/));
    },
  },
  {
    name: 'Escalated calls of the last seven days',
    by: COACH,
    before: cost(3, 16, 0),
    begin: at('/prohealth/call-status-history'),
    async run({ page, click }) {
      await click(exact(page, 'Last 7 days'));
      await click(page.getByRole('checkbox', { name: 'Only escalated calls' }));
      await quiet(page);
    },
  },
  {
    name: 'Acknowledge an alert',
    by: COACH,
    before: cost(5, 0, 1),
    begin: alerts,
    async run({ page, click, choose, screen }) {
      await click(button(page, /^Acknowledge: /));
      const dialog = page.getByRole('dialog');
      await choose(dialog.getByRole('combobox'), 'Something else');
      await click(dialog.getByRole('button', { name: 'Acknowledge', exact: true }));
      await screen(page.getByRole('main'));
    },
  },
  {
    name: 'Blood pressure of a pregnant woman over time',
    by: COACH,
    before: cost(3, 18, 4),
    begin: dashboard,
    async run(hands, { mother }) {
      const { page, click, screen } = hands;
      await findBy(hands, phoneOf(mother));
      await click(
        page
          .getByRole('main')
          .getByRole('link', { name: /^Blood Pressure/ })
          .or(button(page, /^Blood Pressure/)),
      );
      await screen(page.getByRole('table'));
    },
  },
  {
    name: 'See what a patient needs, at most 200 px from the top',
    by: COACH,
    begin: (page, facts) => at(patientPath(facts.mother.vitaId))(page, facts),
    async run({ page, screen }) {
      const first = page.getByRole('heading', { name: 'Needs attention' });
      await screen(first);
      const y = (await first.boundingBox())?.y;
      if (y === undefined || y > 200) throw new Error(`The first content starts at ${y} px.`);
    },
  },
  {
    name: 'A text message',
    by: COACH,
    before: cost(2, 0, 0),
    begin: at(({ patient }) => callAddress(patient(5).vitaId)),
    async run({ page, click }) {
      await click(exact(page, 'Write a message'));
      await click(exact(page, 'Send SMS'));
      await quiet(page);
    },
  },
  {
    name: 'Invite a coach',
    by: ADMIN,
    before: cost(13, 46, 2),
    begin: at('/settings/staff'),
    async run({ page, click, type, screen }) {
      await click(page.getByRole('link', { name: 'Add a person' }));
      await screen(page.getByLabel('E-mail address'));
      await click(page.getByLabel('E-mail address'));
      await type('ravi@careline.example');
      await click(textbox(page, /^Name/));
      await type('Ravi New');
      await click(textbox(page, /^Roles/));
      await type('Coordinator');
      for (const scope of ['Dashboard', 'Registration', 'Search', 'Call Info'])
        await click(page.getByRole('checkbox', { name: scope, exact: true }));
      await click(page.getByRole('checkbox', { name: 'Careline Clinic, Anna Nagar' }));
      await click(exact(page, 'Add and send the e-mail'));
      await screen(heading(page, 'Ravi New'));
    },
  },
  {
    name: 'Add a partner',
    by: ADMIN,
    before: cost(9, 43, 2),
    begin: at('/settings/partners'),
    async run({ page, click, type, screen }) {
      await click(page.getByRole('link', { name: 'Add a partner' }));
      await screen(page.getByLabel('Allowed pages'));
      await click(textbox(page, /^Name/));
      await type('North Hospital');
      await click(page.getByLabel('Allowed pages'));
      await type('https://intranet.example');
      await click(page.getByRole('checkbox', { name: 'Search', exact: true }));
      await click(page.getByRole('checkbox', { name: 'Careline Clinic, Jubilee Hills' }));
      await click(exact(page, 'Save'));
      await click(page.getByRole('dialog').getByRole('button', { name: 'I have copied it' }));
      await screen(heading(page, 'North Hospital'));
    },
  },
  {
    name: 'The history as a file',
    by: COACH,
    before: cost(1, 0, 0),
    begin: at('/prohealth/call-status-history'),
    async run({ page, click }) {
      const file = page.waitForEvent('download');
      await click(exact(page, 'Export as CSV'));
      await file;
    },
  },
  {
    name: 'Language and theme',
    by: COACH,
    before: cost(3, 0, 0),
    begin: dashboard,
    async run({ page, click }) {
      await click(button(page, /^Account menu of/));
      const account = page.getByRole('dialog');
      await click(account.getByText('Dark', { exact: true }));
      await click(account.getByText('हिन्दी', { exact: true }));
      await page.locator('html[lang=hi][data-theme=dark]').waitFor({ state: 'attached' });
      await account.getByText('English', { exact: true }).click();
    },
  },
  {
    name: 'Change the password',
    before: cost(3, 24, 0),
    begin: at('/auth'),
    async run({ page, click, type, press }) {
      await click(exact(page, 'Change password'));
      await textbox(page, 'E-mail address').waitFor();
      await type(COACH);
      await press('Enter');
      await quiet(page);
    },
  },
  {
    name: 'Book the next free time of a doctor',
    by: FACILITY,
    most: { clicks: 3, keys: 0 },
    begin: (page, facts) => at(patientPath(facts.patient(1).vitaId))(page, facts),
    async run({ page, click, screen }) {
      await click(exact(page, 'Add'));
      await click(page.getByRole('menuitem', { name: 'Encounter' }));
      const dialog = page.getByRole('dialog', { name: 'Book an encounter' });
      await screen(dialog.getByRole('group', { name: 'Free times' }));
      await click(dialog.getByRole('button', { name: 'Book', exact: true }));
      await page.getByRole('dialog', { name: 'The encounter is booked' }).waitFor();
    },
  },
  {
    name: 'A booked patient arrives: three letters, arrival, blood pressure',
    by: FACILITY,
    most: { clicks: 0, keys: 30 },
    begin: at('/prohealth'),
    async run(hands, { origin }) {
      const { page, type, press, screen } = hands;
      const { name, letters } = await expectedPatient(origin);
      await type(letters);
      await page.getByText(/^Press Enter to record the arrival/).waitFor();
      await press('Enter');
      await page.getByText(`${name} is here.`).waitFor();
      await tabTo(hands, exact(page, `Enter vitals: ${name}`));
      await press('Enter');
      await screen(field(page, 'Systolic'));
      await tabTo(hands, field(page, 'Systolic'));
      await type('128');
      await tabTo(hands, field(page, 'Diastolic'));
      await type('82');
      await press('Enter');
      await page.getByRole('region', { name: 'Waiting' }).getByRole('link', { name }).first().waitFor();
    },
  },
  {
    name: 'A walk-in to the queue',
    by: FACILITY,
    most: { clicks: 0, keys: 60 },
    begin: at('/prohealth'),
    run: (hands, facts) => walkIn(hands, facts.patient(6)),
  },
  {
    name: 'The session ends in a call, and it is saved',
    by: COACH,
    before: cost(1, 45, 1),
    begin: (page, facts) => readyToSave(page, facts, 6),
    async run({ page, click, press, screen }) {
      await page.evaluate((key) => {
        localStorage.removeItem(key);
        dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
      }, LOGGED_IN_KEY);
      const again = page.getByRole('dialog', { name: 'Sign in again to continue' });
      await screen(again);
      // The provider still has a session, so its window closes on its own.
      await click(again.getByRole('button', { name: 'Sign in in a new window' }));
      await again.waitFor({ state: 'hidden' });
      await press('Control+Enter');
      await saved(page).waitFor();
    },
  },
  {
    name: 'The network is lost in a call, and it is saved',
    by: COACH,
    before: cost(0, 1, 0),
    begin: async (page, facts) => {
      await readyToSave(page, facts, 7);
      await page.context().setOffline(true);
    },
    async run({ page, press }) {
      await press('Control+Enter');
      await page
        .getByText(/waiting to be sent/)
        .first()
        .waitFor();
      await page.context().setOffline(false);
    },
  },
  {
    name: 'From Today to the first letter of the note',
    by: DOCTOR,
    most: { clicks: 1, keys: 1 },
    begin: at('/doctor/today'),
    async run({ page, click, type, screen }) {
      await click(page.getByRole('link', { name: 'See the patient' }));
      await screen(complaint(page));
      await hasFocusIn(complaint(page));
      await type('F');
      const scrolled = await page.getByRole('main').evaluate((main) => main.scrollTop);
      if (scrolled > 0) throw new Error('The window had to be scrolled.');
    },
  },
  {
    name: 'A routine follow-up: complaint, pressure, one medicine, one test, next visit booked, finished and signed',
    by: DOCTOR,
    most: { clicks: 4, keys: 100 },
    begin: (page, facts) => readyToSee(page, facts, 7),
    async run(hands) {
      const { page, click, type, press, screen } = hands;
      await click(exact(page, 'Start'));
      await hasFocusIn(complaint(page));
      await type('Feels well');
      await press('Control+Enter');
      await exact(page, 'Edit: Summary').waitFor();
      await press('Alt+n');
      await hasFocusIn(textbox(page, 'Systolic'));
      await type('138');
      await press('Tab');
      await type('84');
      await press('Control+Enter');
      await exact(page, 'Edit: General').waitFor();
      // Past the diagnosis, which is kept.
      await press('Alt+n');
      await page.getByRole('form', { name: 'Writing: Diagnosis' }).waitFor();
      await quiet(page);
      await press('Alt+n');
      await hasFocusIn(page.getByRole('combobox', { name: /^Medicine, strength/ }));
      await type('pcm 500 tds 3');
      await press('Enter');
      await page.getByRole('list', { name: 'Medicines of this prescription' }).waitFor();
      await click(page.getByRole('heading', { level: 1 }));
      await press('a');
      await page.locator('[role=menuitem]:focus').waitFor();
      await type('lab o');
      await press('Enter');
      await screen(page.getByRole('dialog', { name: 'Order lab tests' }));
      await type('hba1c');
      await press('Enter');
      await press('Control+Enter');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await click(exact(page, 'Finish'));
      const dialog = page.getByRole('dialog');
      await screen(dialog);
      await type('To');
      await tabTo(hands, dialog.getByRole('button', { name: 'In 2 weeks' }));
      await press('Enter');
      await dialog.getByText(/is booked when you finish/).waitFor();
      await press('Control+Enter');
      await dialog.getByText(/^Next appointment: /).waitFor();
      await press('Enter');
      await dialog.waitFor({ state: 'hidden' });
    },
  },
];
