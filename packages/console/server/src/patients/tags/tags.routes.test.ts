// spec: 82

import { changeTags, getPatient, listPatients, MAX_PATIENT_TAGS } from '@careline/core/internal/patients';
import type { TagDefinition } from '@careline/core/internal/preferences';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { defineTags } from '../../../test/content/tag-content.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import { erasePerson, planErasure } from '../erasure/erasure.ts';

describe.each(databasesOfRun)('tags of a patient on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind, ['prohealth', 'search']);
  });
  afterAll(() => at.database.remove());

  const setDefinitions = (tags: readonly Partial<TagDefinition>[]) => defineTags(at, tags);
  beforeEach(() =>
    setDefinitions([
      { code: 'LIVES_ALONE', label: 'Lives alone', colour: 'info' },
      { code: 'HIGH_RISK', label: 'High risk', colour: 'danger' },
      { code: 'OLD', label: 'Old', archived: true },
    ]),
  );

  const change = (vitaId: string, body: { set?: string[]; remove?: string[] }, call = at.call) =>
    call(changeTags, { body: { vitaId, ...body } });
  const tagsOf = async (vitaId: string) => (await at.call(getPatient, { query: { vitaId } })).data.tags;
  const codesOf = async (vitaId: string) => (await tagsOf(vitaId))?.map(({ code }) => code);

  it('show who set them and when, in the defined order, and in the search', async () => {
    const uhid = `AH/31/${newId().slice(-6)}`;
    const vitaId = await at.newPatient({ identifiers: [{ system: 'uhid', value: uhid }] });
    expect(await tagsOf(vitaId)).toEqual([]);
    const { data } = await change(vitaId, { set: ['HIGH_RISK', 'LIVES_ALONE'] });
    expect(data.tags).toMatchObject([
      { code: 'LIVES_ALONE', label: 'Lives alone', colour: 'info' },
      { code: 'HIGH_RISK', label: 'High risk', setAt: NOW, setBy: { id: at.clinic.staffId } },
    ]);
    expect(at.call.touched).toEqual([vitaId]);
    expect(await tagsOf(vitaId)).toEqual(data.tags);
    const found = await at.call(listPatients, { body: { by: 'uhid', text: uhid } });
    expect(found.data[0]?.tags).toEqual([
      { code: 'LIVES_ALONE', label: 'Lives alone', colour: 'info' },
      { code: 'HIGH_RISK', label: 'High risk', colour: 'danger' },
    ]);
  });

  it('merge the changes of two people who start from the same list', async () => {
    const vitaId = await at.newPatient();
    await change(vitaId, { set: ['HIGH_RISK'] });
    await Promise.all([change(vitaId, { set: ['LIVES_ALONE'] }), change(vitaId, { remove: ['HIGH_RISK'] })]);
    expect(await codesOf(vitaId)).toEqual(['LIVES_ALONE']);
    await Promise.all([change(vitaId, { set: ['LIVES_ALONE'] }), change(vitaId, { remove: ['HIGH_RISK'] })]);
    expect(await codesOf(vitaId)).toEqual(['LIVES_ALONE']);
  });

  it('record who removed one and when', async () => {
    const vitaId = await at.newPatient();
    await change(vitaId, { set: ['HIGH_RISK'] });
    await change(vitaId, { remove: ['HIGH_RISK'] });
    await change(vitaId, { set: ['HIGH_RISK'] });
    const rows = await at.database.db
      .selectFrom('patient_tag')
      .select(['removed_by', 'removed_at'])
      .where('person_id', '=', vitaId)
      .orderBy('removed_at')
      .execute();
    expect(rows).toEqual([
      { removed_by: at.clinic.staffId, removed_at: NOW },
      { removed_by: null, removed_at: null },
    ]);
  });

  it('stay readable when their definition is renamed, archived or gone', async () => {
    const vitaId = await at.newPatient();
    await change(vitaId, { set: ['HIGH_RISK', 'LIVES_ALONE'] });
    await setDefinitions([{ code: 'HIGH_RISK', label: 'At risk', colour: 'warning', archived: true }]);
    expect(await tagsOf(vitaId)).toMatchObject([
      { code: 'HIGH_RISK', label: 'At risk', colour: 'warning' },
      { code: 'LIVES_ALONE', label: 'Lives alone', colour: 'info' },
    ]);
    expect((await change(vitaId, { remove: ['LIVES_ALONE'] })).data.tags).toHaveLength(1);
  });

  it.each<[string, string[]]>([
    ['that is archived', ['OLD']],
    ['that nobody defined', ['UNKNOWN']],
  ])('refuse one %s, and set nothing then', async (_, set) => {
    const vitaId = await at.newPatient();
    await expect(change(vitaId, { set: ['HIGH_RISK', ...set] })).rejects.toMatchObject({
      code: 'input-invalid',
    });
    expect(await tagsOf(vitaId)).toEqual([]);
  });

  it('have an upper limit', async () => {
    const many = Array.from({ length: MAX_PATIENT_TAGS + 1 }, (_, index) => `TAG_${index}`);
    await setDefinitions(many.map((code) => ({ code, label: code })));
    const vitaId = await at.newPatient();
    await change(vitaId, { set: many.slice(1) });
    await expect(change(vitaId, { set: many.slice(0, 1) })).rejects.toMatchObject({ code: 'input-invalid' });
    await change(vitaId, { set: many.slice(0, 1), remove: many.slice(1, 2) });
    expect(await codesOf(vitaId)).toHaveLength(MAX_PATIENT_TAGS);
  });

  it('are not set for a patient of another facility', async () => {
    const vitaId = await at.newPatient();
    const asked = change(vitaId, { set: ['HIGH_RISK'] }, at.callElsewhere);
    await expect(asked).rejects.toMatchObject({ code: 'not-found' });
    expect(await tagsOf(vitaId)).toEqual([]);
  });

  it('are deleted when the patient is erased, removed ones too', async () => {
    const vitaId = await at.newPatient();
    await change(vitaId, { set: ['HIGH_RISK', 'LIVES_ALONE'] });
    await change(vitaId, { remove: ['HIGH_RISK'] });
    await runWork(at.database.db, async (tx) => {
      const plan = await planErasure(tx, vitaId, 3);
      if (plan) await erasePerson(tx, plan, { requestId: 'r1', now: NOW });
    });
    const left = at.database.db.selectFrom('patient_tag').selectAll().where('person_id', '=', vitaId);
    expect(await left.execute()).toEqual([]);
  });
});
