import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import {
  type ErasurePlan,
  erasePerson,
  planErasure,
  recordsDue,
  removeDueRecords,
} from '../patients/erasure/erasure.ts';
import { NotOwnerError } from '../patients/erasure/erasure-kept-rows.ts';
import type { Settings } from '../platform/config/config.ts';
import { openStore } from '../platform/database/open-store.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { findPerson, isUsageError } from './find-person.ts';
import { ERASE_USAGE } from './usage/privacy-usage.ts';

type Say = (line: string) => void;

const OPTIONS = {
  uhid: { type: 'string' },
  organisation: { type: 'string' },
  due: { type: 'boolean', default: false },
  confirm: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const read = (argv: readonly string[]) => parseArgs({ args: [...argv], options: OPTIONS }).values;
type Wanted = ReturnType<typeof read>;

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
const unixSeconds = () => Math.floor(Date.now() / 1000);
const CONFIRM = 'Nothing was changed. Add --confirm to do it; there is no way back but an older backup.';

function sayPlan(plan: ErasurePlan, now: number, say: Say): void {
  const { personId, identifiers, phones, calls, encounters, readings, reports, imported, recordUntil } = plan;
  say(`Record ${personId}`);
  say(
    `  removed: name, addresses, e-mail addresses, languages, ${identifiers} identifiers, ${phones} phone numbers,`,
  );
  say('           day and month of birth, the files of reports,');
  say(
    '           free text of calls, encounters, readings, reports, notes, follow-ups, messages and imports',
  );
  const record = `${calls} calls, ${encounters} encounters, ${readings} readings, ${reports} reports, ${imported} imported resources`;
  if (recordUntil > now) {
    say(`  kept without a name until ${dayOf(recordUntil)}: ${record}`);
    say('  then removed with: npm start -- erase --due --confirm');
  } else say(`  removed too, its retention being over: ${record}`);
  say('  kept: the audit, with the id above');
}

async function eraseOne(db: Kysely<Schema>, wanted: Wanted, settings: Settings, say: Say): Promise<void> {
  const { uhid, organisation, confirm } = wanted;
  const { personId } = await findPerson(db, { uhid, organisation });
  const now = unixSeconds();
  const request = { requestId: randomUUID(), now };
  const plan = await runWork(db, async (tx) => {
    const found = await planErasure(tx, personId, settings.retentionYears);
    if (found && confirm) await erasePerson(tx, found, request);
    return found;
  });
  if (plan) sayPlan(plan, now, say);
  say(confirm ? `Erased; in the audit as ${request.requestId}.` : CONFIRM);
}

async function eraseDue(db: Kysely<Schema>, { confirm }: Wanted, say: Say): Promise<void> {
  const now = unixSeconds();
  if (!confirm) {
    say(`Records of erased people whose retention is over: ${(await recordsDue(db, now)).length}.`);
    return say(CONFIRM);
  }
  const removed = await runWork(db, (tx) => removeDueRecords(tx, { requestId: randomUUID(), now }));
  say(`Removed records: ${removed}.`);
}

async function run(wanted: Wanted, settings: Settings, say: Say): Promise<void> {
  const store = await openStore(settings, () => undefined);
  const { db } = store.database;
  try {
    await (wanted.due ? eraseDue(db, wanted, say) : eraseOne(db, wanted, settings, say));
  } finally {
    await store.close();
  }
}

/** `erase --uhid …` and `erase --due`; answers the exit code. */
export async function runErase(
  argv: readonly string[],
  settings: Settings,
  say: Say = console.log,
): Promise<number> {
  try {
    const wanted = read(argv);
    if (wanted.help || wanted.due === (wanted.uhid !== undefined)) {
      say(ERASE_USAGE);
      return wanted.help ? 0 : 2;
    }
    await run(wanted, settings, say);
    return 0;
  } catch (error) {
    if (!isUsageError(error) && !(error instanceof NotOwnerError)) throw error;
    say(error.message);
    return isUsageError(error) ? 2 : 1;
  }
}
