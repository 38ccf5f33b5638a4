// spec: 88, 176

import {
  addEncounterEvent,
  createEncounter,
  type Encounter,
  moveEncounter,
  type NewEncounter,
} from '@careline/core/internal/encounters';
import { inviteByVideo } from '@careline/core/internal/encounters/video';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { encounterContent } from '../../test/content/encounter-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { LINK_PLACE } from '../messages/message-frames.ts';
import { sendPatientMessages } from '../messages/send-patient-messages.ts';
import { SIMULATED_CARRIER } from '../messages/simulated-carrier.ts';
import type { NewPerson } from '../patients/registration/new-person.ts';
import { createLog } from '../platform/http/log.ts';
import { remindPatients } from './encounter-messages.ts';
import { linksOf } from './video/link-to.ts';
import { PLAIN_VIDEO } from './video/video-service.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** 14:23 in Kolkata, within messaging hours. */
const content = encounterContent(NOW);
const CARRIERS = { sms: SIMULATED_CARRIER, email: SIMULATED_CARRIER };

describe.each(databasesOfRun)('messages to patients about encounters, on the $kind database', (kind) => {
  let at: CallClinic;
  let doctorAt: (now: number) => ReturnType<typeof clinicalCalls>;
  beforeAll(async () => {
    at = await aCallClinic(kind);
    const scopes = ['my_encounters'];
    await at.database.db.updateTable('staff').set({ scopes }).where('id', '=', at.clinic.staffId).execute();
    const messaging = { carriers: CARRIERS, sendWaiting: async () => undefined };
    doctorAt = (now) => clinicalCalls(at.database, at.clinic, { now, scopes, messaging });
  });
  afterAll(() => at.database.remove());

  let booked = 0;
  /** Books an encounter, each at a new time. The doctor books for themselves, which confirms it. */
  async function book(
    { person, ...facts }: Partial<NewEncounter> & { readonly person?: Partial<NewPerson> } = {},
    inSeconds = 3 * DAY,
  ): Promise<Encounter> {
    booked += 1;
    const vitaId = await at.newPatient({ phones: [{ value: '98765 43210' }], ...person });
    const start = NOW + inSeconds + booked * 60;
    const period = { start, end: start + 60 };
    const careProviderId = at.clinic.staffId;
    const encounter = content.consultation(vitaId, at.clinic.facilityId, {
      period,
      careProviderId,
      ...facts,
    });
    return (await doctorAt(NOW)(createEncounter, { body: { encounter } })).data;
  }
  const written = ({ vitaId }: Pick<Encounter, 'vitaId'>) =>
    at.database.db
      .selectFrom('patient_message')
      .select(['template', 'channel', 'state', 'locale', 'encounter_id'])
      .where('person_id', '=', vitaId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  const templates = async (encounter: Encounter) =>
    (await written(encounter)).map(({ template, state }) => `${template} ${state}`);
  const cancel = ({ id, vitaId, version }: Encounter) =>
    doctorAt(NOW)(addEncounterEvent, {
      body: { vitaId, encounterId: id, version, event: content.event('cancel') },
    });
  const move = ({ id, vitaId, version = 0, period }: Encounter, by: number) =>
    doctorAt(NOW)(moveEncounter, {
      body: {
        vitaId,
        encounterId: id,
        version,
        period: { start: period.start + by, end: period.start + by + 60 },
        move: content.move(),
      },
    });

  it.each([
    ['in their language, by SMS', { languages: ['hi', 'en'] }, { channel: 'sms', locale: 'hi' }],
    [
      'in the first language whose text a speaker has read',
      { languages: ['te', 'hi'] },
      { channel: 'sms', locale: 'hi' },
    ],
    [
      'by e-mail, where they take no SMS',
      { channels: [{ channelType: 'SMS', isEnabled: false }], emails: ['meena@example.org'] },
      { channel: 'email', locale: 'en' },
    ],
  ] as const)('confirm the booking, %s', async (_, person, message) => {
    const encounter = await book({ person: person as Partial<NewPerson> });
    expect(await written(encounter)).toEqual([
      { template: 'encounter-booked', state: 'queued', encounter_id: encounter.id, ...message },
    ]);
  });

  it.each<[string, Partial<NewPerson>]>([
    ['has no address', { phones: [] }],
    ['wants no messages', { channels: [{ channelType: 'SMS', isEnabled: false }] as never }],
  ])('are not sent to a patient who %s, and the booking remains', async (_, person) => {
    const encounter = await book({ person });
    expect(encounter.status).toBe('CONFIRMED');
    expect(await written(encounter)).toEqual([]);
  });

  it('are not sent before the care provider has accepted', async () => {
    const { careProviderId: _, ...open } = content.consultation(await at.newPatient(), at.clinic.facilityId, {
      period: { start: NOW + DAY, end: NOW + DAY + 60 },
    });
    const { data } = await doctorAt(NOW)(createEncounter, { body: { encounter: open } });
    expect(await written(data)).toEqual([]);
  });

  it('announce a move or a cancellation; unsent ones that are outdated are withdrawn', async () => {
    const encounter = await book();
    const { data: moved } = await move(encounter, 2 * HOUR);
    expect(await templates(encounter)).toEqual(['encounter-booked cancelled', 'encounter-moved queued']);
    await cancel(moved);
    expect((await templates(encounter)).toSorted()).toEqual([
      'encounter-booked cancelled',
      'encounter-cancelled queued',
      'encounter-moved cancelled',
    ]);
  });

  it('remind once, on the day before, whatever the number of servers', async () => {
    const encounter = await book({}, 3 * DAY);
    const dayBefore = encounter.period.start - 20 * HOUR;
    await remindPatients(at.database.db, CARRIERS, NOW);
    expect(await templates(encounter)).toEqual(['encounter-booked queued']);
    await Promise.all([1, 2, 3].map(() => remindPatients(at.database.db, CARRIERS, dayBefore)));
    await remindPatients(at.database.db, CARRIERS, dayBefore + 60);
    expect(await templates(encounter)).toEqual(['encounter-booked queued', 'encounter-tomorrow queued']);
  });

  it.each([
    [
      'by video, a quarter of an hour before',
      'VIRTUAL',
      ['encounter-booked queued', 'encounter-soon queued'],
    ],
    ['at the facility, nothing more', 'PHYSICAL', ['encounter-booked queued']],
  ] as const)('%s', async (_, consultationMode, messages) => {
    const encounter = await book({ consultationMode }, 20 * HOUR);
    // Within messaging hours.
    await remindPatients(at.database.db, CARRIERS, encounter.period.start - 600);
    expect(await templates(encounter)).toEqual(messages);
  });

  it('have a link for a video visit, created when sent and never stored, and none for the facility', async () => {
    const video = await book({ consultationMode: 'VIRTUAL' });
    const physical = await book();
    const carried: string[] = [];
    const carry = async ({ body }: { readonly body: string }) => {
      carried.push(body);
      return { state: 'sent' } as const;
    };
    await sendPatientMessages({
      db: at.database.db,
      log: createLog('off', () => undefined),
      carriers: { sms: { via: 'simulated', carry } },
      now: () => NOW,
      linkTo: linksOf(at.database.db, PLAIN_VIDEO, () => NOW),
    });
    const bodyOf = async ({ vitaId }: Encounter) => {
      const { body } = await at.database.db
        .selectFrom('patient_message')
        .select('body')
        .where('person_id', '=', vitaId)
        .executeTakeFirstOrThrow();
      return body;
    };
    const stored = await bodyOf(video);
    expect(stored).toMatch(/Join by video: \{link\}$/);
    expect(await bodyOf(physical)).not.toContain('video');
    const sent = carried.find((body) => body.startsWith(stored.slice(0, -LINK_PLACE.length)));
    expect(sent).toMatch(/Join by video: http:\/\/localhost:4400\/visit#[\w-]{22}$/);
  });

  it('send a new link on request by the first permitted channel, or say that there is none', async () => {
    const encounter = await book({ consultationMode: 'VIRTUAL' });
    const body = { encounterId: encounter.id, vitaId: encounter.vitaId, by: 'message' } as const;
    expect((await doctorAt(NOW)(inviteByVideo, { body })).data).toEqual({ channel: 'sms' });
    expect((await templates(encounter)).at(-1)).toBe('encounter-link queued');
    const silent = await book({ consultationMode: 'VIRTUAL', person: { phones: [] } });
    const refused = { encounterId: silent.id, vitaId: silent.vitaId, by: 'message' } as const;
    await expect(doctorAt(NOW)(inviteByVideo, { body: refused })).rejects.toMatchObject({
      code: 'message-refused',
    });
  });

  it.each([
    ['two', [1440, 60], ['encounter-tomorrow', 'encounter-soon']],
    ['one', [120], ['encounter-tomorrow']],
    ['none', [], []],
  ] as const)('%s chosen reminders, each at its time', async (_, reminders, templatesWanted) => {
    const encounter = await book({ reminders: [...reminders] }, 5 * DAY);
    expect(encounter.reminders).toEqual(reminders);
    // A booking message within the lead time would replace a reminder.
    const at9 = encounter.period.start;
    await remindPatients(at.database.db, CARRIERS, at9 - 30 * HOUR);
    expect(await templates(encounter)).toEqual(['encounter-booked queued']);
    for (const before of [23 * HOUR, 2 * HOUR - 60, 1800])
      await remindPatients(at.database.db, CARRIERS, at9 - before);
    expect((await written(encounter)).map(({ template }) => template)).toEqual([
      'encounter-booked',
      ...templatesWanted,
    ]);
  });

  it('do not remind of a cancelled encounter', async () => {
    const encounter = await book({}, 4 * DAY);
    await cancel(encounter);
    await remindPatients(at.database.db, CARRIERS, encounter.period.start - 20 * HOUR);
    expect((await templates(encounter)).filter((one) => one.startsWith('encounter-tomorrow'))).toEqual([]);
  });
});
