import { parseArgs } from 'node:util';
import { numberOfDay } from '@careline/core/internal/formatting';
import type { Kysely } from 'kysely';
import { offerSlots } from '../encounters/encounter-slots.ts';
import { type SlotPlan, slotsOfPlan, WEEKDAYS, type Weekday } from '../encounters/slot-plan.ts';
import type { Settings } from '../platform/config/config.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { databaseOf, exitCodeOf, type Print, withDatabase } from './command.ts';
import { findFacility } from './find-facility.ts';
import { SLOTS_USAGE } from './usage/slots-usage.ts';
import { UsageError } from './usage-error.ts';

const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  facility: { type: 'string' },
  days: { type: 'string', default: 'mon,tue,wed,thu,fri,sat' },
  hours: { type: 'string', default: '08:00-12:00' },
  every: { type: 'string', default: '30' },
  places: { type: 'string', default: '4' },
} as const;

const MAX_DAYS = 366;
const MAX_PLACES = 1000;
const DAY_MS = 86_400_000;

function readDay(text: string | undefined, option: string): string {
  if (text !== undefined && numberOfDay(text) !== undefined) return text;
  throw new UsageError(`--${option} must be a day as in 2026-01-31.`);
}

function readWindow(from: string | undefined, to: string | undefined) {
  const window = { from: readDay(from, 'from'), to: readDay(to, 'to') };
  const days = (Date.parse(window.to) - Date.parse(window.from)) / DAY_MS + 1;
  if (days < 1) throw new UsageError('--to must not be before --from.');
  if (days > MAX_DAYS) throw new UsageError('--to must be within a year of --from.');
  return window;
}

function readWeekdays(text: string): readonly Weekday[] {
  const words = text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim());
  const known = WEEKDAYS.filter((day) => words.includes(day));
  if (known.length === words.length) return known;
  throw new UsageError(`--days must be of ${WEEKDAYS.join(', ')}, each once.`);
}

function readNumber(text: string, option: string, min: number, max: number): number {
  if (/^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
  throw new UsageError(`--${option} must be a whole number from ${min} to ${max}.`);
}

const minuteOf = (text: string): number => {
  const [hour, minute] = text.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
};

function readHours(text: string, everyMinutes: number) {
  const [, from, until] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.exec(text) ?? [];
  if (!from || !until) throw new UsageError('--hours must be two times as in 08:00-12:00.');
  const hours = { fromMinute: minuteOf(from), untilMinute: minuteOf(until) };
  if (hours.fromMinute + everyMinutes <= hours.untilMinute) return hours;
  throw new UsageError(`--hours must have room for at least one time of ${everyMinutes} minutes.`);
}

function readArguments(argv: readonly string[]) {
  const { values } = parseArgs({ args: [...argv], options: OPTIONS });
  const everyMinutes = readNumber(values.every, 'every', 5, 720);
  return {
    facility: values.facility,
    ...readWindow(values.from, values.to),
    weekdays: readWeekdays(values.days),
    ...readHours(values.hours, everyMinutes),
    everyMinutes,
    places: readNumber(values.places, 'places', 0, MAX_PLACES),
  };
}

type Wanted = ReturnType<typeof readArguments>;

async function offer({ facility: name, ...wanted }: Wanted, db: Kysely<Schema>, print: Print): Promise<void> {
  const facility = await findFacility(db, name);
  const place = { organisationId: facility.organisation_id, facilityId: facility.id };
  const plan: SlotPlan = { ...place, timeZone: facility.time_zone, ...wanted };
  const slots = slotsOfPlan(plan, newId);
  await runWork(db, (tx) => offerSlots(tx, slots));
  const times = slots.length === 1 ? '1 time' : `${slots.length} times`;
  print(`${facility.name}: ${times} from ${wanted.from} to ${wanted.to}, ${wanted.places} places each.`);
}

/** Runs `slots --from … --to …`. Returns the exit code. */
export async function runSlots(
  argv: readonly string[],
  settings: Settings,
  print: Print = console.log,
): Promise<number> {
  if (argv.length === 0 || argv.includes('--help')) {
    print(SLOTS_USAGE);
    return argv.length === 0 ? 2 : 0;
  }
  return exitCodeOf(print, async () => {
    const wanted = readArguments(argv);
    await withDatabase(databaseOf(settings), (db) => offer(wanted, db, print));
    return 0;
  });
}
