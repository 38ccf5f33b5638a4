import type { Page } from 'playwright-core';

/** Returns the address of a patient's call screen in one programme; without a type, the screen asks for it. */
export const callAddress = (vitaId: string, callType = 'ad-hoc'): string =>
  `/prohealth/hmCallInfo?patient=${vitaId}${callType === '' ? '' : `&type=${callType}`}`;

/** Chooses the type of call, by a label such as "First Call". */
export const chooseCall = (page: Page, callType: string): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`, ${callType}$`) }).click();

export const patientRegion = (page: Page) => page.getByRole('region', { name: 'Patient', exact: true });

/** A simulated line may be busy before anyone looks, but every call asks for its outcome. */
const outcomeOf = (page: Page) => page.getByRole('group', { name: 'Call outcome' });

/** Waits until a call is open. Continues one that an earlier test left open with the patient. */
async function openedCall(page: Page): Promise<void> {
  const begun = outcomeOf(page);
  const goOn = page.getByRole('alert').getByRole('button', { name: 'Continue this call' });
  await begun.or(goOn).waitFor();
  if (await goOn.isVisible()) await goOn.click();
  await begun.waitFor();
}

export const recordOwnCall = async (page: Page): Promise<void> => {
  const own = page.getByRole('button', { name: 'Called from my own phone' });
  // If a call with the patient is already open, the address leads to it.
  await own.or(outcomeOf(page)).waitFor();
  if (await own.isVisible()) await own.click();
  await openedCall(page);
};

export const dial = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Call [+\d]/ })
    .first()
    .click();
  await openedCall(page);
};

export interface Vitals {
  readonly systolic?: string;
  readonly diastolic?: string;
  readonly irregular?: boolean;
  readonly weight?: string;
  /** In mmol/L. */
  readonly glucose?: string;
  readonly note?: string;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export async function fillReached(page: Page, vitals: Vitals): Promise<void> {
  const outcome = page.getByRole('radio', { name: 'Reached the patient' });
  // A continued call already has its outcome.
  const chosen = page.getByRole('button', { name: 'Change: Reached the patient' });
  await outcome.or(chosen).waitFor();
  if (await outcome.isVisible()) await outcome.check();
  if (vitals.systolic) await field(page, 'Systolic').fill(vitals.systolic);
  if (vitals.diastolic) await field(page, 'Diastolic').fill(vitals.diastolic);
  if (vitals.irregular) await page.getByLabel('Irregular pulse').check();
  if (vitals.weight) await field(page, 'Weight').fill(vitals.weight);
  if (vitals.glucose) {
    await page.getByRole('combobox', { name: 'Unit of Glucose' }).selectOption('mmol/L');
    await field(page, 'Glucose').fill(vitals.glucose);
    await page.getByRole('combobox', { name: 'Meal situation' }).selectOption({ label: 'After a meal' });
  }
  if (vitals.note) await field(page, 'What the patient reports').fill(vitals.note);
}

/** Saves and waits for the server's confirmation. Returns the call's id. */
export async function saveCall(page: Page): Promise<string> {
  const asked = page.waitForRequest((request) => /\/(calllog|status\/v2)\/add$/.test(request.url()));
  await page.getByRole('button', { name: 'Save call' }).click();
  const { contactId } = (await asked).postDataJSON() as { contactId: string };
  await page.getByRole('region', { name: 'The call is saved' }).waitFor();
  return contactId;
}
