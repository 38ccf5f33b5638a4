import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { setCallingHours } from '../facilities/calling-hours.ts';
import type { Settings } from '../platform/config/config.ts';
import { openStore } from '../platform/database/open-store.ts';
import { runWork } from '../platform/database/work.ts';
import { FacilityError, findFacility } from './find-facility.ts';
import { CALLING_HOURS_USAGE } from './usage/calling-hours-usage.ts';

type Print = (line: string) => void;

/** A wish that cannot be granted; the message says what to do. */
class HoursError extends Error {
  override readonly name = 'HoursError';
}

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
  throw new HoursError('--hours must be two whole hours of one day, the earlier first, as in 08:00-20:00.');
}

async function change({ facility: name, ...hours }: Wanted, settings: Settings, print: Print): Promise<void> {
  const store = await openStore(settings, () => undefined);
  try {
    const { db } = store.database;
    const facility = await findFacility(db, name);
    const wanted = { ...hours, facilityId: facility.id, organisationId: facility.organisation_id };
    const now = await runWork(db, (tx) => setCallingHours(tx, { ...wanted, requestId: randomUUID() }));
    print(`${facility.name}: patients are called from ${now.from} to ${now.to}.`);
  } finally {
    await store.close();
  }
}

const isUsageError = (error: unknown): error is Error =>
  error instanceof HoursError ||
  error instanceof FacilityError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/** `calling-hours --hours … [--facility …]`; answers the exit code. */
export async function runCallingHours(
  argv: readonly string[],
  settings: Settings,
  print: Print = console.log,
): Promise<number> {
  if (argv.length === 0 || argv.includes('--help')) {
    print(CALLING_HOURS_USAGE);
    return argv.length === 0 ? 2 : 0;
  }
  try {
    await change(read(argv), settings, print);
    return 0;
  } catch (error) {
    if (!isUsageError(error)) throw error;
    print(error.message);
    return 2;
  }
}
