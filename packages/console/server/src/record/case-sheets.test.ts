// spec: 5, 90, 103

import {
  getCaseSheetSection,
  listCaseSheet,
  listCaseSheetVersions,
  type NewSheetVersion,
  type SheetVersion,
  saveCaseSheet,
} from '@careline/core/internal/case-sheets';
import { mergePatients, previewMerge, undoMerge } from '@careline/core/internal/patients/duplicates';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { allergicTo, aSheetVersion } from '../../test/content/sheet-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { erasePerson, planErasure } from '../patients/erasure/erasure.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { readSheetAccess } from './case-sheet-access.ts';

const section = 'ALLERGIES';
const reason = { code: 'patient-said' } as const;

describe.each(databasesOfRun)('case sheets on the $kind database', (kind) => {
  let at: CallClinic;
  let colleague: ClinicalCalls;
  beforeAll(async () => {
    at = await aCallClinic(kind);
    await at.database.db.updateTable('staff').set({ case_sheet_access: 'PROVIDER' }).execute();
    const staffId = await anotherStaff('Dr Rao', ['my_encounters']);
    colleague = clinicalCalls(at.database, { ...at.clinic, staffId }, { now: NOW + 60 });
  });
  afterAll(() => at.database.remove());

  async function anotherStaff(name: string, scopes: string[], level: 'VIEWER' | 'PROVIDER' | null = null) {
    const id = newId();
    const row = { id, organisation_id: at.clinic.organisationId, name, email: `${id}@test.example` };
    await at.database.db
      .insertInto('staff')
      .values({ ...row, scopes, case_sheet_access: level })
      .execute();
    return id;
  }

  async function save(vitaId: string, facts: Partial<NewSheetVersion> = {}, by = at.call) {
    const version = aSheetVersion(vitaId, NOW, facts);
    return (await by(saveCaseSheet, { body: { version } })).data;
  }
  const present = async (vitaId: string): Promise<readonly SheetVersion[]> =>
    (await at.call(getCaseSheetSection, { query: { vitaId, section } })).data.newest;
  const substances = (versions: readonly SheetVersion[]) =>
    versions.flatMap(({ answers }) =>
      ((answers.allergies?.allergies ?? []) as { substance: string }[]).map((row) => row.substance),
    );

  it('store every version, with who wrote it, when and why, and show the newest', async () => {
    const vitaId = await at.newPatient();
    expect(await present(vitaId)).toEqual([]);
    const first = await save(vitaId);
    expect(at.call.noted).toEqual({ section });
    const answers = allergicTo('Penicillin');
    const second = await save(vitaId, { answers, follows: [first.id], reason }, colleague);
    expect(await present(vitaId)).toEqual([second]);
    expect(second).toMatchObject({ number: 2, author: { name: 'Dr Rao' }, reason, at: NOW + 60 });
    const versions = (limit: string, after?: string) =>
      at.call(listCaseSheetVersions, { query: { vitaId, section, limit, ...(after && { after }) } });
    const page = await versions('1');
    expect([...page.data, ...(await versions('1', page.next ?? '')).data]).toEqual([second, first]);
    const { data, access, sheet } = await at.call(listCaseSheet, { query: { vitaId } });
    expect(data).toEqual([{ section, newest: [second], versions: 2 }]);
    expect(access).toBe('PROVIDER');
    expect(sheet).not.toBe(vitaId);
  });

  it('refuse the second of two writers, who is shown what the first one wrote', async () => {
    const vitaId = await at.newPatient();
    const first = await save(vitaId);
    const outdated = [[], [newId()], [first.id, newId()]];
    for (const follows of outdated) {
      const refusal = await save(vitaId, { follows }, colleague).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(ProblemError);
      expect(refusal).toMatchObject({ code: 'conflict', facts: { newer: [first] } });
    }
    expect(await present(vitaId)).toEqual([first]);
  });

  it('lose nothing where many write at once and merge both', async () => {
    const vitaId = await at.newPatient();
    const names = Array.from({ length: 8 }, (_, index) => `Substance ${index}`);
    const add = async (name: string): Promise<void> => {
      const newest = await present(vitaId);
      const answers = allergicTo(...substances(newest), name);
      const follows = newest.map(({ id }) => id);
      await save(vitaId, { answers, follows }).catch((error: unknown) => {
        expect(error).toMatchObject({ code: 'conflict' });
        return add(name);
      });
    };
    await Promise.all(names.map(add));
    expect(substances(await present(vitaId)).toSorted()).toEqual(names);
    const { data } = await at.call(listCaseSheetVersions, { query: { vitaId, section } });
    expect(data.map(({ number }) => number)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it.each<[string, NewSheetVersion['answers'], boolean]>([
    ['adding to it', allergicTo('Penicillin', 'Latex'), false],
    ['saying the same', allergicTo('Penicillin'), false],
    ['taking it back', allergicTo('Latex'), true],
    ['saying the opposite', { statement: { noneKnown: true } }, true],
  ])('require a reason from a colleague, when %s: %#', async (_, answers, isAsked) => {
    const vitaId = await at.newPatient();
    const first = await save(vitaId, { answers: allergicTo('Penicillin') });
    const next = { answers, follows: [first.id] };
    const unexplained = save(vitaId, next, colleague);
    if (isAsked) {
      const errors = [{ path: 'version.reason' }];
      await expect(unexplained).rejects.toMatchObject({ code: 'input-invalid', facts: { errors } });
      await save(vitaId, { ...next, reason }, colleague);
    } else await unexplained;
    const [theirs] = await present(vitaId);
    // Authors need no reason to change their own entries.
    await save(vitaId, { answers: allergicTo('Nuts'), follows: [theirs?.id ?? ''] }, colleague);
  });

  it.each<[string, Partial<NewSheetVersion>, string]>([
    ['of another form', { form: 'case-sheet/allergies@0' }, 'version.form'],
    ['with a field that is none', { answers: { statement: { all: 'x' } } }, 'version.answers.statement.all'],
    ['with nothing', { answers: {} }, 'version.answers'],
    ['of an encounter of somebody else', { encounterId: newId() }, 'version.encounterId'],
    [
      'from a source that is nobody’s',
      { metaInfo: { updatedAt: NOW, source: 'lab' } },
      'version.metaInfo.source',
    ],
  ])('are refused %s', async (_, facts, path) => {
    const vitaId = await at.newPatient();
    await expect(save(vitaId, facts)).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path }] },
    });
    expect(await present(vitaId)).toEqual([]);
  });

  it.each<[string, string[], 'VIEWER' | 'PROVIDER' | null, 'VIEWER' | 'PROVIDER']>([
    ['who sees patients', ['prohealth', 'my_encounters'], null, 'PROVIDER'],
    ['who calls', ['prohealth', 'hmCallInfo'], null, 'VIEWER'],
    ['who calls, and was let', ['prohealth', 'hmCallInfo'], 'PROVIDER', 'PROVIDER'],
    ['who sees patients, and was not let', ['prohealth', 'my_encounters'], 'VIEWER', 'VIEWER'],
  ])('let %s read, and write with the access level of a provider only', async (_, scopes, level, access) => {
    const vitaId = await at.newPatient();
    const staffId = await anotherStaff('Somebody', scopes, level);
    const theirs = clinicalCalls(at.database, { ...at.clinic, staffId }, { now: NOW, scopes });
    expect(await readSheetAccess(at.database.db, staffId)).toBe(access);
    expect((await theirs(listCaseSheet, { query: { vitaId } })).access).toBe(access);
    const saved = save(vitaId, {}, theirs);
    if (access === 'PROVIDER') await saved;
    else await expect(saved).rejects.toMatchObject({ code: 'case-sheet-access' });
  });

  it('of a patient elsewhere are not found', async () => {
    const vitaId = await at.newPatient();
    await expect(save(vitaId, {}, at.callElsewhere)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('of two merged records are listed together until someone unites them, and are separated on undo', async () => {
    const [keptId, mergedId] = [await at.newPatient(), await at.newPatient()];
    const first = await save(keptId, { answers: allergicTo('Penicillin') });
    const merged = await save(mergedId, { answers: allergicTo('Latex') });
    const later = clinicalCalls(at.database, at.clinic, { now: NOW + 5 * 3600 });
    const { data } = await later(previewMerge, { query: { keptId, mergedId } });
    const versions = { keptVersion: data.kept.updatedAt, mergedVersion: data.merged.updatedAt };
    const id = newId();
    const body = { id, keptId, mergedId, ...versions, take: [], reason: 'The same person' };
    await later(mergePatients, { body });
    expect(substances(await present(keptId)).toSorted()).toEqual(['Latex', 'Penicillin']);
    const both = { answers: allergicTo('Penicillin', 'Latex'), follows: [first.id, merged.id] };
    const one = await save(keptId, both, colleague);
    expect(await present(keptId)).toEqual([one]);
    await later(undoMerge, { body: { id, reason: 'They are two' } });
    expect(await present(mergedId)).toEqual([merged]);
    expect(await present(keptId)).toEqual([one]);
  });

  it('lose their free text with the patient’s identity, and are deleted with the record', async () => {
    const vitaId = await at.newPatient();
    const first = await save(vitaId, { answers: allergicTo('Penicillin') });
    const words = { code: 'other', text: 'Her sister says so' } as const;
    const note = [{ substance: 'Latex', kind: 'DRUG' }];
    const answers = { statement: { noneKnown: false }, allergies: { allergies: note } };
    await save(vitaId, { answers, follows: [first.id], reason: words }, colleague);
    const erase = (now: number) =>
      runWork(at.database.db, async (tx) => {
        const plan = await planErasure(tx, vitaId, 3);
        if (plan) await erasePerson(tx, plan, { requestId: 'r1', now });
      });
    const stored = async () =>
      (
        await sql<{ row: string }>`select to_jsonb(v)::text as row from case_sheet_version v
          where person_id = ${vitaId}`.execute(at.database.db)
      ).rows.map(({ row }) => row);
    await erase(NOW);
    expect(await stored()).toHaveLength(2);
    expect((await stored()).join()).not.toMatch(/Latex|Penicillin|sister/);
    expect((await stored()).join()).toContain('DRUG');
    await erase(NOW + 5 * 365 * 86_400);
    expect(await stored()).toEqual([]);
  });
});
