import { createEncounter } from '@careline/core/internal/encounters';
import {
  checkMedicines,
  getMedicineList,
  getPrescriptionBasis,
  lineState,
  listPrescriptions,
  loadPrescriptionChecks,
  type NewMedicineCheck,
  signPrescription,
} from '@careline/core/internal/prescriptions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { encounterContent } from '../../test/content/encounter-content.ts';
import { aLine, aPrescription } from '../../test/content/prescription-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

const SCOPES = ['prohealth', 'search', 'my_encounters', 'facility_encounters', 'hmCallInfo'];
const content = encounterContent(NOW);

describe.each(databasesOfRun)('the check of medicines on the $kind database', (kind) => {
  let at: CallClinic;
  const coachId = newId();

  beforeAll(async () => {
    at = await aCallClinic(kind, SCOPES);
    const { db } = at.database;
    const registered = { registration_council: 'MH', registration_number: '12345' };
    await db
      .updateTable('staff')
      .set({ roles: ['OP Doctor'], scopes: SCOPES, ...registered })
      .where('id', '=', at.clinic.staffId)
      .execute();
    const coach = { id: coachId, organisation_id: at.clinic.organisationId, name: 'Asha Coach' };
    await db
      .insertInto('staff')
      .values({ ...coach, email: `${coachId}@test.example`, roles: ['Coach'], scopes: ['hmCallInfo'] })
      .execute();
    await db
      .insertInto('staff_facility')
      .values({ staff_id: coachId, facility_id: at.clinic.facilityId, position: 0 })
      .execute();
  });
  afterAll(() => at.database.remove());

  const coach = () => ({
    call: clinicalCalls(
      at.database,
      { ...at.clinic, staffId: coachId },
      { now: NOW, scopes: ['prohealth', 'hmCallInfo'], isAudited: false },
    ),
  });
  const sign = async (vitaId: string, ...medicines: string[]) =>
    (
      await at.call(signPrescription, {
        body: {
          prescription: aPrescription(
            vitaId,
            NOW,
            medicines.map((medicine) => aLine({ medicine })),
          ),
        },
      })
    ).data;
  const aCheck = (vitaId: string, facts: Partial<NewMedicineCheck> = {}): NewMedicineCheck => ({
    ...{ id: newId(), vitaId, encounterId: null, lines: [], outside: [] },
    ...facts,
  });
  const outside = (facts: object = {}) => ({
    ...{ id: newId(), name: 'Warf 5', dose: '1 at night', since: '2024', prescribedBy: 'Dr. Sen' },
    answer: 'continues' as const,
    ...facts,
  });
  const answer = async (check: NewMedicineCheck, as: Pick<CallClinic, 'call'> = at) =>
    (await as.call(checkMedicines, { body: { check } })).data;
  const continues = (lineId = '') => ({ lineId, answer: 'continues' as const, text: '' });
  const basis = async (vitaId: string) => (await at.call(getPrescriptionBasis, { query: { vitaId } })).data;

  it('has the day, the person and the answers, and is complete when every medicine was answered', async () => {
    const vitaId = await at.newPatient();
    const { lines } = await sign(vitaId, 'Metformin', 'Paracetamol');
    const part = await answer(aCheck(vitaId, { lines: [continues(lines[0]?.id)] }));
    expect(part.checked).toBeNull();
    const whole = await answer(aCheck(vitaId, { lines: lines.map(({ id }) => continues(id)) }));
    expect(whole.checked).toMatchObject({ at: NOW, by: { id: at.clinic.staffId }, encounterId: null });
    expect(whole.answers.map(({ lineId }) => lineId)).toEqual(lines.map(({ id }) => id));
    expect((await at.call(getMedicineList, { query: { vitaId } })).data).toEqual(whole);
    expect((await basis(vitaId)).medicines).toEqual(whole);
  });

  it('names the encounter, and no encounter of another patient', async () => {
    const vitaId = await at.newPatient();
    const encounter = content.consultation(vitaId, at.clinic.facilityId);
    await at.call(createEncounter, { body: { encounter } });
    const { checked } = await answer(aCheck(vitaId, { encounterId: encounter.id }));
    expect(checked?.encounterId).toBe(encounter.id);
    const other = aCheck(await at.newPatient(), { encounterId: encounter.id });
    await expect(answer(other)).rejects.toMatchObject({ code: 'input-invalid' });
  });

  it('makes a medicine from elsewhere a current one, until it is stopped', async () => {
    const vitaId = await at.newPatient();
    const warfarin = outside();
    await answer(aCheck(vitaId, { outside: [warfarin] }));
    const known = await basis(vitaId);
    expect(known.current).toContain('Warf 5');
    const { check } = await loadPrescriptionChecks();
    const found = check([aLine({ medicine: 'Diclofenac', strength: '50 mg' })], known.patient).flat();
    expect(found.find(({ kind: of }) => of === 'interaction')).toMatchObject({ about: 'Warf 5' });
    const stopped = { ...warfarin, answer: 'stopped' as const };
    await expect(answer(aCheck(vitaId, { outside: [stopped] }))).rejects.toThrow(/why it was stopped/);
    const because = { ...stopped, reason: 'Bled from the gums' };
    const { outside: left } = await answer(aCheck(vitaId, { outside: [because] }));
    expect(left).toEqual([]);
    expect((await basis(vitaId)).current).not.toContain('Warf 5');
  });

  it('names an unknown medicine from elsewhere in the warnings of a prescription', async () => {
    const vitaId = await at.newPatient();
    await answer(aCheck(vitaId, { outside: [outside({ name: 'Xyzabc tonic' })] }));
    const { lines } = await sign(vitaId, 'Metformin', 'Paracetamol');
    const unread = { kind: 'unread', rule: 'current-not-read', about: 'Xyzabc tonic' };
    expect(lines[0]?.warnings).toContainEqual(expect.objectContaining(unread));
    expect(lines[1]?.warnings).not.toContainEqual(expect.objectContaining(unread));
    expect((await basis(vitaId)).asked).toContain('current-not-read xyzabc tonic');
  });

  it('blocks a signature that conflicts with a medicine from elsewhere', async () => {
    const vitaId = await at.newPatient();
    await answer(aCheck(vitaId, { outside: [outside({ name: 'Sorbitrate 10' })] }));
    const sildenafil = aLine({ medicine: 'Sildenafil', strength: '50 mg', reason: 'erection', days: 10 });
    const prescription = aPrescription(vitaId, NOW, [sildenafil]);
    await expect(at.call(signPrescription, { body: { prescription } })).rejects.toMatchObject({
      code: 'input-invalid',
    });
  });

  it('stops a line that a doctor answers as stopped; a coach’s answer is a remark', async () => {
    const vitaId = await at.newPatient();
    const { lines } = await sign(vitaId, 'Metformin');
    const lineId = lines[0]?.id ?? '';
    const stopped = { lineId, answer: 'stopped' as const, text: 'Loose stools' };
    const stateNow = async () => {
      const [prescription] = (await at.call(listPrescriptions, { query: { vitaId } })).data;
      const line = prescription?.lines[0];
      return prescription && line && lineState(line, prescription, '2025-10-09');
    };
    const reported = await answer(aCheck(vitaId, { lines: [stopped] }), coach());
    expect(reported.answers).toMatchObject([{ answer: 'stopped', by: { name: 'Asha Coach' } }]);
    expect(await stateNow()).toBe('active');
    await answer(aCheck(vitaId, { lines: [stopped] }));
    expect(await stateNow()).toBe('stopped');
  });

  it('refuses a line that is not current', async () => {
    const check = aCheck(await at.newPatient(), { lines: [continues(newId())] });
    await expect(answer(check)).rejects.toMatchObject({ code: 'input-invalid' });
  });

  it('refuses a check that is already stored', async () => {
    const check = aCheck(await at.newPatient());
    await answer(check);
    await expect(answer(check)).rejects.toMatchObject({ code: 'conflict' });
  });
});
