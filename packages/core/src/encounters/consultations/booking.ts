import {
  type ConsultationMode,
  type EncounterClass,
  type EncounterPriority,
  encounterTypeOf,
  type NewEncounter,
  orderedReminders,
  type PaymentState,
  type ReminderMinutes,
  type SeriesConflict,
  type ServiceType,
  serviceSetting,
} from '#encounters';
import { dayAfter, instantOfWall, isoDay, minuteOfDay, startOfDay } from '#formatting';
import { manualMetaInfo } from '#metrics';

/** Durations of consultations, in minutes. */
export const BOOKING_MINUTES = [10, 15, 20, 30, 45, 60, 90] as const;
export const USUAL_MINUTES = 30;

/** Unix seconds. */
export interface BookedTime {
  readonly start: number;
  readonly end: number;
}

/** A free time that was chosen. Times are in unix seconds. */
export interface ChosenSlot {
  readonly careProviderId: string;
  readonly start: number;
  readonly end: number;
}

/** How often a booking repeats: every so many weeks, and how many encounters there are in all. */
export interface Repetition {
  readonly weeks: 1 | 2;
  readonly times: number;
}

/** Form state of a booking. */
export interface EncounterBooking {
  readonly serviceType: ServiceType;
  /** Empty if no care provider is chosen. */
  readonly careProviderId: string;
  /** Team that can take the encounter if no care provider is chosen; empty for none. */
  readonly careTeamId?: string;
  /** Free time to book. It replaces `careProviderId`, `at` and `minutes`. */
  readonly slot?: ChosenSlot | undefined;
  /** Local time of the facility: YYYY-MM-DDTHH:MM, possibly incomplete while typing. */
  readonly at: string;
  readonly minutes: number;
  readonly reason: string;
  readonly priority: EncounterPriority;
  readonly mode: ConsultationMode;
  /** Class of the encounter; undefined means the default of service and mode. */
  readonly encounterClass?: EncounterClass | undefined;
  readonly payment: PaymentState | '';
  /** Chosen reminders; undefined for the usual ones of the mode. */
  readonly reminders?: readonly ReminderMinutes[] | undefined;
  /** Undefined for a single encounter. */
  readonly repetition?: Repetition | undefined;
  /** Times of repetitions, by their regular start, that replace regular ones. Unix seconds. */
  readonly replaced?: Readonly<Record<number, BookedTime>> | undefined;
  /** The review that this booking completes. */
  readonly taskId?: string | undefined;
  /** The entry of the waiting list that this booking closes. */
  readonly waitingEntryId?: string | undefined;
}

const MINUTE_S = 60;
const QUARTER_S = 15 * MINUTE_S;

const two = (part: number): string => String(part).padStart(2, '0');

/** Returns the local time of an instant (unix seconds): YYYY-MM-DDTHH:MM. */
export function wallOf(seconds: number, timeZone: string): string {
  const minute = minuteOfDay(seconds * 1000, timeZone);
  return `${isoDay(seconds, timeZone)}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

const WALL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/;

/** Returns the instant (unix seconds) of a local time; undefined if it does not exist. */
export function instantOf(wall: string, timeZone: string): number | undefined {
  const [, text = '', hours, minutes] = WALL.exec(wall) ?? [];
  const midnight = startOfDay(text, 'UTC');
  if (Number.isNaN(midnight) || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return instantOfWall((midnight + (Number(hours) * 60 + Number(minutes)) * 60) * 1000, timeZone) / 1000;
}

/** Returns the next quarter hour (unix seconds), so that users start from a round time. */
export const nextQuarter = (now: number): number => Math.ceil(now / QUARTER_S) * QUARTER_S;

/** Returns an initial booking with the service's defaults at the next quarter hour. `now` is in unix seconds. */
export function newBooking(serviceType: ServiceType, now: number, timeZone: string): EncounterBooking {
  return {
    serviceType,
    careProviderId: '',
    at: wallOf(nextQuarter(now), timeZone),
    minutes: USUAL_MINUTES,
    reason: '',
    priority: 'routine',
    mode: serviceSetting(serviceType).consultationMode,
    payment: '',
  };
}

/** Changes the service, which resets the chosen slot, mode and class. */
export const withService = (booking: EncounterBooking, serviceType: ServiceType): EncounterBooking => ({
  ...booking,
  serviceType,
  slot: undefined,
  mode: serviceSetting(serviceType).consultationMode,
  encounterClass: undefined,
});

/** Changes the mode, which resets the class. */
export const withMode = (booking: EncounterBooking, mode: ConsultationMode): EncounterBooking => ({
  ...booking,
  mode,
  encounterClass: undefined,
});

/** Returns the chosen class. Without one, it follows the mode if that differs from the service's default. */
export function classOfBooking({ serviceType, mode, encounterClass }: EncounterBooking): EncounterClass {
  if (encounterClass) return encounterClass;
  const setting = serviceSetting(serviceType);
  if (setting.consultationMode === mode) return setting.encounterClass;
  return mode === 'VIRTUAL' ? 'VR' : 'AMB';
}

export interface BookedFor {
  readonly id: string;
  readonly vitaId: string;
  readonly facilityId: string;
  readonly timeZone: string;
  /** Time of the first attempt, unix seconds. */
  readonly sentAt: number;
}

/** Returns the time to book in unix seconds; undefined while a typed time is incomplete. */
export function periodOfBooking(
  { slot, at, minutes }: Pick<EncounterBooking, 'slot' | 'at' | 'minutes'>,
  timeZone: string,
): { readonly start: number; readonly end: number } | undefined {
  if (slot) return { start: slot.start, end: slot.end };
  const start = instantOf(at, timeZone);
  return start === undefined ? undefined : { start, end: start + minutes * MINUTE_S };
}

/** Returns the same wall-clock time weeks later, also if clocks change in between. */
function weeksLater({ start, end }: BookedTime, weeks: number, timeZone: string): BookedTime {
  const wall = wallOf(start, timeZone);
  const day = dayAfter(wall.slice(0, 10), weeks * 7);
  const later = instantOf(`${day}${wall.slice(10)}`, timeZone) ?? start;
  return { start: later, end: later + (end - start) };
}

function regularTimes({ repetition, ...booking }: EncounterBooking, timeZone: string): BookedTime[] {
  const first = periodOfBooking(booking, timeZone);
  if (!first) return [];
  const { times, weeks } = repetition ?? { times: 1, weeks: 1 };
  return Array.from({ length: times }, (_, index) => weeksLater(first, index * weeks, timeZone));
}

/** Returns all times of a booking, the first one first. Empty while a typed time is incomplete. */
export const timesOfBooking = (booking: EncounterBooking, timeZone: string): BookedTime[] =>
  regularTimes(booking, timeZone).map((regular) => booking.replaced?.[regular.start] ?? regular);

/** Replaces the times of a series that can't be booked by their alternatives. */
export function withAlternatives(
  booking: EncounterBooking,
  conflicts: readonly SeriesConflict[],
  timeZone: string,
): EncounterBooking {
  const replaced: Record<number, BookedTime> = { ...booking.replaced };
  for (const { start } of regularTimes(booking, timeZone)) {
    const booked = replaced[start]?.start ?? start;
    const alternative = conflicts.find((conflict) => conflict.start === booked)?.alternative;
    if (alternative) replaced[start] = { start: alternative.start, end: alternative.end };
  }
  return { ...booking, replaced };
}

/** Returns the request; undefined while the time is incomplete. */
export function encounterOfBooking(booking: EncounterBooking, of: BookedFor): NewEncounter | undefined {
  const { taskId, waitingEntryId } = booking;
  const { serviceType, mode, priority, slot, careTeamId, payment, reminders } = booking;
  const careProviderId = slot?.careProviderId ?? booking.careProviderId;
  const [period] = timesOfBooking(booking, of.timeZone);
  if (!period) return undefined;
  const reason = booking.reason.trim();
  return {
    id: of.id,
    vitaId: of.vitaId,
    facilityId: of.facilityId,
    consultationMode: mode,
    encounterClass: classOfBooking(booking),
    encounterType: encounterTypeOf(serviceType),
    serviceType,
    period,
    priority,
    ...(careProviderId ? { careProviderId } : careTeamId && { careTeamId }),
    ...(payment && { payment: { state: payment } }),
    ...(taskId && { taskId }),
    ...(waitingEntryId && { waitingEntryId }),
    ...(reason && { reason }),
    ...(reminders && { reminders: orderedReminders(reminders) }),
    metaInfo: manualMetaInfo(of.sentAt * 1000),
  };
}
