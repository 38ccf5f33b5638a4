// spec: 5, 90

import { patientPath } from '@careline/core/internal/navigation';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { enter } from './pages/sign-in.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { COACH, DOCTOR } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');

let browser: Browser;
let one: Visitor;
let other: Visitor;
let coach: Visitor;
let sheet: string;

beforeAll(async () => {
  browser = await launch();
  [one, other, coach] = await Promise.all([visit(browser), visit(browser), visit(browser)]);
  const token = await enter(one.page, origin, DOCTOR);
  await enter(other.page, origin, DOCTOR);
  await enter(coach.page, origin, COACH);
  const [patient] = await plainPatients(serviceClient(origin, token), 1);
  sheet = `${origin}${patientPath(patient?.vitaId ?? '', 'record')}`;
});
afterAll(() => browser?.close());

async function begin({ page }: Visitor): Promise<void> {
  await page.goto(sheet);
  await page.getByLabel('Find a section').fill('allerg');
  await page.getByRole('button', { name: /^(Write|Edit): Allergies/ }).click();
  await page.getByRole('form', { name: 'Writing: Allergies' }).waitFor();
}

async function addAllergy(page: Page, substance: string): Promise<void> {
  await page.getByRole('form', { name: 'Writing: Allergies' }).getByRole('button', { name: /^Add/ }).click();
  await page
    .getByLabel(/^Substance/)
    .last()
    .fill(substance);
  await page.getByLabel(/^Kind/).last().selectOption('DRUG');
}

describe('a section of a case sheet', () => {
  it('merges what two people write at the same time, and a reader sees both', async () => {
    await begin(one);
    await begin(other);
    await addAllergy(one.page, 'Penicillin');
    await addAllergy(other.page, 'Latex');
    await one.page.getByRole('button', { name: 'Save', exact: true }).click();
    await one.page.getByRole('article', { name: 'Allergies' }).getByText('Penicillin').waitFor();
    await other.page.getByRole('button', { name: 'Save', exact: true }).click();
    await other.page.getByRole('heading', { name: /has saved this section since you opened it/ }).waitFor();
    await other.page.getByRole('button', { name: 'Save', exact: true }).click();
    const stored = other.page.getByRole('article', { name: 'Allergies' });
    await stored.getByText(/^Version 2,/).waitFor();
    expect(await stored.getByText('Penicillin').count()).toBe(1);
    expect(await stored.getByText('Latex').count()).toBe(1);
    // The device stores nothing of the draft.
    await other.page.reload();
    await other.page.getByRole('button', { name: 'Edit: Allergies' }).waitFor();
    await coach.page.goto(sheet);
    await coach.page.getByText(/Writing needs the access level Provider/).waitFor();
    await coach.page.getByRole('article', { name: 'Allergies' }).getByText('Latex').waitFor();
    expect(await coach.page.getByRole('button', { name: /^(Write|Edit):/ }).count()).toBe(0);
    for (const { faults } of [one, other, coach]) expect(faults).toEqual([]);
  });
});
