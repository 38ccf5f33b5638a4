import * as v from 'valibot';
import { dayOf, minuteOfDay } from '#formatting';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kind.ts';

/** How a notification reaches a person besides the console, which always lists it. */
export const NOTIFICATION_CHANNELS = ['PUSH_NOTIFICATIONS', 'EMAIL'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

const timeSchema = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 21:30'));

const isUnique = (list: readonly string[]): boolean => new Set(list).size === list.length;

/** Times are local times of the facility. */
export const notificationChoiceSchema = v.strictObject({
  /** Kinds without a rule are only listed in the console. */
  rules: v.pipe(
    v.array(
      v.strictObject({
        alert: v.picklist(NOTIFICATION_KINDS),
        channels: v.pipe(
          v.array(v.picklist(NOTIFICATION_CHANNELS)),
          v.check((channels) => isUnique(channels), 'must name each channel once'),
        ),
      }),
    ),
    v.check((rules) => isUnique(rules.map(({ alert }) => alert)), 'must have one rule for each alert'),
  ),
  /** Nothing is sent between these times, which may span midnight. */
  quietHours: v.nullable(
    v.pipe(
      v.strictObject({ from: timeSchema, to: timeSchema }),
      v.check(({ from, to }) => from !== to, 'must end at another time'),
    ),
  ),
  /** Whether critical readings are sent in quiet hours too. */
  urgentInQuietHours: v.boolean(),
  /** Whether notifications on a device, which may be locked, name the patient. */
  showNames: v.boolean(),
  /** When the mail of the day is sent. */
  mailAt: timeSchema,
});
export type NotificationChoice = v.InferOutput<typeof notificationChoiceSchema>;

const PUSHED: readonly NotificationKind[] = [
  'critical-reading',
  'task-assigned',
  'encounter-assigned',
  'encounter-changed',
  'result-arrived',
];

/** The choice of a person who made none: a browser that they turned on is notified, and no mail is sent. */
export const USUAL_NOTIFICATION_CHOICE: NotificationChoice = {
  rules: PUSHED.map((alert) => ({ alert, channels: ['PUSH_NOTIFICATIONS'] })),
  quietHours: null,
  urgentInQuietHours: false,
  showNames: false,
  mailAt: '07:30',
};

/** Returns a stored choice, or the usual one if nothing readable is stored. */
export function readNotificationChoice(stored: unknown): NotificationChoice {
  const read = v.safeParse(notificationChoiceSchema, stored);
  return read.success ? read.output : USUAL_NOTIFICATION_CHOICE;
}

export const isNotificationChoice = (choice: NotificationChoice): boolean =>
  v.is(notificationChoiceSchema, choice);

/** Returns the kinds that reach the person through a channel. */
export const kindsBy = (choice: NotificationChoice, channel: NotificationChannel): NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) =>
    choice.rules.some(({ alert, channels }) => alert === kind && channels.includes(channel)),
  );

/** A moment at a facility. */
interface LocalMoment {
  /** Unix seconds. */
  readonly now: number;
  readonly timeZone: string;
}

const DAY_MIN = 1440;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns the minutes from one local time to the next occurrence of another: 0 to 1439. */
const minutesUntil = (from: number, to: number): number => (to - from + DAY_MIN) % DAY_MIN;

const isQuietAt = ({ quietHours }: NotificationChoice, minute: number): boolean =>
  quietHours !== null &&
  minutesUntil(minutesOf(quietHours.from), minute) <
    minutesUntil(minutesOf(quietHours.from), minutesOf(quietHours.to));

/**
 * Returns the unix second from which a notification may be pushed: now, or the end of quiet hours. Returns undefined
 * for a kind that the person does not want pushed. Ask again at that time, because clocks may change before it.
 */
export function pushFrom(
  choice: NotificationChoice,
  kind: NotificationKind,
  { now, timeZone }: LocalMoment,
): number | undefined {
  if (!kindsBy(choice, 'PUSH_NOTIFICATIONS').includes(kind)) return undefined;
  const minute = minuteOfDay(now * 1000, timeZone);
  const passes = kind === 'critical-reading' && choice.urgentInQuietHours;
  if (choice.quietHours === null || passes || !isQuietAt(choice, minute)) return now;
  return now - (now % 60) + minutesUntil(minute, minutesOf(choice.quietHours.to)) * 60;
}

/** A mail that could not be sent in this time, for example because the server was down, is left out. */
const MAIL_MINUTES = 180;

/**
 * Returns the local day (YYYY-MM-DD) of the mail that is due now; undefined if none is. A time within quiet hours means their
 * end.
 */
export function mailDayAt(choice: NotificationChoice, { now, timeZone }: LocalMoment): string | undefined {
  const wanted = minutesOf(choice.mailAt);
  const at = choice.quietHours && isQuietAt(choice, wanted) ? minutesOf(choice.quietHours.to) : wanted;
  const minute = minuteOfDay(now * 1000, timeZone);
  const late = minutesUntil(at, minute);
  if (late >= MAIL_MINUTES || isQuietAt(choice, minute)) return undefined;
  return dayOf(now - late * 60, timeZone);
}
