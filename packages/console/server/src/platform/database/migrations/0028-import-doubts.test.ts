import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../../test/databases.ts';
import { aPerson } from '../../../../test/people.ts';
import { UNREADABLE_TIME } from '../../../observations/unreadable-time.ts';
import { insertPersons, type NewPerson } from '../../../patients/registration/persons.ts';
import { newId } from '../new-id.ts';
import { runWork } from '../work.ts';
import { up } from './0028-import-doubts.ts';

const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;
const dayIn = (days: number): string => new Date((NOW + days * DAY) * 1000).toISOString().slice(0, 10);

describe.each(databasesOfRun)(
  'what was imported before doubts were marked, on the $kind database',
  ({ open }) => {
    let database: TestDatabase;
    let clinic: Clinic;
    beforeAll(async () => {
      database = await open();
      clinic = await aClinic(database.db);
      await sql.raw('alter table reading drop column doubt').execute(database.db);
      await sql
        .raw('alter table imported_resource drop column held, drop column held_patient')
        .execute(database.db);
    });
    afterAll(() => database.remove());

    const person = async (facts: Partial<NewPerson> = {}): Promise<string> => {
      const id = newId();
      const imported = { source: 's', sourceId: id, birthDate: '1961-02-28' };
      await runWork(database.db, (tx) => insertPersons(tx, [aPerson(clinic, { id, ...imported, ...facts })]));
      return id;
    };

    const reading = async (personId: string, facts: object): Promise<string> => {
      const id = newId();
      const row = {
        ...{
          id,
          organisation_id: clinic.organisationId,
          facility_id: clinic.facilityId,
          person_id: personId,
        },
        ...{
          metric: 'bloodglucose',
          sort_at: 0,
          values: '[]',
          source: 's',
          source_id: id,
          content_hash: 'x',
        },
        ...{ created_at: NOW, updated_at: NOW, ...facts },
      };
      await database.db.insertInto('reading').values(row).execute();
      const { person_id, organisation_id, facility_id } = row;
      await database.db
        .insertInto('reading_alert')
        .values({
          ...{ reading_id: id, person_id, organisation_id, facility_id, sort_at: 0, raised_at: NOW },
          ...{ level: 'critical', flag: 'low', measure: 'glucose' },
        })
        .execute();
      return id;
    };

    it('has its marks afterwards, and the alerts of what is in doubt end', async () => {
      const living = await person();
      const dead = await person({ deceased: '2020' });
      const wanted: Record<string, string | null> = {
        [await reading(living, { at: NOW - DAY })]: null,
        [await reading(living, { at: NOW + 3 * DAY })]: 'in-future',
        [await reading(living, { on_date: dayIn(5) })]: 'in-future',
        [await reading(living, { at: NOW + 3 * DAY, content_hash: null, source_id: null })]: null,
        [await reading(living, { on_date: '1961-02-27' })]: 'before-birth',
        [await reading(living, { on_date: '1961-02-28' })]: null,
        [await reading(living, { time_text: '1950', sort_at: UNREADABLE_TIME })]: null,
        [await reading(dead, { on_date: '2020-12-31' })]: null,
        [await reading(dead, { at: NOW - DAY })]: 'after-death',
      };
      await runWork(database.db, (tx) => up(tx as unknown as Kysely<unknown>));
      const rows = await database.db
        .selectFrom('reading')
        .innerJoin('reading_alert', 'reading_id', 'reading.id')
        .select(['reading.id', 'doubt', 'reading.sort_at', 'end_reason'])
        .execute();
      expect(Object.fromEntries(rows.map(({ id, doubt }) => [id, doubt]))).toEqual(wanted);
      for (const { doubt, sort_at: sortAt, end_reason: reason } of rows) {
        expect(reason).toBe(doubt);
        if (doubt !== null) expect(sortAt).toBe(UNREADABLE_TIME);
      }
    });

    it('counts who is said to die later as alive, and no other', async () => {
      await sql.raw('alter table reading drop column doubt').execute(database.db);
      await sql
        .raw('alter table imported_resource drop column held, drop column held_patient')
        .execute(database.db);
      const later = dayIn(60);
      const ids = [
        await person({ deceased: later, details: { race: 'x' } }),
        await person({ deceased: '2020-01-02' }),
        await person({ deceased: 'true' }),
        await person({ deceased: dayIn(0).slice(0, 4) }),
      ];
      await runWork(database.db, (tx) => up(tx as unknown as Kysely<unknown>));
      const rows = await database.db
        .selectFrom('person')
        .select(['id', 'deceased', 'details'])
        .where('id', 'in', ids)
        .execute();
      const of = (id: string | undefined) => rows.find((row) => row.id === id);
      expect(ids.map((id) => of(id)?.deceased)).toEqual([null, '2020-01-02', 'true', dayIn(0).slice(0, 4)]);
      expect(of(ids[0])?.details).toEqual({ race: 'x', deceased: later, doubts: ['death-in-future'] });
    });
  },
);
