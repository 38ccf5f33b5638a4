// spec: alert-episodes

import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@careline/core/internal/http';
import type { NewReading } from '@careline/core/internal/metrics';
import { REGISTRATION_CONSENT, registerPatient } from '@careline/core/internal/patients/registration';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signIn } from './pages/sign-in.ts';
import { faultsIn } from './support/accessible.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { COACH } from './support/people.ts';
import { dataClient, serviceClient } from './support/service.ts';

const origin = inject('origin');
const ALERTS = '/doctor/pwa_alerts';
const NAME = 'Sarojini Episode';
const vitaId = randomUUID();
const MINUTE = 60;
const now = Math.floor(Date.now() / 1000);

let browser: Browser;
let coach: Visitor;
let measure: (systolic: string, minutesAgo: number) => Promise<unknown>;

beforeAll(async () => {
  browser = await launch();
  coach = await visit(browser);
  const http = serviceClient(origin, await signIn(coach.page, origin, COACH));
  const { id, version } = REGISTRATION_CONSENT;
  const body: BodyOf<typeof registerPatient> = {
    vitaId,
    names: [{ given: 'Sarojini', family: 'Episode' }],
    gender: 'FEMALE',
    birthDate: '1961-05-04',
    phones: [{ value: '+919848055990', use: 'mobile' }],
    enrolments: [{ programme: 'ahc', enrolledOn: '2025-01-01' }],
    consent: { textId: id, version, locale: 'en', givenAt: now - 86_400, how: 'spoken', by: 'patient' },
  };
  await http.call(registerPatient, { body, idempotencyKey: randomUUID() });
  const metrics = dataClient(http);
  measure = (systolic, minutesAgo) => {
    const reading: NewReading = {
      id: randomUUID(),
      metric: 'bloodpressure',
      timestamp: now - minutesAgo * MINUTE,
      values: [
        { key: 'systolic', text: systolic, unit: 'mm[Hg]' },
        { key: 'diastolic', text: '112', unit: 'mm[Hg]' },
      ],
      metaInfo: { updatedAt: now },
    };
    return metrics.add(vitaId, 'bloodpressure', reading, randomUUID());
  };
  await measure('186', 90);
  await measure('214', 60);
  await measure('182', 30);
});
afterAll(() => browser?.close());

const rowsOf = (page: Page) => page.getByRole('main').getByRole('row').filter({ hasText: NAME });

describe('three readings of a morning', () => {
  it('are one row with the worst and the newest value, in the first lines of the page', async () => {
    const { page } = coach;
    await page.goto(`${origin}${ALERTS}`);
    const row = rowsOf(page);
    await row.getByText('214/112 mmHg').waitFor();
    expect(await row.count()).toBe(1);
    await row.getByText(/^Latest 182\/112 mmHg/).waitFor();
    const main = page.getByRole('main');
    const rows = main.getByRole('listitem').or(main.getByRole('row', { name: /Acknowledge/ }));
    const first = await rows.first().boundingBox();
    expect(first?.y).toBeLessThan(200);
  });

  it('open below the row, without an accessibility fault', async () => {
    const { page } = coach;
    const toggle = page.getByRole('button', { name: `3 readings: ${NAME}` });
    await toggle.click();
    for (const value of ['186/112', '182/112']) {
      await rowsOf(page).getByRole('listitem').filter({ hasText: value }).waitFor();
    }
    const looks = (['light', 'dark'] as const).map(
      (theme) => ({ theme, locale: 'en', zoomed: false }) as const,
    );
    expect(await faultsIn(page, looks)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('are one line on the patient page', async () => {
    const { page } = coach;
    await page.goto(`${origin}/prohealth/patient/${vitaId}`);
    const attention = page.getByRole('list', { name: 'Needs attention' });
    await attention.getByText(/214\/112 mmHg.*, 3 readings since/).waitFor();
    expect(await attention.getByRole('listitem').count()).toBe(1);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('are answered at once; a reading that came after the page was loaded stays open', async () => {
    const { page } = coach;
    await page.goto(`${origin}${ALERTS}`);
    await page.getByRole('button', { name: `Acknowledge: ${NAME}` }).click();
    const dialog = page.getByRole('dialog', { name: `Acknowledge: ${NAME}` });
    expect(await dialog.getByRole('listitem').count()).toBe(3);
    await page.setViewportSize({ width: 1440, height: 900 });
    await measure('191', 1);
    await dialog.getByRole('combobox').selectOption({ label: 'Told the treating clinician' });
    await dialog.getByRole('button', { name: 'Acknowledge', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.reload();
    const row = rowsOf(page);
    await row.getByText('191/112 mmHg').waitFor();
    expect(await row.count()).toBe(1);
    expect(await page.getByRole('button', { name: `3 readings: ${NAME}` }).count()).toBe(0);
    await page.getByRole('button', { name: `Acknowledge: ${NAME}` }).click();
    await dialog.getByRole('combobox').selectOption({ label: 'Told the treating clinician' });
    await dialog.getByRole('button', { name: 'Acknowledge', exact: true }).click();
    await expect.poll(() => row.count()).toBe(0);
  });

  it('stay together in the acknowledged ones, with the answer', async () => {
    const { page } = coach;
    await page.goto(`${origin}${ALERTS}?state=acknowledged`);
    const row = rowsOf(page).filter({ hasText: '214/112 mmHg' });
    await row.getByText('Told the treating clinician').waitFor();
    await row.getByRole('button', { name: `3 readings: ${NAME}` }).waitFor();
    expect(coach.faults).toEqual([]);
  });
});
