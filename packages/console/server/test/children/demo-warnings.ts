// Prints one line of JSON with the severities of the warnings on each line that the demo's doctors prescribed.
// Creates the demo first if the folder is empty. `demo-warnings.mjs ORIGIN FOLDER`
import { sql } from 'kysely';
import { ensureDemoAccounts } from '../../src/demo/demo-accounts.ts';
import { makeDemoEncounters } from '../../src/demo/demo-encounters.ts';
import { makeDemo } from '../../src/demo/make-demo.ts';
import { readSettings } from '../../src/platform/config/config.ts';
import { openStore } from '../../src/platform/database/open-store.ts';
import { runWork } from '../../src/platform/database/work.ts';

const [origin = '', folder = ''] = process.argv.slice(2);
const settings = readSettings({ CARELINE_DEMO: 'off', CARELINE_ORIGIN: origin, CARELINE_DATA: folder });
const { database, close } = await openStore(settings, () => undefined);
const { db } = database;
if (!(await db.selectFrom('person').select('id').limit(1).executeTakeFirst())) {
  await runWork(db, ensureDemoAccounts);
  await makeDemo(db);
  await makeDemoEncounters(db, Math.floor(Date.now() / 1000));
}
const { rows } = await sql<{ severities: readonly string[] }>`
  select array(select w->>'severity' from jsonb_array_elements(warnings) w) as severities
  from prescription_line`.execute(db);
console.log(JSON.stringify(rows.map(({ severities }) => severities)));
await close();
