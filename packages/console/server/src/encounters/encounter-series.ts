import {
  type Encounter,
  isOpenStatus,
  type newPeriodSchema,
  type SeriesConflict,
} from '@careline/core/internal/encounters';
import { isWithinHours, type Period } from '@careline/core/internal/encounters/availability';
import { dayOf, startOfDay } from '@careline/core/internal/formatting';
import type { Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { requirePatient } from '../platform/access/access.ts';
import { refuseFaults } from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { readNextSlots } from './availability/provider-slots.ts';
import { endHolds, isTimeTaken, lockProvider } from './availability/provider-time.ts';
import { readAvailability } from './availability/read-availability.ts';
import { requireCareProvider } from './care-providers.ts';
import { createEncounter, type ValidEncounter } from './create-encounter.ts';
import type { EncounterEntry } from './encounter-entry.ts';
import { changeEncounter, type EncounterChange, lockEncounter, USUAL_SECONDS } from './encounters.ts';

type Tx = Transaction<Schema>;

export interface NewSeries {
  readonly encounter: ValidEncounter;
  readonly later: readonly InferOutput<typeof newPeriodSchema>[];
}

/** Free slots to compare for one time that can't be booked. */
const COMPARED_SLOTS = 20;

/** Returns the free slot nearest to a time: on its day, or else the next one. */
async function nearestSlot(
  tx: Tx,
  { careProviderId = '', serviceType }: ValidEncounter,
  wanted: Period,
  { facilityId, timeZone, now }: EncounterEntry,
  others: ReadonlySet<number>,
): Promise<Period | null> {
  const day = dayOf(wanted.start, timeZone);
  const asked = { facilityId, serviceType, now, from: startOfDay(day, timeZone), limit: COMPARED_SLOTS };
  const { data } = await readNextSlots(tx, [careProviderId], asked);
  const free = data.filter(({ start }) => !others.has(start));
  const sameDay = free.filter(({ start }) => dayOf(start, timeZone) === day);
  const distance = ({ start }: Period) => Math.abs(start - wanted.start);
  const [nearest] =
    sameDay.length > 0 ? sameDay.toSorted((one, other) => distance(one) - distance(other)) : free;
  return nearest ? { start: nearest.start, end: nearest.end } : null;
}

/**
 * Returns the times at which the care provider is busy or away, each with the nearest free time.
 * A care provider without hours is never away.
 */
async function seriesConflicts(
  tx: Tx,
  encounter: ValidEncounter,
  periods: readonly Period[],
  entry: EncounterEntry,
): Promise<SeriesConflict[]> {
  const { careProviderId, serviceType } = encounter;
  if (!careProviderId) return [];
  const { facilityId, staffId, now } = entry;
  await lockProvider(tx, careProviderId);
  await endHolds(tx, careProviderId, now);
  const availability = await readAvailability(tx, { careProviderId, facilityId });
  const chosen = new Set(periods.map(({ start }) => start));
  const conflicts: SeriesConflict[] = [];
  for (const period of periods) {
    const wanted = { careProviderId, facilityId, serviceType, staffId, now, ...period };
    const isAway = availability.hours.length > 0 && !isWithinHours(availability, serviceType, period);
    const kind = (await isTimeTaken(tx, wanted)) ? 'busy' : isAway ? 'away' : undefined;
    if (!kind) continue;
    const alternative = await nearestSlot(tx, encounter, period, entry, chosen);
    if (alternative) chosen.add(alternative.start);
    conflicts.push({ start: period.start, kind, alternative: alternative && { ...alternative } });
  }
  return conflicts;
}

const periodOf = ({ start, end }: InferOutput<typeof newPeriodSchema>): Period => ({
  start,
  end: end ?? start + USUAL_SECONDS,
});

/**
 * Stores an encounter and its repetitions, or nothing.
 * Throws `care-provider-busy` with all conflicts, and whatever `createEncounter` throws.
 */
export async function createEncounterSeries(
  tx: Tx,
  { encounter, later }: NewSeries,
  entry: EncounterEntry,
): Promise<Encounter[]> {
  if (encounter.package || encounter.slotId)
    refuseFaults([{ path: 'encounter.package', message: 'must be absent in a series' }]);
  const periods = [encounter.period, ...later].map(periodOf);
  const { vitaId, careProviderId } = encounter;
  await requirePatient(tx, entry, vitaId);
  if (careProviderId) await requireCareProvider(tx, careProviderId, entry, 'encounter.careProviderId');
  await lockPatient(tx, vitaId);
  const conflicts = await seriesConflicts(tx, encounter, periods, entry);
  if (conflicts.length > 0) {
    throw new ProblemError('care-provider-busy', {
      detail: `${conflicts.length} of ${periods.length} times can't be booked. Nothing was booked.`,
      action: 'Book the series with the nearest free times instead.',
      conflicts,
    });
  }
  const stored: Encounter[] = [];
  const { taskId: _, holdId: __, waitingEntryId: ___, ...repeated } = encounter;
  for (const [index, period] of periods.entries()) {
    const one = index === 0 ? { ...encounter, period } : { ...repeated, id: newId(), period };
    stored.push(await createEncounter(tx, one, entry, encounter.id));
  }
  return stored;
}

export interface CancelledSeries {
  readonly encounter: Encounter;
  /** The encounters that were cancelled, the named one included. */
  readonly cancelled: number;
}

/** Cancels an encounter and the later open ones of its series. Throws what `changeEncounter` throws. */
export async function cancelEncounterSeries(
  tx: Tx,
  change: EncounterChange,
  entry: EncounterEntry,
): Promise<CancelledSeries> {
  const row = await lockEncounter(tx, change, entry);
  const encounter = await changeEncounter(tx, change, entry);
  const rest =
    row.series_id === null
      ? []
      : await tx
          .selectFrom('encounter')
          .select(['id', 'status'])
          .where('series_id', '=', row.series_id)
          .where('person_id', '=', row.person_id)
          .where('facility_id', '=', entry.facilityId)
          .where('starts_at', '>', row.starts_at)
          .where('id', '<>', row.id)
          .orderBy('starts_at')
          .execute();
  const open = rest.filter(({ status }) => isOpenStatus(status));
  for (const { id: encounterId } of open) {
    const event = { ...change.event, id: newId() };
    await changeEncounter(tx, { vitaId: change.vitaId, encounterId, event }, entry);
  }
  return { encounter, cancelled: open.length + 1 };
}
