import type { Patient } from '@careline/core/internal/patients';
import type { Page } from 'playwright-core';
import { plainPatients, serviceClient } from '../support/service.ts';
import { callAddress, recordOwnCall } from './call-page.ts';
import { fillLogin } from './sign-in.ts';

/** Opens an own-phone call with a patient: a form with unsaved input. */
export async function openCall(page: Page, origin: string, token: string): Promise<Patient> {
  const [patient] = await plainPatients(serviceClient(origin, token), 1);
  if (!patient) throw new Error('there is no patient to call');
  await page.goto(`${origin}${callAddress(patient.vitaId)}`);
  await recordOwnCall(page);
  return patient;
}

/** Signs in in the separate window, which closes itself. */
export async function signInBeside(page: Page, email: string): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Sign in in a new window' }).click();
  const window = await opened;
  await window.waitForURL(/\/login\//);
  const closed = window.waitForEvent('close');
  await fillLogin(window, email);
  await closed;
}

export const askedAgain = (page: Page) => page.getByRole('dialog', { name: 'Sign in again to continue' });

export const noteOf = (page: Page) =>
  page.getByRole('textbox', { name: 'What the patient reports', includeHidden: true });
