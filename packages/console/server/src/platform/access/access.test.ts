import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { aPerson } from '../../../test/people.ts';
import { listAlerts } from '../../observations/alerts/reading-alerts.ts';
import { insertReadings } from '../../observations/reading-rows.ts';
import { readPatient } from '../../patients/patients.ts';
import { insertPersons } from '../../patients/registration/persons.ts';
import { searchPatients } from '../../patients/search/patient-search.ts';
import { newId } from '../database/new-id.ts';
import { runWork } from '../database/work.ts';
import { atFacilityOf, isOfFacility, mayRead, type Reader, requirePatient } from './access.ts';
import { type AccessGrant, addGrant, liveGrants } from './access-grants.ts';

const NOW = 1_760_000_000;

describe('membership of a facility', () => {
  it('is read in one place, and only written elsewhere', () => {
    const source = join(fileURLToPath(import.meta.url), '../../..');
    const asks = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter(
        (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/migrations|import\//.test(path),
      )
      .filter((path) =>
        /(?:(?<!delete )from|join|(?<!delete)From|Join)\W+person_facility\b/.test(
          readFileSync(join(source, path), 'utf8'),
        ),
      );
    expect(asks).toEqual(['platform/access/access.ts']);
  });
});

describe.each(databasesOfRun)('the condition for a patient on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    await runWork(database.db, (tx) =>
      insertPersons(tx, [aPerson(clinic, { id: newId(), facilityIds: [clinic.otherFacilityId] })]),
    );
    await database.db
      .deleteFrom('staff_facility')
      .where('facility_id', '=', clinic.otherFacilityId)
      .execute();
  });
  afterAll(() => database.remove());

  const ALIASES = [...'abcdefghijklmnopqrstuvwxyz', 'person', 'facility', 'here', 'patient', 'staff'];
  it.each(ALIASES)('holds whatever a statement calls its table: %s', async (alias) => {
    const person = sql.ref(`${alias}.id`);
    for (const condition of [mayRead(clinic, person), atFacilityOf(clinic.staffId, person)]) {
      const { rows } = await sql`select ${person} from person ${sql.ref(alias)} where ${condition}`.execute(
        database.db,
      );
      expect(rows).toEqual([]);
    }
  });
});

describe.each(databasesOfRun)('emergency access on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  const [own, other] = [newId(), newId()];

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    const uhid = (value: string) => ({ identifiers: [{ system: 'uhid', value }] });
    const enrolments = [
      { id: newId(), facilityId: clinic.otherFacilityId, programme: 'ahc', enrolledAt: 1_700_000_000 },
    ];
    const facilityIds = [clinic.otherFacilityId];
    await runWork(database.db, async (tx) => {
      await insertPersons(tx, [
        aPerson(clinic, { id: own, name: 'Own Patient', ...uhid('CL0000000018') }),
        aPerson(clinic, {
          id: other,
          name: 'Other Patient',
          facilityIds,
          enrolments,
          ...uhid('CL0000000026'),
        }),
      ]);
      await insertReadings(tx, [
        {
          id: newId(),
          organisationId: clinic.organisationId,
          facilityId: clinic.otherFacilityId,
          personId: other,
          metric: 'bloodpressure',
          at: NOW - 600,
          sortAt: NOW - 600,
          values: [
            { key: 'systolic', text: '186', value: 186, unit: 'mm[Hg]' },
            { key: 'diastolic', text: '112', value: 112, unit: 'mm[Hg]' },
          ],
          source: 'manual',
          createdAt: NOW,
          updatedAt: NOW,
        },
      ]);
    });
    const { organisationId, staffId, facilityId } = clinic;
    const grant = { organisationId, staffId, facilityId, vitaId: other, requestId: 'r-emergency' };
    await runWork(database.db, async (tx) => {
      await addGrant(tx, { ...grant, now: NOW - 60, until: NOW + 3540 });
      await addGrant(tx, { ...grant, now: NOW - 4000, until: NOW - 400 });
    });
  });
  afterAll(() => database.remove());

  async function grantsOf({
    now = NOW,
    ...who
  }: {
    now?: number;
    staffId?: string;
    facilityId?: string;
  } = {}) {
    const { staffId, facilityId } = clinic;
    const holder = { staffId, facilityId, ...who, now };
    const { rows } = await sql<{ grants: AccessGrant[] }>`select ${liveGrants(holder)} as grants`.execute(
      database.db,
    );
    return rows[0]?.grants;
  }

  const reader = (): Reader => ({
    facilityId: clinic.facilityId,
    grants: [{ vitaId: other, until: NOW + 3540 }],
  });

  it.each<[string, () => Parameters<typeof grantsOf>[0], boolean]>([
    ['while it lasts', () => ({}), true],
    ['in its last second', () => ({ now: NOW + 3539 }), true],
    ['not once it ended', () => ({ now: NOW + 3540 }), false],
    ['not for a colleague', () => ({ staffId: newId() }), false],
    ['not at another facility', () => ({ facilityId: clinic.otherFacilityId }), false],
  ])('exists %s', async (_, who, there) => {
    const grants = [{ vitaId: other, until: NOW + 3540 }];
    expect(await grantsOf(who())).toEqual(there ? grants : []);
  });

  it('opens the record, with the programmes of every facility and its end', async () => {
    const patient = await readPatient(database.db, reader(), other);
    expect(patient).toMatchObject({
      appUserInfo: { name: 'Other Patient' },
      enrolments: [{ programme: 'ahc' }],
      emergencyUntil: NOW + 3540,
    });
    await requirePatient(database.db, reader(), other);
  });

  it('opens nothing to users who have none', async () => {
    const { facilityId } = clinic;
    for (const grants of [undefined, [], [{ vitaId: own, until: NOW + 3540 }]]) {
      await expect(requirePatient(database.db, { facilityId, grants }, other)).rejects.toMatchObject({
        code: 'not-found',
      });
    }
  });

  it('says nothing about a patient of the own facility', async () => {
    expect(await readPatient(database.db, reader(), own)).not.toHaveProperty('emergencyUntil');
    expect(await isOfFacility(database.db, clinic.facilityId, own)).toBe(true);
    expect(await isOfFacility(database.db, clinic.facilityId, other)).toBe(false);
  });

  it('lets the search find the patient again', async () => {
    const search = { organisationId: clinic.organisationId, by: 'uhid', limit: 20 } as const;
    const found = async (who: Reader, text: string) =>
      (await searchPatients(database.db, { ...search, ...who, text })).data.map((match) => match.vitaId);
    expect(await found(reader(), 'CL0000000026')).toEqual([other]);
    expect(await found(reader(), 'CL00000000')).toEqual([own, other]);
    expect(await found({ facilityId: clinic.facilityId }, 'CL0000000026')).toEqual([]);
    expect(
      (await searchPatients(database.db, { ...search, ...reader(), by: 'name', text: 'patient' })).data,
    ).toHaveLength(2);
  });

  it('does not add the patient to the lists of the facility', async () => {
    const { organisationId, facilityId, otherFacilityId } = clinic;
    const alerts = {
      organisationId,
      timeZone: 'Asia/Kolkata',
      now: NOW,
      days: 7,
      limit: 50,
      state: 'open' as const,
    };
    expect((await listAlerts(database.db, { ...alerts, facilityId })).data).toEqual([]);
    expect((await listAlerts(database.db, { ...alerts, facilityId: otherFacilityId })).data).toHaveLength(1);
  });
});
