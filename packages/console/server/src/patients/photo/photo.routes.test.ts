import { getPatient, getPhoto, listPatients, removePhoto, setPhoto } from '@careline/core/internal/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { aPhoto } from '../../../test/content/report-content.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import { erasePerson, planErasure } from '../erasure/erasure.ts';

describe.each(databasesOfRun)('the photo of a patient on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind, ['prohealth', 'search']);
  });
  afterAll(() => at.database.remove());

  const set = (vitaId: string, text?: string, call = at.call) =>
    call(setPhoto, { body: { vitaId }, file: aPhoto(text) });
  const open = async (vitaId: string) => (await at.call(getPhoto, { query: { vitaId } })).file;
  const photoOf = async (vitaId: string) => (await at.call(getPatient, { query: { vitaId } })).data.photo;
  const stored = (vitaId: string) =>
    at.database.db.selectFrom('patient_photo').selectAll().where('person_id', '=', vitaId).execute();

  it('is set, returned with the patient and in the search, replaced and removed', async () => {
    const uhid = `AH/29/${newId().slice(-6)}`;
    const vitaId = await at.newPatient({ identifiers: [{ system: 'uhid', value: uhid }] });
    expect(await photoOf(vitaId)).toBeNull();
    await set(vitaId, 'one');
    expect(at.call.touched).toEqual([vitaId]);
    const { data } = await set(vitaId, 'two');
    expect(data).toEqual({ photo: { sha256: aPhoto('two').sha256 } });
    expect(await photoOf(vitaId)).toEqual(data.photo);
    const found = await at.call(listPatients, { body: { by: 'uhid', text: uhid } });
    expect(found.data).toMatchObject([{ vitaId, photo: data.photo }]);
    const file = await open(vitaId);
    expect([file.type, await file.text()]).toEqual(['image/webp', 'two']);
    expect(await stored(vitaId)).toMatchObject([{ updated_at: NOW, updated_by: at.clinic.staffId }]);
    await at.call(removePhoto, { body: { vitaId } });
    await at.call(removePhoto, { body: { vitaId } });
    expect(await photoOf(vitaId)).toBeNull();
    await expect(open(vitaId)).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each<[string, (vitaId: string) => Promise<unknown>]>([
    ['looked at', (vitaId) => at.callElsewhere(getPhoto, { query: { vitaId } })],
    ['set', (vitaId) => set(vitaId, 'another', at.callElsewhere)],
    ['removed', (vitaId) => at.callElsewhere(removePhoto, { body: { vitaId } })],
  ])('of a patient of another facility is not %s', async (_, ask) => {
    const vitaId = await at.newPatient();
    await set(vitaId, 'own');
    await expect(ask(vitaId)).rejects.toMatchObject({ code: 'not-found' });
    expect(await photoOf(vitaId)).toEqual({ sha256: aPhoto('own').sha256 });
  });

  it('is deleted when the patient is erased', async () => {
    const vitaId = await at.newPatient();
    await set(vitaId);
    await runWork(at.database.db, async (tx) => {
      const plan = await planErasure(tx, vitaId, 3);
      if (plan) await erasePerson(tx, plan, { requestId: 'r1', now: NOW });
    });
    expect(await stored(vitaId)).toEqual([]);
  });
});
