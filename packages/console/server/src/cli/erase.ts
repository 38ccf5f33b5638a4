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
import { NotOwnerError } from '../patients/erasure/erasure-append-only.ts';
import type { Settings } from '../platform/config/config.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { databaseOf, exitCodeOf, type Print, withDatabase } from './command.ts';
import { findPerson } from './find-person.ts';
import { ERASE_USAGE } from './usage/privacy-usage.ts';

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
const CONFIRM = 'Nothing was changed. Add --confirm to erase. Only an older backup can undo this.';

function printPlan(plan: ErasurePlan, now: number, print: Print): void {
  const { personId, identifiers, phones, calls, encounters, readings, reports, imported, recordUntil } = plan;
  print(`Record ${personId}`);
  print(
    `  removed: name, addresses, e-mail addresses, languages, ${identifiers} identifiers, ${phones} phone numbers,`,
  );
  print('           day and month of birth, the files of reports,');
  print(
    '           free text of calls, encounters, readings, reports, notes, follow-ups, messages and imports',
  );
  const record = `${calls} calls, ${encounters} encounters, ${readings} readings, ${reports} reports, ${imported} imported resources`;
  if (recordUntil > now) {
    print(`  kept without a name until ${dayOf(recordUntil)}: ${record}`);
    print('  then removed with: npm start -- erase --due --confirm');
  } else print(`  also removed, because its retention has ended: ${record}`);
  print('  kept: the audit, with the id above');
}

async function eraseOne(db: Kysely<Schema>, wanted: Wanted, settings: Settings, print: Print): Promise<void> {
  const { uhid, organisation, confirm } = wanted;
  const { personId } = await findPerson(db, { uhid, organisation });
  const now = unixSeconds();
  const request = { requestId: randomUUID(), now };
  const plan = await runWork(db, async (tx) => {
    const found = await planErasure(tx, personId, settings.retentionYears);
    if (found && confirm) await erasePerson(tx, found, request);
    return found;
  });
  if (plan) printPlan(plan, now, print);
  print(confirm ? `Erased; recorded in the audit as ${request.requestId}.` : CONFIRM);
}

async function eraseDue(db: Kysely<Schema>, { confirm }: Wanted, print: Print): Promise<void> {
  const now = unixSeconds();
  if (!confirm) {
    print(`Records of erased people whose retention has ended: ${(await recordsDue(db, now)).length}.`);
    return print(CONFIRM);
  }
  const removed = await runWork(db, (tx) => removeDueRecords(tx, { requestId: randomUUID(), now }));
  print(`Removed records: ${removed}.`);
}

/** Runs `erase --uhid …` and `erase --due`. Returns the exit code. */
export async function runErase(
  argv: readonly string[],
  settings: Settings,
  print: Print = console.log,
): Promise<number> {
  return exitCodeOf(print, async () => {
    const wanted = read(argv);
    if (wanted.help || wanted.due === (wanted.uhid !== undefined)) {
      print(ERASE_USAGE);
      return wanted.help ? 0 : 2;
    }
    try {
      await withDatabase(databaseOf(settings), (db) =>
        wanted.due ? eraseDue(db, wanted, print) : eraseOne(db, wanted, settings, print),
      );
      return 0;
    } catch (error) {
      if (!(error instanceof NotOwnerError)) throw error;
      print(error.message);
      return 1;
    }
  });
}
