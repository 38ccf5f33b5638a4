import { addVitalEndpoints, listReadingAlerts } from '@careline/core/internal/metrics';
import { getPatient } from '@careline/core/internal/patients';
import {
  listPregnancyEntries,
  markPregnancyMistake,
  type PregnancyContent,
  recordPregnancy,
} from '@careline/core/internal/patients/pregnancy';
import { getPrescriptionBasis } from '@careline/core/internal/prescriptions';
import { getPatientCourse } from '@careline/core/internal/trends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';

// 9 October 2025 in the facility's time zone.
const TODAY = '2025-10-09';

describe.each(databasesOfRun)('pregnancy entries on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  async function aWoman(facts: { gender?: 'MALE' | 'FEMALE' } = {}): Promise<string> {
    const vitaId = await at.newPatient();
    await at.database.db
      .updateTable('person')
      .set({ gender: 'FEMALE', birth_date: '1998-05-01', ...facts })
      .where('id', '=', vitaId)
      .execute();
    return vitaId;
  }
  const record = async (vitaId: string, content: PregnancyContent, id = newId()) =>
    (await at.call(recordPregnancy, { body: { entry: { id, vitaId, content } } })).data;
  const factsOf = async (vitaId: string) => (await at.call(getPatientCourse, { query: { vitaId } })).course;
  const maternityOf = async (vitaId: string) =>
    (await at.call(getPatient, { query: { vitaId } })).data.maternity;

  async function measure(vitaId: string, systolic: string, diastolic: string) {
    const id = newId();
    const value = (key: string, text: string) => ({ key, text, unit: 'mm[Hg]' });
    await at.call(addVitalEndpoints.bloodpressure, {
      openPatient: vitaId,
      body: {
        data: {
          id,
          metric: 'bloodpressure',
          timestamp: NOW - 60,
          values: [value('systolic', systolic), value('diastolic', diastolic)],
          metaInfo: { updatedAt: NOW },
        },
      },
    });
    return id;
  }
  const alertOf = async (readingId: string) => {
    const { data } = await at.call(listReadingAlerts, { query: {} });
    const alert = data.find((one) => one.readingId === readingId);
    return alert && [alert.flag, alert.level];
  };

  // From obstetric dating tables: 280 days after a last period, 263 and 261 after a transfer, 266 after an
  // insemination.
  it.each<[string, PregnancyContent, string | undefined]>([
    ['a last period', { kind: 'pregnancy', dating: { by: 'last-period', on: '2025-02-13' } }, '2025-11-20'],
    [
      'a last period of a cycle of 35 days',
      { kind: 'pregnancy', dating: { by: 'last-period', on: '2025-02-13', cycleDays: 35 } },
      '2025-11-27',
    ],
    [
      'a scan',
      { kind: 'pregnancy', dating: { by: 'scan', on: '2025-05-08', weeks: 12, days: 0 } },
      '2025-11-20',
    ],
    [
      'an embryo of day 5',
      { kind: 'pregnancy', dating: { by: 'embryo-day-5', on: '2025-03-04' } },
      '2025-11-20',
    ],
    [
      'an embryo of day 3',
      { kind: 'pregnancy', dating: { by: 'embryo-day-3', on: '2025-03-02' } },
      '2025-11-20',
    ],
    [
      'an insemination',
      { kind: 'pregnancy', dating: { by: 'insemination', on: '2025-02-27' } },
      '2025-11-20',
    ],
    ['a test', { kind: 'pregnancy', dating: { by: 'test', on: '2025-10-01' } }, undefined],
  ])('date a pregnancy by %s', async (_, content, dueDate) => {
    const vitaId = await aWoman();
    const stored = await record(vitaId, content);
    expect(stored.dueDate).toBe(dueDate);
    expect(at.call.touched).toEqual([vitaId]);
    const { pregnancies, undatedPregnancies } = await factsOf(vitaId);
    expect(pregnancies).toEqual(dueDate === undefined ? [] : [{ dueDate }]);
    expect(undatedPregnancies).toEqual(dueDate === undefined ? [{ since: '2025-10-01' }] : undefined);
    expect(await maternityOf(vitaId)).toEqual(dueDate === undefined ? null : { dueDate });
  });

  it('move a last period by a first scan only under the dating rule, and never change a transfer', async () => {
    const vitaId = await aWoman();
    await record(vitaId, { kind: 'pregnancy', dating: { by: 'last-period', on: '2025-02-13' } });
    // 12w0d by the last period: a difference of up to 7 days does not change the date.
    const near = await record(vitaId, {
      kind: 'pregnancy',
      dating: { by: 'scan', on: '2025-05-08', weeks: 11, days: 0 },
    });
    expect([near.dueDate, near.basis]).toEqual(['2025-11-20', 'last-period']);
    const far = await record(vitaId, {
      kind: 'pregnancy',
      dating: { by: 'scan', on: '2025-05-08', weeks: 10, days: 6 },
    });
    expect([far.dueDate, far.basis]).toEqual(['2025-11-28', 'scan']);
    const later = await record(vitaId, {
      kind: 'pregnancy',
      dating: { by: 'scan', on: '2025-08-01', weeks: 20, days: 0 },
    });
    expect(later.dueDate).toBe('2025-11-28');
    const transfer = await record(vitaId, {
      kind: 'pregnancy',
      dating: { by: 'embryo-day-5', on: '2025-03-04' },
    });
    expect([transfer.dueDate, transfer.basis]).toEqual(['2025-11-20', 'ivf']);
    expect((await factsOf(vitaId)).pregnancies).toEqual([{ dueDate: '2025-11-20' }]);
  });

  it('re-judge the readings: outside of every programme 150/95 becomes an alert of a pregnancy', async () => {
    const vitaId = await aWoman();
    const reading = await measure(vitaId, '150', '95');
    expect(await alertOf(reading)).toBeUndefined();
    const { id } = await record(vitaId, {
      kind: 'pregnancy',
      dating: { by: 'last-period', on: '2025-02-13' },
    });
    expect(await alertOf(reading)).toEqual(['ob:high', 'review']);
    await at.call(markPregnancyMistake, { body: { entry: { id, vitaId, reason: 'Of another patient' } } });
    expect(await alertOf(reading)).toBeUndefined();
    expect((await factsOf(vitaId)).pregnancies).toEqual([]);
  });

  it.each<[string, PregnancyContent]>([
    ['by a test', { kind: 'pregnancy', dating: { by: 'test', on: '2025-10-01' } }],
    ['by what she said', { kind: 'pregnancy', dating: { by: 'asked', on: TODAY } }],
    ['whose child was born', { kind: 'end', outcome: 'birth', on: '2025-10-01' }],
    ['that was lost', { kind: 'end', outcome: 'miscarriage', on: '2025-10-01' }],
    ['that ended this month', { kind: 'end', outcome: 'stillbirth', on: '2025-10' }],
  ])('make 150/95 an alert for a pregnancy known %s', async (_, content) => {
    const vitaId = await aWoman();
    await record(vitaId, content);
    expect(await alertOf(await measure(vitaId, '150', '95'))).toEqual(['ob:high', 'review']);
  });

  it.each<[string, PregnancyContent, object]>([
    ['a birth', { kind: 'end', outcome: 'birth', on: '2025-10-01' }, { bornOn: '2025-10-01' }],
    ['a stillbirth', { kind: 'end', outcome: 'stillbirth', on: '2025-10-01' }, { bornOn: '2025-10-01' }],
    ['a miscarriage', { kind: 'end', outcome: 'miscarriage', on: '2025-09-30' }, { endedOn: '2025-09-30' }],
    ['a termination', { kind: 'end', outcome: 'termination', on: '2025-09' }, { endedOn: '2025-09-30' }],
    ['an ectopic pregnancy', { kind: 'end', outcome: 'ectopic', on: '2025' }, { endedOn: TODAY }],
  ])('with %s end it', async (_, content, ended) => {
    const vitaId = await aWoman();
    await record(vitaId, { kind: 'pregnancy', dating: { by: 'last-period', on: '2025-02-13' } });
    await record(vitaId, content);
    expect((await factsOf(vitaId)).pregnancies).toEqual([
      expect.objectContaining({ dueDate: '2025-11-20', ...ended }),
    ]);
  });

  it('pass a pregnancy and a "no" to prescriptions', async () => {
    const vitaId = await aWoman();
    const basis = async () => (await at.call(getPrescriptionBasis, { query: { vitaId } })).data.pregnancy;
    expect(await basis()).toBe('unknown');
    await record(vitaId, { kind: 'not-pregnant', on: TODAY });
    expect(await basis()).toBe('no');
    await record(vitaId, { kind: 'pregnancy', dating: { by: 'test', on: TODAY } });
    expect(await basis()).toBe('yes');
  });

  it('pass breast-feeding to prescriptions', async () => {
    const vitaId = await aWoman();
    const basis = async () => (await at.call(getPrescriptionBasis, { query: { vitaId } })).data;
    expect(await basis()).not.toHaveProperty('breastfeeding');
    await record(vitaId, { kind: 'breastfeeding', breastfeeding: true, on: '2025-10-02' });
    expect(await basis()).toMatchObject({ breastfeeding: { on: '2025-10-02', breastfeeding: true } });
  });

  it.each([
    ['NO', { pregnancyAnswers: [{ on: TODAY, answer: 'no' }] }],
    ['NOT_SURE', { pregnancyAnswers: [{ on: TODAY, answer: 'perhaps' }] }],
    ['YES', { pregnancyAnswers: [{ on: TODAY, answer: 'perhaps' }] }],
  ])('treat the answer %s in a call of another programme as the same fact', async (mayBePregnant, facts) => {
    const { vitaId, contactId } = await at.dialled();
    const { organisationId, facilityId, staffId } = at.clinic;
    await at.database.db
      .insertInto('call_log')
      .values({
        contact_id: contactId,
        version: 1,
        organisation_id: organisationId,
        facility_id: facilityId,
        person_id: vitaId,
        answers: JSON.stringify({ medicalCondition: { mayBePregnant } }),
        form: 'f',
        author_id: staffId,
        source: 'manual',
        created_at: NOW,
        updated_at: NOW,
      })
      .execute();
    expect(await factsOf(vitaId)).toMatchObject(facts);
  });

  it('put a "no" and breast-feeding among the facts with their days', async () => {
    const vitaId = await aWoman();
    await record(vitaId, { kind: 'not-pregnant', on: '2025-09-01' });
    await record(vitaId, { kind: 'breastfeeding', breastfeeding: true, on: '2025-09-01' });
    await record(vitaId, { kind: 'breastfeeding', breastfeeding: false, on: '2025-10-02' });
    // Recorded later about an earlier day: the newest day counts.
    await record(vitaId, { kind: 'breastfeeding', breastfeeding: true, on: '2025-08-01' });
    expect(await factsOf(vitaId)).toMatchObject({
      pregnancyAnswers: [{ on: '2025-09-01', answer: 'no' }],
      breastfeeding: { on: '2025-10-02', breastfeeding: false },
    });
  });

  it.each<[string, PregnancyContent, string]>([
    [
      'a last period to come',
      { kind: 'pregnancy', dating: { by: 'last-period', on: '2025-10-10' } },
      'entry.content.dating.on',
    ],
    [
      'a last period more than 44 weeks ago',
      { kind: 'pregnancy', dating: { by: 'last-period', on: '2024-12-04' } },
      'entry.content.dating.on',
    ],
    [
      'a cycle of 50 days',
      { kind: 'pregnancy', dating: { by: 'last-period', on: '2025-02-13', cycleDays: 50 } },
      'entry.content.dating.cycleDays',
    ],
    [
      'a scan of 3 weeks',
      { kind: 'pregnancy', dating: { by: 'scan', on: TODAY, weeks: 3, days: 0 } },
      'entry.content.dating.weeks',
    ],
    ['a birth to come', { kind: 'end', outcome: 'birth', on: '2025-11' }, 'entry.content.on'],
    ['an answer to come', { kind: 'not-pregnant', on: '2025-10-10' }, 'entry.content.on'],
  ])('are refused with their place: %s', async (_, content, path) => {
    const vitaId = await aWoman();
    await expect(record(vitaId, content)).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path }] },
    });
    expect((await at.call(listPregnancyEntries, { query: { vitaId } })).data).toEqual([]);
  });

  it('are refused for a man, for an unknown patient, and by another facility', async () => {
    const content = { kind: 'pregnancy', dating: { by: 'test', on: TODAY } } as const;
    const man = await aWoman({ gender: 'MALE' });
    await expect(record(man, content)).rejects.toMatchObject({ code: 'input-invalid' });
    await expect(record(newId(), content)).rejects.toMatchObject({ code: 'not-found' });
    const vitaId = await aWoman();
    const body = { entry: { id: newId(), vitaId, content } };
    await expect(at.callElsewhere(recordPregnancy, { body })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are refused when they contradict the record', async () => {
    const vitaId = await aWoman();
    await record(vitaId, { kind: 'pregnancy', dating: { by: 'last-period', on: '2025-02-13' } });
    await expect(record(vitaId, { kind: 'not-pregnant', on: TODAY })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(
      record(vitaId, { kind: 'pregnancy', dating: { by: 'test', on: TODAY } }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await record(vitaId, { kind: 'end', outcome: 'birth', on: '2025-10-05' });
    await expect(
      record(vitaId, { kind: 'pregnancy', dating: { by: 'last-period', on: '2025-03-13' } }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('stay in the history when entered in error, and are marked once', async () => {
    const vitaId = await aWoman();
    const { id } = await record(vitaId, { kind: 'not-pregnant', on: TODAY });
    const entry = { id, vitaId, reason: 'Of her sister' };
    const marked = (await at.call(markPregnancyMistake, { body: { entry } })).data;
    expect(marked.mistake).toMatchObject({ reason: 'Of her sister' });
    await expect(at.call(markPregnancyMistake, { body: { entry } })).rejects.toMatchObject({
      code: 'conflict',
    });
    const { data } = await at.call(listPregnancyEntries, { query: { vitaId } });
    expect(data).toMatchObject([
      { id, content: { kind: 'not-pregnant' }, mistake: { reason: 'Of her sister' } },
    ]);
    expect(await factsOf(vitaId)).not.toHaveProperty('pregnancyAnswers');
  });
});
