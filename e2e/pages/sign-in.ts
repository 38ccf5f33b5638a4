import type { Page } from 'playwright-core';
import { PASSWORD } from '../support/people.ts';

/** Fills in the identity provider's page. */
export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** From the sign-in area of the console to the identity provider's page. */
export async function openLogin(page: Page, origin: string, path = '/'): Promise<void> {
  await page.goto(`${origin}${path}`);
  await page.waitForURL(/\/auth$/);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/login\//);
}

/** Signs in through the identity provider and answers the Bearer token the console then uses. */
export async function signIn(page: Page, origin: string, email: string, path = '/'): Promise<string> {
  await openLogin(page, origin, path);
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/auth/profile'));
  await fillLogin(page, email);
  const token = (await asked).headers().authorization ?? '';
  await page.getByRole('main').waitFor();
  return token.replace('Bearer ', '');
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/auth$/);
}
