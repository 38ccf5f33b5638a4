// spec: 231

import { getPatient } from '@careline/core/internal/patients';
import {
  answerLink,
  askForLink,
  LINK_REQUEST_DAYS,
  listAskedLinks,
  listOpenLinks,
  withdrawLink,
} from '@careline/core/internal/patients/duplicates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../../test/clinical-calls.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import { erasePerson, planErasure } from '../erasure/erasure.ts';
import { dropOldLinkRequests } from './link-requests.ts';

const DAY = 86_400;

describe.each(databasesOfRun)('links between facilities on the $kind database', (kind) => {
  let care: CallClinic;
  let asking: ClinicalCalls;
  let uhids = 0;

  beforeAll(async () => {
    care = await aCallClinic(kind);
    asking = care.callElsewhere;
  });
  afterAll(() => care.database.remove());
  beforeEach(() => care.database.db.deleteFrom('link_request').execute());

  const later = (seconds: number, facilityId = care.clinic.otherFacilityId) =>
    clinicalCalls(care.database, care.clinic, { facilityId, now: NOW + seconds });

  /** Adds a patient of the facility that receives the request. */
  async function aPatient(facts: Parameters<CallClinic['newPatient']>[0] = {}) {
    uhids += 1;
    const uhid = `AH/26/${1000 + uhids}`;
    const vitaId = await care.newPatient({ identifiers: [{ system: 'uhid', value: uhid }], ...facts });
    return { vitaId, uhid };
  }

  const ask = (who: object, call = asking, id = newId()) =>
    call(askForLink, { body: { id, who, reason: 'Has moved here' } });
  const asked = async (call = asking) => (await call(listAskedLinks, {})).data;
  const open = async (call = care.call) => (await call(listOpenLinks, {})).data;
  const grant = (id: string, vitaId: string, call = care.call) =>
    call(answerLink, { body: { id, vitaId, answer: 'grant' } });
  const refuse = (id: string, vitaId: string, call = care.call) =>
    call(answerLink, { body: { id, vitaId, answer: 'refuse', reason: 'Not the same birth date' } });

  it('give the same answer for a match and none, and show the patient only to the facility asked', async () => {
    const { vitaId, uhid } = await aPatient({ name: 'Lakshmi Iyer' });
    const known = await ask({ uhid: uhid.toLowerCase().replaceAll('/', ' ') });
    const touched = [...asking.touched];
    const nobody = await ask({ uhid: 'AH/26/0000' });
    const same = ({ data: { id, asked, ...rest } }: typeof known) => rest;
    expect(same(known)).toEqual(same(nobody));
    expect([touched, asking.touched]).toEqual([[], []]);
    expect(known.data).toMatchObject({
      state: 'open',
      vitaId: null,
      expiresAt: NOW + LINK_REQUEST_DAYS * DAY,
    });
    expect(await open()).toMatchObject([
      {
        id: known.data.id,
        reason: 'Has moved here',
        askedBy: { name: expect.any(String) },
        facility: { id: care.clinic.otherFacilityId },
        patient: { vitaId, uhid, appUserInfo: { name: 'Lakshmi Iyer' } },
      },
    ]);
    expect(care.call.touched).toEqual([vitaId]);
    expect(await open(asking)).toEqual([]);
  });

  it.each([
    ['name and phone', { name: 'Padmavati Devi', phone: '091234 56780' }],
    ['name as it sounds and year of birth', { name: 'Padmavathi', birthDate: '1971' }],
  ])('find the patient by %s', async (_, who) => {
    const vitaId = await care.newPatient({
      name: 'Padmavati Devi',
      birthDate: '1971-08-03',
      phones: [{ value: '+91 91234 56780' }],
    });
    await ask(who);
    expect((await open()).map(({ patient }) => patient.vitaId)).toContain(vitaId);
  });

  it('make the patient one of both facilities when granted', async () => {
    const { vitaId, uhid } = await aPatient();
    const { data } = await ask({ uhid });
    await expect(asking(getPatient, { query: { vitaId } })).rejects.toThrow('no such patient');
    await grant(data.id, vitaId);
    expect(await asked()).toMatchObject([{ state: 'granted', vitaId, settledAt: NOW }]);
    expect((await asking(getPatient, { query: { vitaId } })).data.vitaId).toBe(vitaId);
    expect((await care.call(getPatient, { query: { vitaId } })).data.vitaId).toBe(vitaId);
    expect(await open()).toEqual([]);
  });

  it('say why they were refused, and can be requested again', async () => {
    const { vitaId, uhid } = await aPatient();
    const first = await ask({ uhid });
    await refuse(first.data.id, vitaId);
    expect(await asked()).toMatchObject([
      { state: 'refused', refusal: 'Not the same birth date', vitaId: null },
    ]);
    await ask({ uhid });
    expect(await open()).toHaveLength(1);
  });

  it('with two matches are refused only when both are', async () => {
    const twins = { birthDate: '1988-02-29', phones: [{ value: '90000 00007' }] };
    const one = await care.newPatient({ name: 'Gita Kale', ...twins });
    const other = await care.newPatient({ name: 'Gita Kale', ...twins });
    const { data } = await ask({ name: 'Gita Kale', birthDate: '1988-02-29' });
    expect(await open()).toHaveLength(2);
    await refuse(data.id, one);
    expect(await asked()).toMatchObject([{ state: 'open' }]);
    await refuse(data.id, other);
    expect(await asked()).toMatchObject([{ state: 'refused' }]);
  });

  it('have one open request of a facility about a patient, however often and by whatever it was made', async () => {
    const { vitaId, uhid } = await aPatient({ name: 'Noor Jahan', birthDate: '1950-01-02' });
    const [first, again] = await Promise.all([ask({ uhid }), ask({ uhid: uhid.toLowerCase() })]);
    expect(again.data.id).toBe(first.data.id);
    await ask({ name: 'Noor Jahan', birthDate: '1950-01-02' });
    expect(await asked()).toHaveLength(2);
    const [only, ...more] = await open();
    expect([only?.id, more]).toEqual([first.data.id, []]);
    await grant(first.data.id, vitaId);
    expect((await asked()).map(({ state }) => state)).toEqual(['granted', 'granted']);
  });

  it('accept one of two simultaneous answers and tell the other who was first', async () => {
    const { vitaId, uhid } = await aPatient();
    const { data } = await ask({ uhid });
    const answers = await Promise.allSettled([grant(data.id, vitaId), refuse(data.id, vitaId)]);
    const lost = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(lost.reason).toMatchObject({ code: 'conflict', facts: { by: { at: NOW } } });
  });

  it('expire, and end when they are withdrawn', async () => {
    const { vitaId, uhid } = await aPatient();
    const { data } = await ask({ uhid });
    const after = LINK_REQUEST_DAYS * DAY;
    expect(await asked(later(after))).toMatchObject([{ state: 'expired' }]);
    expect(await open(later(after, care.clinic.facilityId))).toEqual([]);
    await expect(grant(data.id, vitaId, later(after, care.clinic.facilityId))).rejects.toMatchObject({
      code: 'conflict',
    });
    const second = await ask({ uhid }, later(after));
    expect(second.data.id).not.toBe(data.id);
    const withdrawn = await later(after)(withdrawLink, { body: { id: second.data.id } });
    expect(withdrawn.data.state).toBe('withdrawn');
    await expect(later(after)(withdrawLink, { body: { id: second.data.id } })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(grant(second.data.id, vitaId)).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([
    ['a name alone', { name: 'Asha' }, 'input-invalid'],
    ['a UHID with a wrong digit', { uhid: 'CL0000000019' }, 'input-invalid'],
  ])('refuse %s', async (_, who, code) => {
    await expect(ask(who)).rejects.toMatchObject({ code });
  });

  it('show a patient of the own facility instead', async () => {
    const { vitaId, uhid } = await aPatient();
    await expect(ask({ uhid }, care.call)).rejects.toMatchObject({
      code: 'uhid-taken',
      facts: { patient: { vitaId } },
    });
  });

  it('give the same answer for other facilities’ requests and unknown ones', async () => {
    const { vitaId, uhid } = await aPatient();
    const stranger = await aPatient();
    const { data } = await ask({ uhid });
    const refused = await Promise.allSettled([
      grant(newId(), vitaId),
      grant(data.id, stranger.vitaId),
      grant(data.id, vitaId, asking),
      care.call(withdrawLink, { body: { id: data.id } }),
    ]);
    expect(refused.map((one) => (one as PromiseRejectedResult).reason.code)).toEqual(
      refused.map(() => 'not-found'),
    );
  });

  it('are in the audit of both sides, with the patient only on the asked side', async () => {
    const { vitaId, uhid } = await aPatient();
    const { data } = await ask({ uhid });
    await grant(data.id, vitaId);
    const rows = await care.database.db
      .selectFrom('audit')
      .select(['action', 'facility_id', 'person_ids'])
      .where('action', 'like', 'user/link%')
      .orderBy('id')
      .execute();
    expect(rows.filter(({ person_ids }) => person_ids.includes(vitaId))).toEqual([
      { action: 'user/link', facility_id: care.clinic.facilityId, person_ids: [vitaId] },
      { action: 'user/link/answer', facility_id: care.clinic.otherFacilityId, person_ids: [vitaId] },
    ]);
  });

  it('are deleted with an erased patient, and long after they ended', async () => {
    const { vitaId, uhid } = await aPatient();
    await ask({ uhid });
    await runWork(care.database.db, async (tx) => {
      const plan = await planErasure(tx, vitaId, 3);
      if (plan) await erasePerson(tx, plan, { requestId: 'r', now: NOW });
    });
    expect(await asked()).toEqual([]);
    await ask({ uhid: 'AH/26/0000' });
    await dropOldLinkRequests(care.database.db, NOW + 100 * DAY);
    expect(await asked()).toHaveLength(1);
    await dropOldLinkRequests(care.database.db, NOW + 110 * DAY);
    expect(await asked()).toEqual([]);
  });
});
