import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createEncounter } from '@careline/core/internal/encounters';
import { getProfile } from '@careline/core/internal/identity';
import type { Browser } from 'playwright-core';
import { enter } from '../e2e/pages/sign-in.ts';
import { accessTokenOf } from '../e2e/support/access-token.ts';
import { visit } from '../e2e/support/browser.ts';
import { ADMIN, DOCTOR } from '../e2e/support/people.ts';
import { plainPatients, serviceClient } from '../e2e/support/service.ts';
import { startServer } from '../e2e/support/start-server.ts';
import { medianOf } from './measured-page.ts';
import { report } from './row.ts';
import { withBrowser } from './shared.ts';
import { isShort, sizeOf } from './size.ts';

/** `CARELINE_BENCH_ROUNDS` sets a smaller number. */
const ROUNDS = sizeOf('ROUNDS', 20, 1);
/** Issue 21: two people's lists agree within two seconds. */
const WITHIN_MS = 2_000;
/** Writes come at any point of the server's polling interval. */
const LONGEST_PAUSE_MS = isShort ? 0 : 2_000;
const DAY = 86_400;
const DAYS_ON = 60;

const server = await startServer();
const times: number[] = [];

async function measure(browser: Browser): Promise<void> {
  const { page } = await visit(browser);
  const doctorToken = await enter(page, server.origin, DOCTOR);
  const { data: profile } = await serviceClient(server.origin, doctorToken).call(getProfile);
  const admin = serviceClient(server.origin, await accessTokenOf(server.origin, ADMIN));
  const [patient] = await plainPatients(admin, 1);
  const firstStart = Math.ceil(Date.now() / 1000 / DAY) * DAY + DAYS_ON * DAY;
  const from = new Date((firstStart - DAY) * 1000).toISOString().slice(0, 10);
  await page.goto(`${server.origin}/my_encounters?from=${from}&order=latest`);
  await page.getByRole('heading', { level: 1, name: 'My encounters' }).waitFor();
  for (let round = 0; round <= ROUNDS; round += 1) {
    await pause(LONGEST_PAUSE_MS * (0.5 + Math.random() / 2));
    const start = firstStart + round * 60;
    const at = Math.floor(Date.now() / 1000);
    const encounter = {
      id: randomUUID(),
      vitaId: patient?.vitaId ?? '',
      facilityId: profile.facility?.facilityId ?? '',
      consultationMode: 'PHYSICAL',
      encounterClass: 'AMB',
      encounterType: 'PHC',
      serviceType: 'GP_CONSULTATION',
      careProviderId: profile.resourceId,
      period: { start, end: start + 60 },
      metaInfo: { updatedAt: at, deleted: false, source: 'manual' },
    } as const;
    const seen = page.locator(`a[href$="/my_encounters/${encounter.id}"]`).waitFor();
    await admin.call(createEncounter, { body: { encounter }, idempotencyKey: randomUUID() });
    const written = performance.now();
    await seen;
    // The first round waits for the stream to open.
    if (round > 0) times.push(performance.now() - written);
  }
}

await withBrowser(measure).finally(() => server.stop());
report({
  name: `from a colleague's booking to the list of another person, half of ${ROUNDS} within`,
  kind: 'ms',
  value: medianOf(times),
});
report({ name: 'and the slowest of them', kind: 'ms', value: Math.max(...times), budget: WITHIN_MS });
