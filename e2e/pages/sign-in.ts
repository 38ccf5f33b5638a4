import { LOGGED_IN_KEY } from '@careline/core/internal/session';
import type { Page } from 'playwright-core';
import { PASSWORD } from '../support/people.ts';
import { openProviderSession } from '../support/provider-session.ts';

export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Goes from the console's sign-in area to the identity provider's page. */
export async function openLogin(page: Page, origin: string, path = '/'): Promise<void> {
  await page.goto(`${origin}${path}`);
  await page.waitForURL(/\/auth$/);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/login\//);
}

/** Runs a sign-in and returns the bearer token the console then uses. */
async function tokenAfter(page: Page, letIn: () => Promise<unknown>): Promise<string> {
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/auth/profile'));
  await letIn();
  const token = (await asked).headers().authorization ?? '';
  await page.getByRole('main').waitFor();
  return token.replace('Bearer ', '');
}

/** Signs in on the identity provider's page and returns the bearer token the console then uses. */
export async function signIn(page: Page, origin: string, email: string, path = '/'): Promise<string> {
  await openLogin(page, origin, path);
  return tokenAfter(page, () => fillLogin(page, email));
}

/**
 * Opens the console as a person who has signed in before, in a quarter of the time the login page takes.
 * Returns the bearer token the console then uses.
 */
export async function enter(
  page: Page,
  origin: string,
  email: string,
  path = '/',
  password = PASSWORD,
): Promise<string> {
  await openProviderSession(page.context(), origin, email, password);
  // A plain file of the origin, where the flag can be set before the console starts.
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate((key) => localStorage.setItem(key, 'true'), LOGGED_IN_KEY);
  return tokenAfter(page, () => page.goto(`${origin}${path}`));
}

/** Signs out, and confirms the loss of unsent work if asked. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const lose = page.getByRole('button', { name: 'Sign out and delete it' });
  // Most sign-outs ask nothing; then this ends with the page.
  void lose.click().catch(() => undefined);
  await page.waitForURL(/\/auth$/);
}
