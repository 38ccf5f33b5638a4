// Fills a database with patients, readings and calls of a working clinic and with staff who are signed in.
// Prints the staff and their patients as one line of JSON. `seed-clinic.mjs STAFF ORIGIN (FOLDER |
// DATABASE_URL) [PATIENTS]`
//
// The clinic is the demo, created first if the folder is empty, or the given number of patients with two calls
// each.
import { type Kysely, sql } from 'kysely';
import { ensureDemoAccounts } from '../../src/demo/demo-accounts.ts';
import { DEMO_FACILITIES, DEMO_ORGANISATION } from '../../src/demo/demo-organisation.ts';
import { makeDemo } from '../../src/demo/make-demo.ts';
import { openTokens } from '../../src/identity/tokens/tokens.ts';
import { judgeStored } from '../../src/observations/alerts/judge-stored.ts';
import { stoppedCalls } from '../../src/patients/stopped-calls.ts';
import { readSettings } from '../../src/platform/config/config.ts';
import { openStore } from '../../src/platform/database/open-store.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { refreshStatistics } from '../../src/platform/database/upkeep/refresh-statistics.ts';
import { runWork } from '../../src/platform/database/work.ts';
import { aClinic, type Clinic } from '../clinic.ts';
import { fillWithHistory } from '../many/many-histories.ts';
import { signedInMember } from '../many/many-members.ts';
import { fillWithPatients } from '../many/many-patients.ts';

const [count = '100', origin = '', place = '', patientCount] = process.argv.slice(2);
const STAFF = Number(count);

const settings = readSettings({
  CARELINE_DEMO: 'off',
  CARELINE_ORIGIN: origin,
  ...(place.includes('://') ? { DATABASE_URL: place } : { CARELINE_DATA: place }),
});
const now = Math.floor(Date.now() / 1000);

type Workplace = Pick<Clinic, 'organisationId' | 'facilityId'>;

async function makeDemoClinic(db: Kysely<Schema>): Promise<Workplace> {
  const isMade = await db.selectFrom('person').select('id').limit(1).executeTakeFirst();
  if (!isMade) {
    await runWork(db, ensureDemoAccounts);
    await makeDemo(db);
  }
  // Demo accounts must not work with real patients.
  await db.deleteFrom('account').execute();
  await db.updateTable('staff').set({ demo: false }).execute();
  return { organisationId: DEMO_ORGANISATION.id, facilityId: DEMO_FACILITIES[0].id };
}

async function makeClinic(db: Kysely<Schema>, patients: number): Promise<Workplace> {
  const clinic = await aClinic(db);
  await fillWithPatients(db, clinic, patients);
  await fillWithHistory(db, clinic, now);
  return { organisationId: clinic.organisationId, facilityId: clinic.otherFacilityId };
}

/** Returns patients in long-term care whom anyone may call, with a name to search for. */
async function callable(db: Kysely<Schema>, { facilityId }: Workplace) {
  const { rows } = await sql<{ vitaId: string; name: string; programme: string }>`
    select p.id as "vitaId", p.name, min(e.programme) as programme
    from person p
      join person_facility f on f.person_id = p.id and f.facility_id = ${facilityId}
      join enrolment e on e.person_id = p.id
    where p.name ~ '^[A-Za-z]{3,} ' and exists (select from person_phone t where t.person_id = p.id)
    group by p.id
    having count(*) = 1 and min(e.programme) in ('ahc', 'careline', 'apollo_sugar')
    order by p.id`.execute(db);
  const may: typeof rows = [];
  for (const row of rows) if (!(await stoppedCalls(db, row.vitaId))) may.push(row);
  return may;
}

const { database, close } = await openStore(settings, () => undefined);
const { db } = database;
const workplace = await (patientCount ? makeClinic(db, Number(patientCount)) : makeDemoClinic(db));
// Calls are allowed at any hour.
await db.updateTable('facility').set({ calling_from_hour: 0, calling_to_hour: 24 }).execute();
const patients = await callable(db, workplace);
const tokens = await openTokens(db, settings);
const session = { ...workplace, facilityName: 'Clinic', timeZone: 'Asia/Kolkata', origin };
const staff = [];
for (let index = 0; index < STAFF; index += 1) {
  const member = await signedInMember(db, tokens, session, `Colleague ${index}`, ['my_encounters']);
  staff.push({ ...member, patients: patients.filter((_, at) => at % STAFF === index) });
}
// The state after a new version has run for some minutes.
await judgeStored(db, { now: () => now, between: async () => undefined });
await refreshStatistics(db);
await close();
console.log(JSON.stringify(staff));
