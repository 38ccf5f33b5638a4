import { genderCodeOf } from '@careline/core/patients';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { aPerson } from '../../../test/people.ts';
import { countRows } from '../../../test/postgres/count-rows.ts';
import { migrate, migrationNames } from '../../platform/database/migrate.ts';
import { runWork } from '../../platform/database/work.ts';
import { insertPersons } from './persons.ts';
import { rewriteGenders } from './rewrite-genders.ts';

const OLD = ['male', 'female', 'other', 'unknown', 'Male', ' female ', '', 'nonbinary', 'FEMALE', 'UNKNOWN'];
const now = () => 1_760_000_000;

describe.each(databasesOfRun)('genders of an earlier version, on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
  });
  afterAll(() => database.remove());
  beforeEach(async () => {
    for (const table of ['rewriting', 'work_change', 'person_facility', 'person'])
      await sql`delete from ${sql.table(table)}`.execute(database.db);
  });

  /** Patients as an earlier version stored them; answers their ids. */
  async function stored(genders: readonly string[]): Promise<readonly string[]> {
    const people = genders.map(() => aPerson(clinic));
    const ids = people.map(({ id }) => id);
    await runWork(database.db, async (tx) => {
      await insertPersons(tx, people);
      await sql`alter table person disable trigger user`.execute(tx);
      await sql`update person p set gender = old.gender
        from unnest(${ids}::uuid[], ${genders}::text[]) as old (id, gender) where p.id = old.id`.execute(tx);
      await sql`alter table person enable trigger user`.execute(tx);
    });
    return ids;
  }
  async function gendersOf(ids: readonly string[]) {
    const rows = await database.db.selectFrom('person').select(['id', 'gender']).execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.gender);
  }
  async function others() {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(p) - 'gender' as row from person p order by id`.execute(database.db);
    return [rows, await countRows(database.db, 'audit'), await countRows(database.db, 'work_change')];
  }

  it('become the codes that are sent for them, and nothing else of a patient changes or is noted', async () => {
    const ids = await stored(OLD);
    const before = await others();
    expect(await rewriteGenders(database.db, { now })).toEqual({ report: 8, isDone: true });
    expect(await gendersOf(ids)).toEqual(OLD.map(genderCodeOf));
    expect(await others()).toEqual(before);
  });

  it('are rewritten in portions: what was interrupted goes on where it stopped, and ends once', async () => {
    const ids = await stored(Array.from({ length: 450 }, () => 'female'));
    const stop = new AbortController();
    const portions: number[] = [];
    const run = (signal?: AbortSignal) =>
      rewriteGenders(database.db, {
        now,
        ...(signal && { signal }),
        between: async () => undefined,
        onProgress: ({ report }) => {
          portions.push(report);
          stop.abort();
        },
      });
    expect(await run(stop.signal)).toEqual({ report: 200, isDone: false });
    const left = (await gendersOf(ids)).filter((gender) => gender === 'female');
    expect(left).toHaveLength(250);
    expect(await run()).toEqual({ report: 250, isDone: true });
    expect(new Set(await gendersOf(ids))).toEqual(new Set(['FEMALE']));
    await run();
    expect(portions).toEqual([200, 200, 250, 0]);
  });

  it('are codes too where the version before writes beside this one', async () => {
    await rewriteGenders(database.db, { now });
    const { id, organisationId } = aPerson(clinic);
    await sql`insert into person (id, organisation_id, gender, created_at, updated_at)
      values (${id}, ${organisationId}, 'other', 1, 1)`.execute(database.db);
    expect(await gendersOf([id])).toEqual(['OTHER']);
    await sql`update person set gender = 'female' where id = ${id}`.execute(database.db);
    expect(await gendersOf([id])).toEqual(['FEMALE']);
  });

  it.each([
    ['0047-patient-goals', /made by a newer version/],
    ['0048-patient-photo', undefined],
  ])('a version whose last migration is %s serves beside codes: refused with %s', async (last, refusal) => {
    const known = migrationNames().filter((name) => name <= last);
    const migrations = known.map((name) => ({ name, up: async () => undefined }));
    const outcome = migrate(database, { migrations });
    await (refusal ? expect(outcome).rejects.toThrow(refusal) : expect(outcome).resolves.toEqual([]));
  });
});
