import {
  type ConsultationMode,
  type EncounterClass,
  type EncounterPriority,
  encounterTypeOf,
  type NewEncounter,
  type PaymentState,
  type ServiceType,
  serviceSetting,
} from '#encounters';
import { instantOfWall, isoDay, minuteOfDay, startOfDay } from '#formatting';
import { manualMetaInfo } from '#metrics';

/** How long a consultation can be booked for, in minutes. */
export const BOOKING_MINUTES = [10, 15, 20, 30, 45, 60, 90] as const;
export const USUAL_MINUTES = 30;

/** What is entered to book an encounter. */
export interface EncounterBooking {
  readonly serviceType: ServiceType;
  /** Empty while nobody is asked. */
  readonly careProviderId: string;
  /** Any member of which may see the patient, where nobody is asked; empty for no team. */
  readonly careTeamId?: string;
  /** The wall clock of the facility: YYYY-MM-DDTHH:MM, or less while it is typed. */
  readonly at: string;
  readonly minutes: number;
  readonly reason: string;
  readonly priority: EncounterPriority;
  readonly mode: ConsultationMode;
  /** Where the encounter takes place; what service and mode say where nobody chose. */
  readonly encounterClass?: EncounterClass | undefined;
  readonly payment: PaymentState | '';
  /** The review it is booked for. */
  readonly taskId?: string | undefined;
}

const MINUTE_S = 60;
const QUARTER_S = 15 * MINUTE_S;

const two = (part: number): string => String(part).padStart(2, '0');

/** An instant (unix seconds) as the wall clock of a zone shows it: YYYY-MM-DDTHH:MM. */
export function wallOf(seconds: number, timeZone: string): string {
  const minute = minuteOfDay(seconds * 1000, timeZone);
  return `${isoDay(seconds, timeZone)}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

const WALL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/;

/** The instant (unix seconds) at which the clock of a zone shows a day and time; undefined for what is none. */
export function instantOf(wall: string, timeZone: string): number | undefined {
  const [, text = '', hours, minutes] = WALL.exec(wall) ?? [];
  const midnight = startOfDay(text, 'UTC');
  if (Number.isNaN(midnight) || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return instantOfWall((midnight + (Number(hours) * 60 + Number(minutes)) * 60) * 1000, timeZone) / 1000;
}

/** The next whole quarter of an hour (unix seconds): a time to begin with that nobody has to correct from 10:07. */
export const nextQuarter = (now: number): number => Math.ceil(now / QUARTER_S) * QUARTER_S;

/** A booking to begin with: what the service usually is, at the next quarter of an hour. `now` in unix seconds. */
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

/** Another service brings its own way to meet, and its own class. */
export const withService = (booking: EncounterBooking, serviceType: ServiceType): EncounterBooking => ({
  ...booking,
  serviceType,
  mode: serviceSetting(serviceType).consultationMode,
  encounterClass: undefined,
});

/** Another mode brings its own class. */
export const withMode = (booking: EncounterBooking, mode: ConsultationMode): EncounterBooking => ({
  ...booking,
  mode,
  encounterClass: undefined,
});

/** The class that was chosen; without one it follows the mode where that is another than the service's own. */
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
  /** When it is first sent, unix seconds. */
  readonly sentAt: number;
}

/** What is sent; undefined while the time is no whole one. */
export function encounterOfBooking(booking: EncounterBooking, of: BookedFor): NewEncounter | undefined {
  const { serviceType, mode, minutes, priority, careProviderId, careTeamId, payment, taskId } = booking;
  const start = instantOf(booking.at, of.timeZone);
  if (start === undefined) return undefined;
  const reason = booking.reason.trim();
  return {
    id: of.id,
    vitaId: of.vitaId,
    facilityId: of.facilityId,
    consultationMode: mode,
    encounterClass: classOfBooking(booking),
    encounterType: encounterTypeOf(serviceType),
    serviceType,
    period: { start, end: start + minutes * MINUTE_S },
    priority,
    ...(careProviderId ? { careProviderId } : careTeamId && { careTeamId }),
    ...(payment && { payment: { state: payment } }),
    ...(taskId && { taskId }),
    ...(reason && { reason }),
    metaInfo: manualMetaInfo(of.sentAt * 1000),
  };
}
