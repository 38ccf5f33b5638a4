// spec: 177

import { type BoardEntry, listDayBoard } from '@careline/core/internal/encounters';
import type { HttpClient } from '@careline/core/internal/http';
import type { Patient } from '@careline/core/internal/patients';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enter } from '../e2e/pages/sign-in.ts';
import { accessTokenOf } from '../e2e/support/access-token.ts';
import { walkIn } from '../e2e/support/arrivals.ts';
import { launch, visit } from '../e2e/support/browser.ts';
import { handsOn, humanSeconds } from '../e2e/support/hands.ts';
import { ADMIN, DOCTOR, FACILITY } from '../e2e/support/people.ts';
import { plainPatients, serviceClient } from '../e2e/support/service.ts';
import { bookSoon } from '../e2e/support/soon-booked.ts';
import { type RunningServer, startServer } from '../e2e/support/start-server.ts';
import { isShort } from './proof.ts';

/** A doctor has a free minute for as many booked patients within an hour; the others walk in. */
const BOOKED = isShort ? 4 : 20;
const WALK_INS = isShort ? 2 : 20;
const LIMIT_MS = 60 * 60_000;
/** A person's seconds for one arrival: a name or card, and Enter. */
const ARRIVAL_SECONDS = 10;
const WALK_IN_SECONDS = 40;

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const http = async (email: string) => serviceClient(server.origin, await accessTokenOf(server.origin, email));

async function wholeBoard(clerk: HttpClient): Promise<readonly BoardEntry[]> {
  const found: BoardEntry[] = [];
  let after: string | undefined;
  do {
    const { data, next } = await clerk.call(listDayBoard, {
      query: { limit: '50', ...(after && { after }) },
    });
    found.push(...data);
    after = next ?? undefined;
  } while (after);
  return found;
}

/** Records one arrival from the focused field, as from a scanned card. Returns a person's seconds. */
async function arrive(page: Page, { uhid, appUserInfo: { name } }: Patient): Promise<number> {
  const hands = handsOn(page);
  await hands.type(uhid ?? '');
  await page.getByText(new RegExp(`^Press Enter to record the arrival: ${name}`)).waitFor();
  await hands.press('Enter');
  await page.getByText(`${name} is here.`).waitFor();
  return humanSeconds(hands.cost());
}

it(
  `records ${BOOKED + WALK_INS} arrivals of an hour, each once with a number of its own, while the doctor looks on`,
  async () => {
    const [coordinator, holder, clerkHttp] = [await http(ADMIN), await http(DOCTOR), await http(FACILITY)];
    const before = await wholeBoard(clerkHttp);
    const isExpected = (vitaId: string) => before.some(({ encounter }) => encounter.vitaId === vitaId);
    const patients = await plainPatients(
      clerkHttp,
      BOOKED + WALK_INS,
      undefined,
      ({ vitaId }) => !isExpected(vitaId),
    );
    const [booked, walking] = [patients.slice(0, BOOKED), patients.slice(BOOKED)];
    for (const { vitaId } of booked)
      await bookSoon({ coordinator, holder, vitaId, service: 'GP_CONSULTATION' });
    const arrivedBefore = before.flatMap(({ encounter: { token } }) => token ?? []);
    const [clerk, doctor] = await Promise.all([visit(browser), visit(browser)]);
    await enter(clerk.page, server.origin, FACILITY, '/prohealth');
    await enter(doctor.page, server.origin, DOCTOR, '/prohealth');
    await clerk.page.getByRole('region', { name: 'Booked', exact: true }).waitFor();

    const seconds: number[] = [];
    for (const patient of booked) seconds.push(await arrive(clerk.page, patient));
    expect(Math.max(...seconds)).toBeLessThanOrEqual(ARRIVAL_SECONDS);
    for (const patient of walking) {
      const hands = handsOn(clerk.page);
      await walkIn(hands, patient);
      expect(humanSeconds(hands.cost())).toBeLessThanOrEqual(WALK_IN_SECONDS);
    }

    const board = await wholeBoard(clerkHttp);
    const numbers = patients.map(({ vitaId }) =>
      board.flatMap(({ encounter }) => (encounter.vitaId === vitaId ? (encounter.token ?? []) : [])),
    );
    expect(numbers.map((one) => one.length)).toEqual(patients.map(() => 1));
    const inOrder = numbers.flat();
    expect(inOrder).toEqual([...new Set(inOrder)].toSorted((one, other) => one - other));
    expect(inOrder.filter((number) => arrivedBefore.includes(number))).toEqual([]);
    const last = booked.at(-1)?.appUserInfo.name ?? '';
    await doctor.page.getByRole('link', { name: last }).first().waitFor();
    expect([clerk.faults, doctor.faults]).toEqual([[], []]);
    const mean = seconds.reduce((sum, one) => sum + one, 0) / seconds.length;
    console.log(`arrivals: ${BOOKED} booked, ${mean.toFixed(1)} s each; ${WALK_INS} walk-ins`);
  },
  LIMIT_MS,
);
