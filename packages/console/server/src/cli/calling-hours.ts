import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { setCallingHours } from '../facilities/calling-hours.ts';
import type { Settings } from '../platform/config/config.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { databaseOf, exitCodeOf, type Print, withDatabase } from './command.ts';
import { findFacility } from './find-facility.ts';
import { UsageError } from './usage-error.ts';

const CALLING_HOURS_USAGE = `Sets when patients of a facility may be called, in the facility's time zone.

  npm start -- calling-hours --hours 08:00-20:00 [--facility NAME]

  --hours     the first permitted hour, and the hour at which calling ends; 00:00-24:00 permits all day
  --facility  the facility's name, if there are several

Outside these hours dialling is refused, unless the caller gives the reason for an emergency call. The audit records it.
The embedded database belongs to one process: stop the server first.
Exit code: 0 done, 2 wrong arguments, 3 the data folder is in use.
`;

interface Wanted {
  readonly facility: string | undefined;
  readonly fromHour: number;
  readonly toHour: number;
}

function read(argv: readonly string[]): Wanted {
  const options = { facility: { type: 'string' }, hours: { type: 'string' } } as const;
  const { facility, hours = '' } = parseArgs({ args: [...argv], options }).values;
  const [, from, to] = /^(\d{2}):00-(\d{2}):00$/.exec(hours) ?? [];
  const [fromHour, toHour] = [Number(from), Number(to)];
  if (fromHour < toHour && toHour <= 24) return { facility, fromHour, toHour };
  throw new UsageError('--hours must be two whole hours of one day, the earlier first, as in 08:00-20:00.');
}

async function change({ facility: name, ...hours }: Wanted, db: Kysely<Schema>, print: Print): Promise<void> {
  const facility = await findFacility(db, name);
  const wanted = { ...hours, facilityId: facility.id, organisationId: facility.organisation_id };
  const now = await runWork(db, (tx) => setCallingHours(tx, { ...wanted, requestId: randomUUID() }));
  print(`${facility.name}: patients are called from ${now.from} to ${now.to}.`);
}

/** Runs `calling-hours --hours … [--facility …]`. Returns the exit code. */
export async function runCallingHours(
  argv: readonly string[],
  settings: Settings,
  print: Print = console.log,
): Promise<number> {
  if (argv.length === 0 || argv.includes('--help')) {
    print(CALLING_HOURS_USAGE);
    return argv.length === 0 ? 2 : 0;
  }
  return exitCodeOf(print, async () => {
    const wanted = read(argv);
    await withDatabase(databaseOf(settings), (db) => change(wanted, db, print));
    return 0;
  });
}
