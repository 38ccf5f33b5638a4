import { type CodedLabels, codedLabel } from '#formatting';
import * as words from '../words/en.ts';

/** FHIR DaysOfWeek codes, Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const WEEKDAY_LABELS = words.weekdayLabels satisfies CodedLabels<Weekday>;

export const weekdayLabel = (weekday: string, locale?: string): string =>
  codedLabel(WEEKDAY_LABELS, weekday, locale);

/** Returns the weekday of a day number (days since 1970-01-01, a Thursday). */
export const weekdayOfNumber = (day: number): Weekday => WEEKDAYS[(((day + 3) % 7) + 7) % 7] ?? 'mon';
