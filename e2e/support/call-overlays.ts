import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import { callAddress } from '../pages/call-page.ts';
import type { Screen, ScreenFacts } from './screens.ts';

/** Changes the server's response on the way, so that no record has to be created. */
async function answered<Answer>(route: Route, change: (answer: Answer) => void): Promise<void> {
  const response = await route.fetch();
  const answer = (await response.json()) as Answer;
  change(answer);
  await route.fulfill({ response, json: answer });
}

interface TouchpointAnswer {
  data: {
    contact: { logVersion: number | null; status: Record<string, unknown> };
    mayCorrect: boolean;
  };
}

interface PatientAnswer {
  data: { phones: Record<string, unknown>[] };
}

const TOUCHPOINT = '**/touchpoint/get*';
const PATIENT = '**/user/get*';
const CLAIM = '**/worklist/claim';
const SAVE = '**/calllog/add';

/** Opens the patient's newest call, as a user who may change it sees it, with one of its dialogs. */
const overDetail = (name: string, button: string, change: (answer: TouchpointAnswer) => void): Screen => ({
  name,
  signedIn: true,
  async open(page, { origin, patient }) {
    await page.route(TOUCHPOINT, (route) =>
      answered<TouchpointAnswer>(route, (answer) => {
        answer.data.mayCorrect = true;
        change(answer);
      }),
    );
    await page.goto(`${origin}/prohealth/call-status-history?vitaId=${patient.vitaId}`);
    await page.getByRole('row').nth(1).getByRole('button').first().click();
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').nth(1).waitFor();
  },
  close: (page) => page.unroute(TOUCHPOINT),
});

const openCall = async (page: Page, { origin, patient }: ScreenFacts): Promise<void> => {
  await page.goto(`${origin}${callAddress(patient.vitaId)}`);
  await page.getByRole('heading', { name: patient.appUserInfo.name }).waitFor();
};

const WRONG = { disposition: 'wrong-number', at: 1_704_000_000, author: { id: 'coach', name: 'Meera Nair' } };

/** Other states of a call, in English. */
export const CALL_OVERLAYS: readonly Screen[] = [
  overDetail('time-and-type', 'Time and type', () => undefined),
  overDetail('corrected-outcome', 'Correct', ({ data: { contact } }) => {
    contact.logVersion = null;
    Object.assign(contact.status, { status: 'retry', disposition: 'callback-requested' });
  }),
  {
    name: 'wrong-numbers',
    signedIn: true,
    async open(page, facts) {
      await page.route(PATIENT, (route) =>
        answered<PatientAnswer>(route, ({ data }) => {
          data.phones = [{ ...data.phones[0], value: '+919848055501', stopped: WRONG }, ...data.phones];
        }),
      );
      await openCall(page, facts);
      await page.getByText(/recorded by Meera Nair/).waitFor();
    },
    close: (page) => page.unroute(PATIENT),
  },
  {
    name: 'held-by-somebody',
    signedIn: true,
    async open(page, facts) {
      const staff = { id: randomUUID(), name: 'Bina Das' };
      const claim = { staff, until: Math.floor(Date.now() / 1000) + 900, mine: false, assigned: false };
      const json = { vitaId: facts.patient.vitaId, data: { claim } };
      await page.route(CLAIM, (route) => route.fulfill({ json }));
      await openCall(page, facts);
      await page.getByText(/^Reserved for Bina Das until/).waitFor();
    },
    close: (page) => page.unroute(CLAIM),
  },
];

/** A colleague closed the same call: both versions are shown. Needs the running call to be open. */
export const STORED_OTHERWISE: Screen = {
  name: 'stored-otherwise',
  signedIn: true,
  isOverTheOneBefore: true,
  async open(page) {
    const json = { type: 'about:blank', title: 'Conflict', status: 409, code: 'contact-closed' };
    await page.route(SAVE, (route) =>
      route.fulfill({ status: 409, contentType: 'application/problem+json', json }),
    );
    await page.getByRole('button', { name: 'Save call' }).click();
    await page.getByText('A different version of this call is saved').first().waitFor();
  },
  close: (page) => page.unroute(SAVE),
};
