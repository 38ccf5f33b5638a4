// spec: danger-signs

import { addCallLog, correctCallLog, dial, withdrawCallLog } from '@careline/core/internal/calls';
import {
  listOpenSigns,
  type OpenSign,
  recordSignOutcome,
  type SignOutcome,
} from '@careline/core/internal/calls/findings';
import { callForm } from '@careline/core/internal/calls/forms';
import { listWork } from '@careline/core/internal/calls/worklist';
import { startOfDay } from '@careline/core/internal/formatting';
import type { FormDefinition } from '@careline/core/internal/forms';
import { getPatient } from '@careline/core/internal/patients';
import type { CallTypeKey } from '@careline/core/internal/programmes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { clinicalCalls } from '../../../test/clinical-calls.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';

const DAY = 86_400;
const ZONE = 'Asia/Kolkata';
const MOTHERHOOD = 'healthy_motherhood';

const handedOver = (...about: readonly string[]) => ({
  escalation: { about, handedTo: 'Dr Rao, on duty', handedAt: '2025-10-09T14:20' },
});
const FITS = {
  complaints: { warningSigns: ['FITS', 'VAGINAL_BLEEDING'], actionTaken: 'SENT_TO_EMERGENCY' },
  ...handedOver('PREGNANCY_SIGN'),
};

describe.each(databasesOfRun)('danger signs from calls, on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  async function expecting(): Promise<string> {
    const vitaId = await at.newPatient({ gender: 'female', birthDate: '1996-02-29' });
    const row = { id: newId(), person_id: vitaId, programme: MOTHERHOOD, enrolled_at: NOW - DAY };
    const { organisationId, facilityId } = at.clinic;
    await at.database.db
      .insertInto('enrolment')
      .values({ ...row, organisation_id: organisationId, facility_id: facilityId })
      .execute();
    return vitaId;
  }

  async function save(vitaId: string, answers: object, callType: CallTypeKey = 'adhoc') {
    const form = callForm(MOTHERHOOD, callType) as FormDefinition;
    const contact = at.content.contact(vitaId, { programme: MOTHERHOOD, callType });
    await at.call(dial, { body: { contact } });
    const log = at.content.log({ form: form.id, answers });
    const body = at.content.saved(contact.id, vitaId, { log });
    const { data } = await at.call(addCallLog, { body });
    return { contactId: contact.id, vitaId, form: form.id, followsStatus: data.contact.status.id };
  }

  const listed = async (vitaId: string, state: 'open' | 'all' = 'open') =>
    (await at.call(listOpenSigns, { query: { state } })).data.filter((one) => one.vitaId === vitaId);

  const record = ({ vitaId, id }: OpenSign, outcome: SignOutcome, note?: string) =>
    at.call(recordSignOutcome, { body: { vitaId, id, outcome, ...(note && { note }) } });

  /** Returns the patient's worklist row at the end of a later day. */
  async function rowOf(vitaId: string, days: number) {
    const later = clinicalCalls(at.database, at.clinic, { now: NOW + days * DAY });
    const { data } = await later(listWork, { query: { limit: '100' } });
    return data.find((item) => item.vitaId === vitaId && item.kind !== 'scheduled');
  }

  async function correct(saved: Awaited<ReturnType<typeof save>>, answers: object) {
    const log = at.content.log({ form: saved.form, answers, follows: 1 });
    const body = {
      ...at.content.saved(saved.contactId, saved.vitaId, { log }),
      reason: 'Misheard',
    };
    return at.call(correctCallLog, { body: { ...body, followsStatus: saved.followsStatus } });
  }

  it('stay open, are named, and require a call on the next day, until the outcome is recorded', async () => {
    const vitaId = await expecting();
    await save(vitaId, FITS);
    const signs = [
      { kind: 'PREGNANCY_SIGN', sign: 'VAGINAL_BLEEDING' },
      { kind: 'PREGNANCY_SIGN', sign: 'FITS' },
    ];
    const [sign] = await listed(vitaId);
    expect(sign?.signs).toEqual(expect.arrayContaining(signs));
    expect(sign).toMatchObject({
      vitaId,
      handedTo: 'Dr Rao, on duty',
      settled: null,
      tried: null,
      ended: null,
    });
    const seeing = clinicalCalls(at.database, at.clinic, { now: NOW, scopes: ['prohealth', 'search'] });
    const { data: patient } = await seeing(getPatient, { query: { vitaId } });
    expect(patient.openSigns).toEqual([
      { id: sign?.id, contactId: sign?.contactId, signs: sign?.signs, toldAt: sign?.toldAt, count: 1 },
    ]);
    const row = await rowOf(vitaId, 1);
    expect(row).toMatchObject({ kind: 'danger-sign', callType: 'adhoc', risk: 'critical' });
    expect(row?.dueAt).toBe(startOfDay('2025-10-10', ZONE) + 8 * 3600);
    expect(row?.reasons).toContain('open-danger-sign');
    expect(row?.signs).toHaveLength(2);

    const { data } = await record(sign as OpenSign, 'admitted', 'District hospital');
    expect(data.settled).toMatchObject({ outcome: 'admitted', note: 'District hospital', at: NOW });
    expect(await listed(vitaId)).toEqual([]);
    expect(await listed(vitaId, 'all')).toHaveLength(1);
    expect(await rowOf(vitaId, 1)).toBeUndefined();
    expect((await seeing(getPatient, { query: { vitaId } })).data.openSigns).toEqual([]);
    await expect(record(sign as OpenSign, 'better')).rejects.toMatchObject({
      code: 'conflict',
      facts: { by: { at: NOW } },
    });
  });

  it('stay open while the patient was not reached', async () => {
    const vitaId = await expecting();
    await save(vitaId, FITS);
    const [sign] = await listed(vitaId);
    await record(sign as OpenSign, 'not-reached', 'Rang twice');
    expect(await listed(vitaId)).toMatchObject([{ settled: null, tried: { at: NOW, note: 'Rang twice' } }]);
    expect(await rowOf(vitaId, 1)).toMatchObject({ kind: 'danger-sign' });
  });

  it('end with a correction that removes them, and change with one that changes them', async () => {
    const vitaId = await expecting();
    const saved = await save(vitaId, FITS);
    const fewer = { ...FITS, complaints: { warningSigns: ['FITS'], actionTaken: 'SENT_TO_EMERGENCY' } };
    const { data } = await correct(saved, fewer);
    expect(await listed(vitaId)).toMatchObject([{ signs: [{ kind: 'PREGNANCY_SIGN', sign: 'FITS' }] }]);
    const log = at.content.log({ form: saved.form, answers: {}, follows: 2 });
    const body = { ...at.content.saved(saved.contactId, vitaId, { log }), reason: 'Misheard' };
    await at.call(correctCallLog, { body: { ...body, followsStatus: data.contact.status.id } });
    expect(await listed(vitaId)).toEqual([]);
    expect(await listed(vitaId, 'all')).toMatchObject([{ ended: { reason: 'corrected' } }]);
  });

  it('end when the call is withdrawn', async () => {
    const vitaId = await expecting();
    const { contactId, followsStatus } = await save(vitaId, FITS);
    const [sign] = await listed(vitaId);
    const { metaInfo } = at.content.status();
    const body = { contactId, vitaId, followsStatus, statusId: newId(), metaInfo, reason: 'Wrong patient' };
    await at.call(withdrawCallLog, { body });
    expect(await listed(vitaId, 'all')).toMatchObject([{ ended: { reason: 'withdrawn' } }]);
    await expect(record(sign as OpenSign, 'better')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('cannot be listed or closed by the other facility', async () => {
    const vitaId = await expecting();
    await save(vitaId, FITS);
    const [sign] = await listed(vitaId);
    const elsewhere = await at.callElsewhere(listOpenSigns, { query: {} });
    expect(elsewhere.data).toEqual([]);
    const body = { vitaId, id: sign?.id ?? '', outcome: 'better' as const };
    await expect(at.callElsewhere(recordSignOutcome, { body })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are none when nothing dangerous was reported', async () => {
    const vitaId = await expecting();
    await save(vitaId, { complaints: { warningSigns: ['NONE'] } });
    expect(await listed(vitaId, 'all')).toEqual([]);
    expect(await rowOf(vitaId, 1)).toBeUndefined();
  });

  it.each([
    ['fits', ['FITS']],
    ['bleeding', ['VAGINAL_BLEEDING']],
  ])('are refused where only advice was given for %s', async (_, warningSigns) => {
    const answers = {
      complaints: { warningSigns, actionTaken: 'ADVICE_GIVEN' },
      ...handedOver('PREGNANCY_SIGN'),
    };
    await expect(save(await expecting(), answers)).rejects.toMatchObject({
      facts: { errors: [{ path: 'log.answers.complaints.actionTaken' }] },
    });
  });

  it.each<[string, object, string, string]>([
    [
      'a birth at 26 weeks with a living child',
      { deliveryDetails: { delivered: 'YES', date: '2025-10-08', weeks: '26', outcome: 'BABY_LIVES' } },
      'post-natal',
      '2025-10-11',
    ],
    ['a miscarriage', { miscarriage: { told: true, date: '2025-10-08' } }, 'adhoc', '2025-10-11'],
  ])('require a call on the third day after %s', async (_, answers, callType, day) => {
    const vitaId = await expecting();
    await sql`insert into pregnancy (id, person_id, organisation_id, facility_id, edd, basis, author_id, created_at)
      values (${newId()}::uuid, ${vitaId}::uuid, ${at.clinic.organisationId}::uuid, ${at.clinic.facilityId}::uuid,
        '2026-01-14', 'edd', ${at.clinic.staffId}::uuid, ${NOW - DAY}::bigint)`.execute(at.database.db);
    await save(vitaId, answers, callType === 'adhoc' ? 'adhoc' : 'last');
    const later = clinicalCalls(at.database, at.clinic, { now: NOW + 3 * DAY });
    const { data } = await later(listWork, { query: { limit: '100' } });
    expect(data.find((item) => item.vitaId === vitaId)).toMatchObject({
      callType,
      dueAt: startOfDay(day, ZONE),
    });
  });
});
