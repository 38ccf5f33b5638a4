import {
  type ConsultationMode,
  type EncounterClass,
  type EncounterPriority,
  encounterTypeOf,
  type NewEncounter,
  orderedReminders,
  type PaymentState,
  type ReminderMinutes,
  type ServiceType,
  serviceSetting,
} from '#encounters';
import { instantOfWall, isoDay, minuteOfDay, startOfDay } from '#formatting';
import { manualMetaInfo } from '#metrics';

/** Durations of consultations, in minutes. */
export const BOOKING_MINUTES = [10, 15, 20, 30, 45, 60, 90] as const;
export const USUAL_MINUTES = 30;

/** A free time that was chosen. Times are in unix seconds. */
export interface ChosenSlot {
  readonly careProviderId: string;
  readonly start: number;
  readonly end: number;
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
  /** The review that this booking completes. */
  readonly taskId?: string | undefined;
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

/** Returns the request; undefined while the time is incomplete. */
export function encounterOfBooking(booking: EncounterBooking, of: BookedFor): NewEncounter | undefined {
  const { serviceType, mode, priority, slot, careTeamId, payment, taskId, reminders } = booking;
  const careProviderId = slot?.careProviderId ?? booking.careProviderId;
  const period = periodOfBooking(booking, of.timeZone);
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
    ...(reason && { reason }),
    ...(reminders && { reminders: orderedReminders(reminders) }),
    metaInfo: manualMetaInfo(of.sentAt * 1000),
  };
}
