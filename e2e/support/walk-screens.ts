import { randomUUID } from 'node:crypto';
import { sendSms } from '@careline/core/internal/communication';
import type { HttpClient } from '@careline/core/internal/http';
import type { Patient } from '@careline/core/internal/patients';
import type { Browser, Page } from 'playwright-core';
import { accessTokenOf } from './access-token.ts';
import { translatableFaults, type Untranslatable, untranslatable } from './open-names.ts';
import { ADMIN } from './people.ts';
import { rawCodes } from './raw-codes.ts';
import { type RouteRecords, routeRecords } from './route-screens.ts';
import { type ScreenVisitors, visitScreens } from './screen-visitors.ts';
import type { Screen } from './screens.ts';
import { dataClient, plainPatients, serviceClient } from './service.ts';
import { smallWindowFaults } from './small-windows.ts';
import { staleTexts, translateNow } from './translated-page.ts';

/** What a walk through the screens needs. */
export interface Walk {
  readonly visitors: ScreenVisitors;
  readonly patient: Patient;
  readonly records: RouteRecords;
  readonly kinds: Untranslatable;
}

/** Gives the patient an alert with a value and an SMS with a name, so that the walk meets both on any day. */
async function addAlertAndMessage(http: HttpClient, { vitaId }: Patient): Promise<void> {
  const metaInfo = { updatedAt: Math.floor(Date.now() / 1000) };
  const reading = {
    id: randomUUID(),
    metric: 'bloodglucose' as const,
    timestamp: metaInfo.updatedAt - 3600,
    values: [{ key: 'value', text: '320', unit: 'mg/dL', reason: 'The meter was read twice' }],
    mealSituation: 'MEAL_SITUATION_FASTING' as const,
    metaInfo,
  };
  await dataClient(http).add(vitaId, 'bloodglucose', reading, randomUUID());
  const message = { id: randomUUID(), vitaId, template: 'reports' as const, metaInfo };
  await http.call(sendSms, { body: { message }, idempotencyKey: message.id });
}

export async function beginWalk(browser: Browser, origin: string): Promise<Walk> {
  const visitors = await visitScreens(browser, origin);
  const admin = serviceClient(origin, await accessTokenOf(origin, ADMIN));
  const coach = serviceClient(origin, visitors.token);
  const people = await plainPatients(coach, 4);
  const [other, patient] = people.slice(-2);
  if (!patient || !other) throw new Error('there are no patients');
  await addAlertAndMessage(coach, patient);
  return {
    visitors,
    patient,
    records: await routeRecords(admin, [patient.vitaId, other.vitaId]),
    kinds: await untranslatable(admin),
  };
}

/**
 * Returns what goes wrong while the page is translated: exceptions, stale texts, and texts that must not be translated.
 */
async function translatedFaults(page: Page, kinds: Untranslatable): Promise<readonly string[]> {
  const thrown: string[] = [];
  const onError = ({ message }: Error) => thrown.push(`threw: ${message}`);
  page.on('pageerror', onError);
  const open = await translatableFaults(page, kinds);
  await translateNow(page);
  // Redraws what depends on the width, over the translation.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.setViewportSize({ width: 1440, height: 900 });
  const stale = await staleTexts(page);
  page.off('pageerror', onError);
  return [...thrown, ...stale, ...open.map((fault) => `may be translated, ${fault}`)];
}

/** Returns a screen's raw codes, and its faults in small windows and then while translated. */
export async function walkFaults(walk: Walk, origin: string, screen: Screen): Promise<readonly string[]> {
  const page = await walk.visitors.pageOf(screen);
  await screen.open(page, { origin, patient: walk.patient });
  try {
    return [
      ...(await rawCodes(page)),
      ...(await smallWindowFaults(page)),
      ...(await translatedFaults(page, walk.kinds)),
    ];
  } finally {
    await screen.close?.(page);
  }
}
