import { listPatientTasks } from '@careline/core/internal/care';
import {
  getPrescriptionBasis,
  type NewAdherence,
  type Prescription,
  recordAdherence,
  signPrescription,
  stopLine,
} from '@careline/core/internal/prescriptions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { aLine, aPrescription } from '../../test/content/prescription-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

const SCOPES = ['prohealth', 'prohealth:hmCallInfo', 'prohealth:search', 'my_encounters', 'tasks'];

describe.each(databasesOfRun)('adherence on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind, SCOPES);
    await at.database.db
      .updateTable('staff')
      .set({ roles: ['OP Doctor'], scopes: SCOPES, registration_council: 'MH', registration_number: '12345' })
      .where('id', '=', at.clinic.staffId)
      .execute();
  });
  afterAll(() => at.database.remove());

  async function onCall() {
    const { vitaId, contactId } = await at.dialled();
    const lines = [aLine(), aLine({ medicine: 'Amlodipine', strength: '5 mg', frequency: 'OD' })];
    const { data } = await at.call(signPrescription, {
      body: { prescription: aPrescription(vitaId, NOW, lines) },
    });
    return { vitaId, contactId, prescription: data };
  }
  type OnCall = Awaited<ReturnType<typeof onCall>>;

  const answerOf = (
    { prescription }: OnCall,
    index: number,
    facts: Partial<NewAdherence> = {},
  ): NewAdherence => ({
    ...{ id: newId(), prescriptionId: prescription.id, lineId: prescription.lines[index]?.id ?? '' },
    ...{ answer: 'taken', missedDoses: null, reason: '' },
    ...facts,
  });
  const record = async (
    of: OnCall,
    answers: NewAdherence[],
    contactId = of.contactId,
  ): Promise<Prescription[]> =>
    (await at.call(recordAdherence, { body: { adherence: { vitaId: of.vitaId, contactId, answers } } })).data;
  const openTasks = async (vitaId: string) =>
    (await at.call(listPatientTasks, { query: { vitaId } })).data.filter(({ state }) => state === 'open');

  it('is stored as a whole, and the prescribing screen shows deviations', async () => {
    const of = await onCall();
    const all = await record(of, [answerOf(of, 0), answerOf(of, 1)]);
    expect(all[0]?.lines.map(({ adherence }) => adherence?.answer)).toEqual(['taken', 'taken']);
    const basis = async () =>
      (await at.call(getPrescriptionBasis, { query: { vitaId: of.vitaId } })).data.adherence;
    expect(await basis()).toEqual([]);
    await record(of, [answerOf(of, 0, { answer: 'missed', missedDoses: 3 })]);
    expect(await basis()).toMatchObject([
      { name: 'Metformin 500 mg', answer: 'missed', missedDoses: 3, at: NOW },
    ]);
    expect(await openTasks(of.vitaId)).toEqual([]);
  });

  it.each([
    ['stopped', 'Swollen ankles', 'Amlodipine 5 mg: Stopped by the patient'],
    ['not-bought', '', 'Amlodipine 5 mg: Could not buy it'],
  ] as const)(
    'gives the prescriber a task for a medicine that is %s, until it is taken again',
    async (answer, reason, what) => {
      const of = await onCall();
      await record(of, [answerOf(of, 1, { answer, reason })]);
      expect(await openTasks(of.vitaId)).toMatchObject([{ what, assignee: { id: at.clinic.staffId } }]);
      await record(of, [answerOf(of, 1, { answer, reason })]);
      expect(await openTasks(of.vitaId)).toHaveLength(1);
      await record(of, [answerOf(of, 1)]);
      expect(await openTasks(of.vitaId)).toEqual([]);
    },
  );

  it('ends the task when the doctor stops the medicine', async () => {
    const of = await onCall();
    await record(of, [answerOf(of, 1, { answer: 'stopped', reason: 'Swollen ankles' })]);
    const { vitaId, prescription } = of;
    const stop = {
      id: newId(),
      vitaId,
      prescriptionId: prescription.id,
      lineId: prescription.lines[1]?.id ?? '',
    };
    await at.call(stopLine, { body: { stop: { ...stop, reason: 'Swollen ankles' } } });
    expect(await openTasks(vitaId)).toEqual([]);
    await expect(record(of, [answerOf(of, 1)])).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is refused for a call or a medicine of another patient', async () => {
    const [of, other] = [await onCall(), await onCall()];
    await expect(record(of, [answerOf(of, 0)], other.contactId)).rejects.toMatchObject({ code: 'not-found' });
    await expect(record(of, [answerOf(other, 0)])).rejects.toMatchObject({ code: 'not-found' });
  });
});
