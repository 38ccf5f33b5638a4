import {
  addCallLog,
  correctCallLog,
  dial,
  getCallLog,
  listCallLogs,
  listUserTouchpoints,
} from '@careline/core/internal/calls';
import { callForm } from '@careline/core/internal/calls/forms';
import { listWork } from '@careline/core/internal/calls/worklist';
import type { FormDefinition } from '@careline/core/internal/forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';

const FORM = callForm('healthy_motherhood', 'adhoc') as FormDefinition;
const DAY = 86_400;

const pressure = (systolic: string, diastolic: string) => ({
  bloodPressure: { systolic, systolicUnit: 'mm[Hg]', diastolic, diastolicUnit: 'mm[Hg]' },
});
const escalation = {
  about: ['PREGNANCY_SIGN'],
  handedTo: 'Dr Rao, on duty',
  handedAt: '2025-10-09T14:20',
};
const FITS = { signsOfPIH: { signs: ['FITS'], actionTaken: 'SENT_TO_EMERGENCY' }, escalation };

describe.each(databasesOfRun)('calls with urgent findings, on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  async function expecting(): Promise<string> {
    const vitaId = await at.newPatient({ gender: 'female', birthDate: '1996-02-29' });
    await at.database.db
      .insertInto('enrolment')
      .values({
        id: newId(),
        person_id: vitaId,
        organisation_id: at.clinic.organisationId,
        facility_id: at.clinic.facilityId,
        programme: 'healthy_motherhood',
        enrolled_at: NOW - 90 * DAY,
      })
      .execute();
    return vitaId;
  }

  async function save(vitaId: string, answers: object) {
    const contact = at.content.contact(vitaId, { programme: 'healthy_motherhood', callType: 'adhoc' });
    await at.call(dial, { body: { contact } });
    const log = at.content.log({ form: FORM.id, answers });
    const body = at.content.saved(contact.id, vitaId, { log });
    const { data } = await at.call(addCallLog, { body });
    return { contactId: contact.id, vitaId, followsStatus: data.contact.status.id };
  }

  const listed = async (query = {}) => (await at.call(listCallLogs, { query })).data.map(({ id }) => id);

  it('are found in the history, until a correction says that nothing was urgent', async () => {
    const vitaId = await expecting();
    const body = await save(vitaId, FITS);
    const other = await save(vitaId, {});
    expect(await listed({ vitaId })).toEqual(expect.arrayContaining([body.contactId, other.contactId]));
    expect(await listed({ vitaId, escalated: 'true' })).toEqual([body.contactId]);
    const { data } = await at.call(listCallLogs, { query: { escalated: 'true', vitaId } });
    expect(data[0]).toMatchObject({
      escalated: ['PREGNANCY_SIGN'],
      handedOver: { to: 'Dr Rao, on duty', at: '2025-10-09T14:20' },
    });

    const log = at.content.log({ form: FORM.id, answers: {}, follows: 1 });
    const corrected = {
      ...at.content.saved(body.contactId, vitaId, { log }),
      reason: 'Misheard',
    };
    await at.call(correctCallLog, { body: { ...corrected, followsStatus: body.followsStatus } });
    expect(await listed({ vitaId, escalated: 'true' })).toEqual([]);
  });

  it('cannot be handed over at a future time', async () => {
    const later = { ...FITS, escalation: { ...escalation, handedAt: '2025-10-09T23:59' } };
    await expect(save(await expecting(), later)).rejects.toMatchObject({
      facts: {
        errors: [{ path: 'log.answers.escalation.handedAt', message: 'must not be in the future' }],
      },
    });
  });

  it('show among the patient’s previous calls who was informed, if anyone', async () => {
    const vitaId = await expecting();
    await save(vitaId, FITS);
    await save(vitaId, {});
    const { data } = await at.call(listUserTouchpoints, { query: { vitaId } });
    expect(data.map(({ escalated, handedOver }) => [escalated, handedOver])).toEqual(
      expect.arrayContaining([
        [['PREGNANCY_SIGN'], { to: 'Dr Rao, on duty', at: '2025-10-09T14:20' }],
        [[], null],
      ]),
    );
  });

  it('mark the patient in the worklist by the last logged call', async () => {
    const vitaId = await expecting();
    const marks = async () => {
      const { data } = await at.call(listWork, { query: { limit: '100' } });
      return data.filter((item) => item.vitaId === vitaId).map(({ escalated }) => escalated);
    };
    expect(await marks()).toEqual([[]]);
    const unfinished = async () => {
      const contact = at.content.contact(vitaId, {
        programme: 'healthy_motherhood',
        callType: 'adhoc',
        startedAt: NOW - 10,
      });
      await at.call(dial, { body: { contact } });
    };
    await save(vitaId, FITS);
    await unfinished();
    expect(await marks()).toEqual([['PREGNANCY_SIGN']]);
  });

  it.each([
    ['within the range', '112', '71', null],
    ['high with child or without', '144', '92', { shape: 'up' }],
    ['critical', '172', '112', { level: 'critical', shape: 'up' }],
  ])('show the flag of a reading: %s', async (_, systolic, diastolic, flag) => {
    const body = { escalation: { ...escalation, about: ['CRITICAL_READING'] } };
    const answers = { ...pressure(systolic, diastolic), ...body };
    const { contactId } = await save(await expecting(), answers);
    const { readings } = await at.call(getCallLog, { query: { contactId } });
    expect(readings).toHaveLength(1);
    if (flag === null) expect(readings?.[0]?.flag).toBeNull();
    else expect(readings?.[0]?.flag).toMatchObject(flag);
  });
});
