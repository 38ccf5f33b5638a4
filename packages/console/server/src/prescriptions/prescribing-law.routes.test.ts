// spec: 107

import { createEncounter } from '@careline/core/internal/encounters';
import {
  getPrescriptionBasis,
  listPrescriptions,
  type NewLine,
  signPrescription,
} from '@careline/core/internal/prescriptions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { encounterContent } from '../../test/content/encounter-content.ts';
import { aLine, aPrescription } from '../../test/content/prescription-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

const content = encounterContent(NOW);
const SCOPES = ['prohealth', 'search', 'my_encounters', 'facility_encounters'];
const DOCTOR = {
  ...{ roles: ['OP Doctor'], scopes: SCOPES },
  ...{ registration_council: 'MH', registration_number: '12345' },
};

describe.each(databasesOfRun)('the prescribing law on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind, SCOPES);
    const { db } = at.database;
    await db.updateTable('staff').set(DOCTOR).where('id', '=', at.clinic.staffId).execute();
  });
  afterAll(() => at.database.remove());

  async function encounterOf(vitaId: string, consultationMode: 'PHYSICAL' | 'VIRTUAL'): Promise<string> {
    const encounter = content.consultation(vitaId, at.clinic.facilityId, {
      ...{ consultationMode, encounterClass: consultationMode === 'VIRTUAL' ? 'VR' : 'AMB' },
    });
    await at.call(createEncounter, { body: { encounter } });
    return encounter.id;
  }
  const sign = async (vitaId: string, lines: NewLine[], facts: Parameters<typeof aPrescription>[3] = {}) =>
    (await at.call(signPrescription, { body: { prescription: aPrescription(vitaId, NOW, lines, facts) } }))
      .data;
  const consultation = async (vitaId: string, encounterId?: string) => {
    const query = { vitaId, ...(encounterId && { encounterId }) };
    return (await at.call(getPrescriptionBasis, { query })).data.consultation;
  };
  const alprazolam = () =>
    aLine({ medicine: 'Alprazolam', strength: '0.25 mg', frequency: 'HS', meal: null, days: 5 });

  it('reports how the patient was seen, and whether it is a follow-up', async () => {
    const vitaId = await at.newPatient();
    const virtual = await encounterOf(vitaId, 'VIRTUAL');
    const first = { visit: 'first', wasSeenInPerson: false };
    const phone = { modes: ['audio', 'video', 'text'] };
    expect(await consultation(vitaId)).toEqual({ modes: ['in-person', 'video', 'audio', 'text'], ...first });
    expect(await consultation(vitaId, virtual)).toEqual({ ...phone, ...first });
    expect(await consultation(vitaId, await encounterOf(vitaId, 'PHYSICAL'))).toMatchObject({
      modes: ['in-person'],
    });
    await at.database.db
      .insertInto('video_presence')
      .values({
        ...{ id: newId(), encounter_id: virtual, party: 'patient', staff_id: null },
        ...{ joined_at: NOW, admitted_at: NOW, seen_at: NOW, left_at: null },
      })
      .execute();
    expect(await consultation(vitaId, virtual)).toMatchObject({ modes: ['video', 'audio', 'text'] });
    await sign(vitaId, [aLine()]);
    const again = { visit: 'follow-up', wasSeenInPerson: true };
    expect(await consultation(vitaId, virtual)).toMatchObject(again);
  });

  it('counts an earlier encounter with a doctor for six months', async () => {
    const vitaId = await at.newPatient();
    const id = await encounterOf(vitaId, 'PHYSICAL');
    const completed = async (starts_at: number) => {
      const done = { status: 'COMPLETED', care_provider_id: at.clinic.staffId, starts_at };
      await at.database.db.updateTable('encounter').set(done).where('id', '=', id).execute();
      return consultation(vitaId);
    };
    expect(await completed(NOW - 100 * 86_400)).toMatchObject({ visit: 'follow-up', wasSeenInPerson: true });
    expect(await completed(NOW - 200 * 86_400)).toMatchObject({ visit: 'first', wasSeenInPerson: false });
  });

  it('refuses what may not be prescribed in this mode, whatever the reason', async () => {
    const vitaId = await at.newPatient();
    const encounterId = await encounterOf(vitaId, 'VIRTUAL');
    const line = { ...alprazolam(), override: 'The patient insists' };
    await expect(sign(vitaId, [aLine(), line], { encounterId, mode: 'video' })).rejects.toMatchObject({
      code: 'input-invalid',
      facts: {
        errors: [
          {
            path: 'prescription.lines.1.medicine',
            message: expect.stringMatching(/NDPS Act and may not be prescribed by video\. See the patient/),
          },
        ],
      },
    });
    await expect(sign(vitaId, [aLine()], { encounterId })).rejects.toMatchObject({
      facts: { errors: [{ path: 'prescription.lines.0.medicine' }] },
    });
    await expect(sign(vitaId, [aLine()], { encounterId, mode: 'in-person' })).rejects.toMatchObject({
      facts: { errors: [{ path: 'prescription.mode' }] },
    });
    expect((await at.call(listPrescriptions, { query: { vitaId } })).data).toEqual([]);
  });

  it('stores the mode, and what the doctor confirmed by signing', async () => {
    const vitaId = await at.newPatient();
    const encounterId = await encounterOf(vitaId, 'VIRTUAL');
    const signed = await sign(vitaId, [aLine()], { encounterId, mode: 'video' });
    expect(signed).toMatchObject({
      mode: 'video',
      lines: [
        {
          warnings: expect.arrayContaining([
            expect.objectContaining({ kind: 'law', rule: 'not-listed', severity: 'important' }),
          ]),
        },
      ],
    });
    const refill = await sign(vitaId, [aLine({ override: 'A refill' })], { encounterId, mode: 'audio' });
    expect(refill.mode).toBe('audio');
    expect(refill.lines[0]?.warnings).not.toContainEqual(expect.objectContaining({ kind: 'law' }));
    const seen = await sign(await at.newPatient(), [alprazolam()]);
    expect(seen).toMatchObject({ mode: 'in-person' });
  });
});
