import { overlaps, type Period } from '@careline/core/internal/encounters/availability';
import type { Kysely, Transaction } from 'kysely';
import { readTaken } from '../encounters/availability/read-availability.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { daysSinceAnchor, demoClock, PACK_ANCHOR } from './demo-clock.ts';
import { type DemoProgress, readProgress, storeProgress } from './demo-progress.ts';
import { fillReception, fillWaitingRooms } from './demo-reception.ts';
import { DEMO_ACCOUNTS } from './demo-staff.ts';
import { type Clinic, readClinic, storeTables, type UnpackedTable, unpackPart } from './load-part.ts';
import { occupyTimes } from './occupy-times.ts';
import type { Cell } from './packed-rows.ts';

type Tx = Transaction<Schema>;

/** Days before the first start and after each start that have encounters. */
const DAYS = 30;
const DAY = 86_400;
/** Later days repeat the last three packed weeks, in which no doctor is on leave. */
const REPEATED_DAYS = 21;
const TEN_MINUTES = 600;

const DOCTOR = DEMO_ACCOUNTS.find(({ email }) => email.startsWith('doctor@'))?.id ?? '';

/** Returns the encounters that pass a test, with their events. */
function onlyEncounters(
  tables: readonly UnpackedTable[],
  isWanted: (encounter: Readonly<Record<string, Cell>>) => boolean,
): UnpackedTable[] {
  const rowsOf = ({ columns, rows }: UnpackedTable) =>
    rows.map((row) => ({
      row,
      cells: Object.fromEntries(columns.map((name, at) => [name, row[at] ?? null])),
    }));
  const wanted = new Set<Cell | undefined>();
  return tables.map((table) => {
    const isOfEncounter = table.table === 'encounter';
    const rows = rowsOf(table).filter(({ cells }) => {
      if (!isOfEncounter) return wanted.has(cells.encounter_id);
      if (isWanted(cells)) wanted.add(cells.id);
      return wanted.has(cells.id);
    });
    return { ...table, rows: rows.map(({ row }) => row) };
  });
}

const periodOf = ({ starts_at, ends_at }: Readonly<Record<string, Cell>>): Period => ({
  start: Number(starts_at),
  end: Number(ends_at),
});

/**
 * Loads a day, counted from the first start. That day's appointments that are over by then count as held. Booked times
 * stay as they are.
 */
async function loadDay(tx: Tx, clinic: Clinic, { first }: DemoProgress, day: number): Promise<void> {
  const packed = day <= DAYS ? day : DAYS - REPEATED_DAYS + 1 + ((day - DAYS - 1) % REPEATED_DAYS);
  const clock = demoClock({ first, days: day - packed });
  const midnight = clock.timeOf(PACK_ANCHOR + packed * DAY + DAY / 2) - DAY / 2;
  const providers = await tx.selectFrom('care_provider').select('staff_id').execute();
  const ids = providers.map(({ staff_id }) => staff_id);
  const taken = await readTaken(tx, ids, { start: midnight, end: midnight + DAY });
  const load = (part: string, isWanted: (period: Period) => boolean) =>
    storeTables(
      tx,
      onlyEncounters(unpackPart(clinic, part, clock), (encounter) => {
        const period = periodOf(encounter);
        const isFree = taken.every(
          (one) => one.careProviderId !== encounter.care_provider_id || !overlaps(one, period),
        );
        return isFree && isWanted(period);
      }),
    );
  await load(`day ${packed}`, ({ end }) => day !== 0 || end > first);
  if (day === 0) await load('held', ({ end }) => end <= first);
  await occupyTimes(tx, midnight);
}

/**
 * Adds the visits of today: a patient who waits for the doctor's video call, so that every demo has a consultation to
 * start, and one for whom the front desk chooses a doctor.
 */
async function loadWaitingPatient(tx: Tx, clinic: Clinic, first: number, at: number): Promise<void> {
  const now = Math.floor(at / TEN_MINUTES) * TEN_MINUTES;
  const taken = await readTaken(tx, [DOCTOR], { start: now, end: now + DAY });
  let delay = 0;
  const isTaken = () => {
    const start = now + TEN_MINUTES + delay;
    return taken.some((one) => overlaps(one, { start, end: start + 2 * TEN_MINUTES }));
  };
  while (isTaken()) delay += TEN_MINUTES;
  await storeTables(tx, unpackPart(clinic, 'waiting', demoClock({ first, now, delay })));
  await occupyTimes(tx, now);
}

/**
 * Loads encounters for a month before the demo's first start and a month after the current one. Loaded days stay as
 * they are. Each day is one short transaction, so that requests are answered in between. The demo patients must exist.
 * `now` is in unix seconds.
 */
export async function makeDemoEncounters(
  db: Kysely<Schema>,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  let progress = await readProgress(db);
  if (!progress) return;
  const clinic = await readClinic();
  const { first } = progress;
  const once = demoClock({ first });
  const today = daysSinceAnchor(now) - daysSinceAnchor(first);
  const step = (change: Partial<DemoProgress>, load: (tx: Tx) => Promise<void>) =>
    runWork(db, async (tx) => {
      await load(tx);
      progress = { ...(progress as DemoProgress), ...change };
      await storeProgress(tx, progress);
    });
  if (progress.until === undefined)
    await step({ until: -DAYS }, (tx) => storeTables(tx, unpackPart(clinic, 'clinic', once)));
  // Before the days, which leave out this time.
  if (progress.waiting !== today)
    await step({ waiting: today }, (tx) => loadWaitingPatient(tx, clinic, first, now));
  for (let day = progress.until ?? 0; day <= today + DAYS; day += 1) {
    if (signal?.aborted) return;
    await step({ until: day + 1 }, (tx) => loadDay(tx, clinic, progress as DemoProgress, day));
  }
  if (!progress.recorded)
    await step({ recorded: true }, async (tx) => {
      await storeTables(tx, unpackPart(clinic, 'record', once));
      await occupyTimes(tx, 0);
    });
  if (progress.arrived !== today) await step({ arrived: today }, (tx) => fillWaitingRooms(tx, now));
  if (!progress.reception) await step({ reception: true }, (tx) => fillReception(tx, now));
}
