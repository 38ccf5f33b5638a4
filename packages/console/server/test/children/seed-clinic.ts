// Fills a database with the patients, readings and calls of a clinic at work and a number of colleagues who are signed in;
// says who may work, with whose patients, as one line of JSON. `seed-clinic.mjs STAFF ORIGIN (FOLDER | DATABASE_URL)`
import { type Kysely, sql } from 'kysely';
import { ensureDemoAccounts } from '../../src/demo/demo-accounts.ts';
import { DEMO_FACILITIES, DEMO_ORGANISATION, DEMO_TIME_ZONE } from '../../src/demo/demo-organisation.ts';
import { makeDemo } from '../../src/demo/make-demo.ts';
import { openTokens } from '../../src/identity/tokens/tokens.ts';
import { judgeStored } from '../../src/observations/alerts/judge-stored.ts';
import { stoppedCalls } from '../../src/patients/stopped-calls.ts';
import { readSettings } from '../../src/platform/config/config.ts';
import { openStore } from '../../src/platform/database/open-store.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { refreshStatistics } from '../../src/platform/database/upkeep/refresh-statistics.ts';
import { runWork } from '../../src/platform/database/work.ts';
import { signedInMember } from '../many/many-members.ts';

const [count = '100', origin = '', place = ''] = process.argv.slice(2);
const STAFF = Number(count);
const [FACILITY] = DEMO_FACILITIES;

const settings = readSettings({
  CARELINE_DEMO: 'off',
  CARELINE_ORIGIN: origin,
  ...(place.includes('://') ? { DATABASE_URL: place } : { CARELINE_DATA: place }),
});
const now = Math.floor(Date.now() / 1000);

/** Patients of long illnesses whom everybody may call, with a name to search by. */
async function callable(db: Kysely<Schema>) {
  const { rows } = await sql<{ vitaId: string; name: string; programme: string }>`
    select p.id as "vitaId", p.name, min(e.programme) as programme
    from person p
      join person_facility f on f.person_id = p.id and f.facility_id = ${FACILITY.id}
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
await runWork(db, ensureDemoAccounts);
await makeDemo(db);
// Nobody of the demo may work beside real people, and these work at any hour.
await db.deleteFrom('account').execute();
await db.updateTable('staff').set({ demo: false }).execute();
await db.updateTable('facility').set({ calling_from_hour: 0, calling_to_hour: 24 }).execute();
const patients = await callable(db);
const tokens = await openTokens(db, settings);
const workplace = {
  organisationId: DEMO_ORGANISATION.id,
  facilityId: FACILITY.id,
  facilityName: FACILITY.name,
  timeZone: DEMO_TIME_ZONE,
  origin,
};
const staff = [];
for (let index = 0; index < STAFF; index += 1) {
  const member = await signedInMember(db, tokens, workplace, `Colleague ${index}`, ['my_encounters']);
  staff.push({ ...member, patients: patients.filter((_, at) => at % STAFF === index) });
}
// As it is after the first minutes of a version.
await judgeStored(db, { now: () => now, between: async () => undefined });
await refreshStatistics(db);
await close();
console.log(JSON.stringify(staff));
