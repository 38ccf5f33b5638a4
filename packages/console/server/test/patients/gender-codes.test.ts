import {
  GENDER_CODES,
  genderCodeOf,
  getPatient,
  listPatients,
  UNKNOWN_GENDER,
} from '@careline/core/internal/patients';
import { mergePatients, previewMerge, undoMerge } from '@careline/core/internal/patients/duplicates';
import {
  getRegistration,
  registerPatient,
  updatePatient,
} from '@careline/core/internal/patients/registration';
import { getPatientCourse } from '@careline/core/internal/trends';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BATCHES, DEMO_SEED, generatePeople } from '../../build/demo/generate-people.ts';
import { writePeople } from '../../build/demo/write-people.ts';
import { ensureDemoAccounts } from '../../src/demo/demo-accounts.ts';
import type { ImportKind } from '../../src/import/batch-result.ts';
import { importBatch } from '../../src/import/import-batch.ts';
import { findPlace } from '../../src/import/import-place.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import { runWork } from '../../src/platform/database/work.ts';
import { aCallClinic, type CallClinic, NOW } from '../call-clinic.ts';
import { databasesOfRun } from '../databases.ts';
import { aRegistration } from './registrations.ts';

type Code = (typeof CODES)[number];
const CODES = [...GENDER_CODES, UNKNOWN_GENDER] as const;
const OTHERS = CODES.filter((code) => code !== UNKNOWN_GENDER);

/** A code path that writes a patient's gender, and the genders it accepts. */
interface Way {
  readonly codes: readonly Code[];
  /** Stores a patient of the gender. Returns their id. */
  readonly store: (at: CallClinic, code: Code) => Promise<string>;
}

const registered = async (at: CallClinic, gender: (typeof GENDER_CODES)[number]) =>
  (await at.call(registerPatient, { body: aRegistration(NOW, { gender }) })).data;

async function imported(at: CallClinic, kind: ImportKind, row: object): Promise<void> {
  const place = await findPlace(at.database.db, { facility: 'North' });
  const result = await importBatch(at.database.db, {
    ...{ kind, place, requestId: 'genders' },
    lines: [JSON.stringify(row)],
  });
  expect(result).toMatchObject({ taken: 1, refused: [] });
}
const cameFrom = async (at: CallClinic, sourceId: string) =>
  (
    await at.database.db
      .selectFrom('person')
      .select('id')
      .where('source_id', '=', sourceId)
      .executeTakeFirstOrThrow()
  ).id;

/** Merges with a patient whose gender wins. Both were stored by an earlier version. */
async function merged(at: CallClinic, code: Code, before = 'male') {
  const [keptId, mergedId] = [await at.newPatient(), await at.newPatient()];
  await sql`update person set gender = case id when ${keptId} then ${before} else ${code.toLowerCase()} end
    where id in (${keptId}, ${mergedId})`.execute(at.database.db);
  const { data } = await at.call(previewMerge, { query: { keptId, mergedId } });
  const versions = { keptVersion: data.kept.updatedAt, mergedVersion: data.merged.updatedAt };
  const id = newId();
  const body = { id, keptId, mergedId, ...versions, take: ['gender' as const], reason: 'Registered twice' };
  await at.call(mergePatients, { body });
  return { id, keptId };
}

/** Undoes a merge that changed the gender. */
async function undone(
  at: CallClinic,
  code: Code,
  beforeUndo: (mergeId: string) => Promise<void> = async () => undefined,
): Promise<string> {
  const { id, keptId } = await merged(at, code === 'MALE' ? 'FEMALE' : 'MALE', code.toLowerCase());
  await beforeUndo(id);
  await at.call(undoMerge, { body: { id, reason: 'Two people' } });
  return keptId;
}

const WAYS: Readonly<Record<string, Way>> = {
  'a registration': {
    codes: GENDER_CODES,
    store: async (at, code) => (await registered(at, code as never)).vitaId,
  },
  'a change of a registration': {
    codes: GENDER_CODES,
    async store(at, code) {
      const { vitaId, updatedAt } = await registered(at, code === 'MALE' ? 'FEMALE' : 'MALE');
      const reason = { code: 'patient-said' } as const;
      await at.call(updatePatient, { body: { vitaId, updatedAt, gender: code as never, reason } });
      return vitaId;
    },
  },
  'an import': {
    codes: CODES,
    async store(at, code) {
      const id = newId();
      await imported(at, 'patients', { source: 'sender', id, gender: code.toLowerCase() });
      return cameFrom(at, id);
    },
  },
  'a newer content of an import': {
    codes: CODES,
    async store(at, code) {
      const id = newId();
      await imported(at, 'patients', { source: 'sender', id });
      await imported(at, 'patients', { source: 'sender', id, gender: code.toLowerCase(), name: [] });
      return cameFrom(at, id);
    },
  },
  'a diabetes log': {
    codes: [UNKNOWN_GENDER],
    async store(at) {
      const patient = newId();
      const measured = { date: '04-21-1991', time: '9:09', code: '58', value: '100' };
      await imported(at, 'glucose-log', { source: 'log', patient, line: 1, ...measured });
      return cameFrom(at, patient);
    },
  },
  'the demo': {
    codes: ['MALE', 'FEMALE'],
    async store(at, code) {
      const people = [...generatePeople(DEMO_SEED, NOW, BATCHES - 1)].flat();
      await runWork(at.database.db, async (tx) => {
        await ensureDemoAccounts(tx);
        await writePeople(tx, people);
      });
      return people.find(({ person }) => person.gender === code.toLowerCase())?.person.id ?? '';
    },
  },
  'a merge': { codes: OTHERS, store: async (at, code) => (await merged(at, code)).keptId },
  'a merge that is undone': { codes: OTHERS, store: (at, code) => undone(at, code) },
  'a merge of an earlier version that is undone': {
    codes: OTHERS,
    store: (at, code) =>
      undone(at, code, async (id) => {
        await sql`update person_merge set memory = replace(replace(replace(memory::text,
          'FEMALE', 'female'), 'MALE', 'male'), 'OTHER', 'other')::jsonb where id = ${id}`.execute(
          at.database.db,
        );
      }),
  },
};

/** Reads that return a patient's gender. */
const READS: Readonly<Record<string, (at: CallClinic, vitaId: string, uhid: string) => Promise<unknown>>> = {
  'the patient': async (at, vitaId) =>
    (await at.call(getPatient, { query: { vitaId } })).data.appUserInfo.gender,
  'the registration': async (at, vitaId) =>
    (await at.call(getRegistration, { query: { vitaId } })).data.gender,
  'the search': async (at, _, text) =>
    (await at.call(listPatients, { body: { by: 'uhid', text } })).data[0]?.appUserInfo.gender,
  'the comparison of two': async (at, keptId) => {
    const query = { keptId, mergedId: await at.newPatient() };
    return (await at.call(previewMerge, { query })).data.kept.values.gender?.[0];
  },
  'what readings are judged with': async (at, vitaId) =>
    genderCodeOf((await at.call(getPatientCourse, { query: { vitaId } })).course.sex),
};

describe.each(databasesOfRun)('gender codes on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind, ['prohealth', 'search']);
    // The code sets it. The trigger is for the previous version.
    await sql`drop trigger person_gender_code on person`.execute(at.database.db);
  });
  afterAll(() => at.database.remove());

  it.each(
    Object.entries(WAYS).flatMap(([name, { codes, store }]) =>
      codes.map((code) => [name, code, store] as const),
    ),
  )('are stored by %s: %s', async (_, code, store) => {
    const id = await store(at, code);
    const row = await at.database.db
      .selectFrom('person')
      .select('gender')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ gender: code });
  });

  it.each(Object.entries(READS))('are returned by %s where the row is not rewritten yet', async (_, read) => {
    const { vitaId, uhid } = await registered(at, 'OTHER');
    await sql`update person set gender = 'female' where id = ${vitaId}`.execute(at.database.db);
    expect(await read(at, vitaId, uhid ?? '')).toBe('FEMALE');
  });
});
