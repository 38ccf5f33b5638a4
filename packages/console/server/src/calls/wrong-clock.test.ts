import {
  addCallLog,
  addStatus,
  addTouchpoint,
  dial,
  getTouchpoint,
  type NewContact,
} from '@careline/core/internal/calls';
import { addVitalEndpoints } from '@careline/core/internal/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { callContent } from '../../test/content/call-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

const HOUR = 3_600;
const DAY = 86_400;

/** Clock errors of devices, in seconds. */
const DEVICES = [
  ['400 days behind', -400 * DAY],
  ['40 days behind', -40 * DAY],
  ['an hour behind', -HOUR],
  ['right', 0],
  ['an hour ahead', HOUR],
  ['25 hours ahead', 25 * HOUR],
] as const;

const DANGEROUS = [
  { key: 'systolic', text: '192', unit: 'mm[Hg]' },
  { key: 'diastolic', text: '118', unit: 'mm[Hg]' },
];

const answers = (handedAt?: string) => ({
  bloodPressure: {
    systolic: '192',
    systolicUnit: 'mm[Hg]',
    diastolic: '118',
    diastolicUnit: 'mm[Hg]',
    irrPulse: false,
  },
  ...(handedAt && {
    escalation: { about: ['CRITICAL_READING'], handedTo: 'Dr Rao, on duty', handedAt },
  }),
});

describe.each(databasesOfRun)('a device with a wrong clock, on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind, ['prohealth', 'viewer']);
  });
  afterAll(() => at.database.remove());

  /** Returns what a device with this clock sends for a call with a reading of 192/118. */
  function dangerous(device: number, { id, vitaId, startedAt }: NewContact, contract: 1 | 2) {
    const content = callContent(device);
    const readings = [content.bloodPressure({ values: DANGEROUS, irrPulse: false, timestamp: startedAt })];
    const log = content.log({ answers: answers() });
    return content.saved(id, vitaId, { log, ...(contract === 1 && { readings }) });
  }

  const alertsOf = (vitaId: string) =>
    at.database.db.selectFrom('reading_alert').selectAll().where('person_id', '=', vitaId).execute();

  it.each(DEVICES)('%s: a dialled call starts now', async (_, wrongBy) => {
    const vitaId = await at.newPatient();
    const device = NOW + wrongBy;
    const contact = callContent(device).contact(vitaId, { startedAt: device });
    const { data } = await at.call(dial, { body: { contact } });
    expect(data.contact.startedAt).toBe(NOW);
  });

  it.each(DEVICES.flatMap(([name, wrongBy]) => [[name, wrongBy, 1] as const, [name, wrongBy, 2] as const]))(
    '%s: 192/118 in a call requires a handover, and raises its alert (contract $2)',
    async (_, wrongBy, contract) => {
      const vitaId = await at.newPatient();
      const device = NOW + wrongBy;
      const contact = callContent(device).contact(vitaId, { startedAt: device - 300 });
      const { data: stored } = await at.call(addTouchpoint, { body: { contact } });
      expect(Math.abs(stored.startedAt - NOW)).toBeLessThanOrEqual(HOUR + 300);
      const body = dangerous(device, contact, contract);
      await expect(at.call(addCallLog, { body })).rejects.toMatchObject({
        code: 'input-invalid',
        facts: {
          errors: expect.arrayContaining([
            { path: 'log.answers.escalation.about', message: 'must name CRITICAL_READING' },
          ]),
        },
      });
      const handedAt = new Date((device + 5.5 * HOUR) * 1000).toISOString().slice(0, 16);
      const saved = { ...body, log: { ...body.log, answers: answers(handedAt) } };
      await at.call(addCallLog, { body: saved as typeof body });
      const alerts = await alertsOf(vitaId);
      expect(alerts.map(({ level }) => level)).toEqual(['critical']);
      expect(Math.abs((alerts[0]?.sort_at ?? 0) - NOW)).toBeLessThan(DAY);
    },
  );

  it.each(DEVICES)('%s: a call begun from the server’s answer is closed', async (_, wrongBy) => {
    const vitaId = await at.newPatient();
    const device = NOW + wrongBy;
    const content = callContent(device);
    const contact = content.contact(vitaId, { startedAt: device });
    await at.call(dial, { body: { contact } });
    await at.call(addStatus, { body: { contactId: contact.id, vitaId, status: content.status() } });
    const { data } = await at.call(getTouchpoint, { query: { id: contact.id } });
    expect(data.contact.status.endedAt).toBeGreaterThanOrEqual(data.contact.startedAt - 10);
    expect(Math.abs((data.contact.status.endedAt ?? 0) - NOW)).toBeLessThanOrEqual(HOUR + 10);
  });

  it.each(DEVICES)('%s: 192/118 that is added now raises its alert', async (_, wrongBy) => {
    const vitaId = await at.newPatient();
    const data = callContent(NOW + wrongBy).bloodPressure({ values: DANGEROUS, timestamp: NOW + wrongBy });
    await at.call(addVitalEndpoints.bloodpressure, { openPatient: vitaId, body: { data } });
    expect((await alertsOf(vitaId)).map(({ level }) => level)).toEqual(['critical']);
  });

  it('40 days behind, from a meter: the time stays, and the alert is of today', async () => {
    const vitaId = await at.newPatient();
    const device = NOW - 40 * DAY;
    const metaInfo = { updatedAt: device, source: 'device' };
    const data = callContent(device).bloodPressure({ values: DANGEROUS, timestamp: device, metaInfo });
    await at.call(addVitalEndpoints.bloodpressure, { openPatient: vitaId, body: { data } });
    const [alert] = await alertsOf(vitaId);
    expect(alert).toMatchObject({ level: 'critical', sort_at: NOW });
  });

  it('keeps a past time that a person typed', async () => {
    const vitaId = await at.newPatient();
    const typed = NOW - 40 * DAY;
    const data = callContent(NOW).bloodPressure({ values: DANGEROUS, timestamp: typed });
    await at.call(addVitalEndpoints.bloodpressure, { openPatient: vitaId, body: { data } });
    expect(await alertsOf(vitaId)).toEqual([]);
    const rows = await at.database.db
      .selectFrom('reading')
      .select('at')
      .where('person_id', '=', vitaId)
      .execute();
    expect(rows).toEqual([{ at: typed }]);
    const contact = callContent(NOW).contact(vitaId, { id: newId(), startedAt: typed });
    const { data: stored } = await at.call(addTouchpoint, { body: { contact } });
    expect(stored.startedAt).toBe(typed);
  });

  it('a call started under a wrong clock is saved after the clock was corrected', async () => {
    const vitaId = await at.newPatient();
    const wrong = NOW + 25 * HOUR;
    const contact = callContent(wrong).contact(vitaId, { startedAt: wrong });
    await at.call(addTouchpoint, { body: { contact } });
    const body = callContent(NOW).saved(contact.id, vitaId, {
      readings: [callContent(NOW).bloodPressure({ timestamp: wrong })],
    });
    const { data } = await at.call(addCallLog, { body });
    expect(data.contact.startedAt).toBe(NOW);
  });
});
