// spec: 4, 17

import { type Encounter, getEncounter } from '@careline/core/internal/encounters';
import { getVideo, inviteByVideo } from '@careline/core/internal/encounters/video';
import type { HttpClient } from '@careline/core/internal/http';
import type { Patient } from '@careline/core/internal/patients';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { enter } from './pages/sign-in.ts';
import {
  complete,
  enterRoom,
  expectPicture,
  launchWithCameras,
  OF_DOCTOR,
  OF_PATIENT,
  ON_CAMERA,
  openRoom,
} from './pages/video-visit.ts';
import { accessTokenOf } from './support/access-token.ts';
import { violations } from './support/axe.ts';
import { visit } from './support/browser.ts';
import { ADMIN, DOCTOR } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';
import { bookSoon } from './support/soon-booked.ts';

const origin = inject('origin');

let browser: Browser;
let coordinator: HttpClient;
let doctorHttp: HttpClient;
let patients: readonly Patient[];

beforeAll(async () => {
  browser = await launchWithCameras();
  coordinator = serviceClient(origin, await accessTokenOf(origin, ADMIN));
  doctorHttp = serviceClient(origin, await accessTokenOf(origin, DOCTOR));
  patients = await plainPatients(coordinator, 2);
});
afterAll(() => browser?.close());

async function linkFor({ id: encounterId, vitaId }: Encounter): Promise<string> {
  const body = { vitaId, encounterId, by: 'copy' } as const;
  const answer = await coordinator.call(inviteByVideo, { body, idempotencyKey: crypto.randomUUID() });
  return answer.data.link ?? '';
}

describe('a video consultation', () => {
  it('runs in two browsers: link, waiting room, picture, reload, hanging up, completion', async () => {
    const [patient] = patients;
    if (!patient) throw new Error('The demo has no waiting patient.');
    const encounter = await bookSoon({
      ...{ coordinator, holder: doctorHttp, vitaId: patient.vitaId },
      ...{ service: 'GP_CONSULTATION', isVirtual: true },
    });
    const link = await linkFor(encounter);
    const doctor = await visit(browser, ON_CAMERA);
    await enter(doctor.page, origin, DOCTOR, `/my_encounters/${encounter.id}`);
    await openRoom(doctor.page);
    const guest = await visit(browser, ON_CAMERA);
    await enterRoom(guest.page, link);
    expect(await violations(guest.page)).toEqual([]);

    await doctor.page.getByRole('button', { name: 'Let the patient in' }).click();
    await expectPicture(doctor.page, OF_PATIENT);
    await expectPicture(guest.page, OF_DOCTOR);
    expect(await violations(guest.page)).toEqual([]);
    expect(await violations(doctor.page)).toEqual([]);

    // Nothing about the patient, and no link, is in their page's address, title or storage.
    const left = await guest.page.evaluate(() =>
      JSON.stringify([
        location.href,
        document.title,
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
      ]),
    );
    expect(JSON.parse(left)).toEqual([`${origin}/visit`, 'Video visit', {}, {}, '']);
    expect(await guest.page.content()).not.toContain(patient.appUserInfo.name);

    // The link is used up: another browser can't enter with it, nor with an invented one.
    for (const address of [link, `${origin}/visit#${'A'.repeat(22)}`]) {
      const stranger = await visit(browser);
      await stranger.page.goto(address);
      await stranger.page.getByRole('heading', { name: 'This link cannot be used' }).waitFor();
      await stranger.close();
    }

    // After a reload, the same browser enters without a link.
    await guest.page.reload();
    await guest.page.getByRole('button', { name: 'Switch on camera and microphone' }).click();
    await guest.page.getByRole('button', { name: 'Go back in' }).click();
    await expectPicture(guest.page, OF_DOCTOR);
    await expectPicture(doctor.page, OF_PATIENT);

    await doctor.page.getByRole('button', { name: 'Hang up' }).click();
    await guest.page.getByRole('heading', { name: 'The call has ended' }).waitFor();

    await complete(doctor.page);

    const { data } = await doctorHttp.call(getEncounter, { query: { id: encounter.id } });
    expect(data.encounter.status).toBe('COMPLETED');
    const { data: video } = await doctorHttp.call(getVideo, { query: { id: encounter.id } });
    expect(video.presence.map(({ party, until }) => [party, until !== null])).toEqual([
      ['care-provider', true],
      ['patient', true],
    ]);
    expect([...doctor.faults, ...guest.faults]).toEqual([]);
    await doctor.close();
    await guest.close();
  });
});
