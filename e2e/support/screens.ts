import {
  PATIENT_TABS,
  type PatientTab,
  patientPath,
  patientRegistrationPath,
} from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import type { Page } from 'playwright-core';
import { callAddress, fillReached, recordOwnCall } from '../pages/call-page.ts';
import { addReading } from '../pages/patient-page.ts';
import { openLogin } from '../pages/sign-in.ts';
import { quiet } from './quiet.ts';

export interface ScreenFacts {
  readonly origin: string;
  readonly patient: Patient;
}

export interface Screen {
  readonly name: string;
  readonly signedIn: boolean;
  /** The user; defaults to the coach. */
  readonly by?: 'doctor' | 'clerk' | 'admin';
  /** Opens over the previous screen in the list. */
  readonly isOverTheOneBefore?: true;
  open(page: Page, facts: ScreenFacts): Promise<void>;
  /** Undoes what opening it changed in the browser; the next screen is loaded afresh. */
  close?(page: Page): Promise<void>;
}

const at =
  (path: string) =>
  (page: Page, { origin }: ScreenFacts) =>
    page.goto(`${origin}${path}`);

async function settled(page: Page): Promise<void> {
  await quiet(page);
}

/** Opens a screen and waits for its heading. */
const headed = (path: string) => async (page: Page, facts: ScreenFacts) => {
  await at(path)(page, facts);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

const patientTab = (tab: PatientTab): Screen => ({
  name: `patient-${tab}`,
  signedIn: true,
  async open(page, facts) {
    await at(patientPath(facts.patient.vitaId, tab))(page, facts);
    await page.getByRole('heading', { name: facts.patient.appUserInfo.name }).waitFor();
    await settled(page);
  },
});

/** Every screen a person can see, in a representative state. Doesn't rely on texts, because they are translated. */
export const SCREENS: readonly Screen[] = [
  { name: 'auth', signedIn: false, open: headed('/auth') },
  {
    name: 'login',
    signedIn: false,
    open: (page, { origin }) => openLogin(page, origin),
  },
  {
    name: 'dashboard',
    signedIn: true,
    async open(page, facts) {
      await at('/prohealth')(page, facts);
      await page.getByRole('listitem').first().waitFor();
      await settled(page);
    },
  },
  {
    name: 'today-doctor',
    signedIn: true,
    by: 'doctor',
    async open(page, facts) {
      await at('/prohealth')(page, facts);
      await page.locator('li a[href*="_encounters/"]').first().waitFor();
      await settled(page);
    },
  },
  {
    name: 'today-clerk',
    signedIn: true,
    by: 'clerk',
    async open(page, facts) {
      await at('/prohealth')(page, facts);
      await page.locator('li a[href*="_encounters/"]').first().waitFor();
      await settled(page);
    },
  },
  {
    name: 'search',
    signedIn: true,
    async open(page, facts) {
      await at('/prohealth/searchByUhid')(page, facts);
      await page.getByRole('combobox').first().waitFor();
    },
  },
  {
    name: 'search-found',
    signedIn: true,
    async open(page, facts) {
      await at('/prohealth/searchByUhid')(page, facts);
      await page.getByRole('combobox').first().fill('ra');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'search-check',
    signedIn: true,
    async open(page, facts) {
      await at('/prohealth/searchByUhid')(page, facts);
      await page
        .getByRole('combobox')
        .first()
        .fill(facts.patient.uhid ?? '');
      await page.getByRole('option').first().click();
      await page.getByRole('group').first().waitFor();
    },
  },
  { name: 'call-without-patient', signedIn: true, open: headed('/prohealth/hmCallInfo') },
  {
    name: 'call-choice',
    signedIn: true,
    async open(page, facts) {
      await at(callAddress(facts.patient.vitaId, ''))(page, facts);
      await page.getByRole('button', { name: /, Monthly Call$/ }).waitFor();
      await settled(page);
    },
  },
  {
    name: 'call-ready',
    signedIn: true,
    async open(page, facts) {
      await at(callAddress(facts.patient.vitaId))(page, facts);
      await page.getByRole('heading', { name: facts.patient.appUserInfo.name }).waitFor();
      await settled(page);
    },
  },
  {
    name: 'history',
    signedIn: true,
    async open(page, facts) {
      await at('/prohealth/call-status-history')(page, facts);
      await page
        .getByRole('main')
        .getByRole('link')
        .first()
        .or(page.getByRole('row').nth(1))
        .first()
        .waitFor();
      await settled(page);
    },
  },
  {
    name: 'patient',
    signedIn: true,
    async open(page, facts) {
      await at(patientPath(facts.patient.vitaId))(page, facts);
      await page.getByRole('heading', { name: facts.patient.appUserInfo.name }).waitFor();
      await settled(page);
    },
  },
  ...PATIENT_TABS.filter((tab) => tab !== 'overview').map(patientTab),
  {
    name: 'patient-trend',
    signedIn: true,
    async open(page, facts) {
      await at(`${patientPath(facts.patient.vitaId, 'readings')}?trend=bloodPressure`)(page, facts);
      await page.getByRole('table').waitFor();
      await settled(page);
    },
  },
  {
    name: 'patient-add',
    signedIn: true,
    async open(page, facts) {
      await at(patientPath(facts.patient.vitaId))(page, facts);
      await addReading(page);
      await page
        .getByRole('dialog', { name: 'Add a reading' })
        .getByLabel(/^Systolic/)
        .waitFor();
      await settled(page);
    },
  },
  {
    name: 'alerts',
    signedIn: true,
    async open(page, facts) {
      await headed('/doctor/pwa_alerts')(page, facts);
      await page
        .getByRole('button', { name: /^Acknowledge: / })
        .first()
        .waitFor();
    },
  },
  {
    name: 'patient-registration',
    signedIn: true,
    async open(page, facts) {
      await at(patientRegistrationPath(facts.patient.vitaId))(page, facts);
      await page.getByRole('button', { name: 'Save changes' }).waitFor();
      await page.getByRole('region', { name: 'History of changes' }).waitFor();
      await settled(page);
    },
  },
  { name: 'messages', signedIn: true, open: headed('/prohealth/messages') },
  { name: 'links', signedIn: true, open: headed('/prohealth/links') },
  { name: 'registration', signedIn: true, open: headed('/prohealth/onboarding/users') },
  {
    name: 'charts',
    signedIn: true,
    async open(page, facts) {
      await headed('/prohealth/charts')(page, facts);
      await page.frameLocator('iframe').getByRole('table').waitFor();
    },
  },
  { name: 'no-access', signedIn: true, open: headed('/prohealth/health-check/patient/register') },
  { name: 'not-found', signedIn: true, open: headed('/prohealth/nowhere') },
];

/** The call form, in English. It leaves an unfinished call behind, so a run opens it as rarely as possible. */
export const RUNNING_CALL: Screen = {
  name: 'call-running',
  signedIn: true,
  async open(page, facts) {
    await at(callAddress(facts.patient.vitaId))(page, facts);
    await recordOwnCall(page);
    await fillReached(page, {
      systolic: '148',
      diastolic: '92',
      irregular: true,
      glucose: '7.8',
      note: 'Dizzy',
    });
  },
};
