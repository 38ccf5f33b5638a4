import * as v from 'valibot';
import { type CodedLabels, codedLabel } from '#formatting';

/** Reasons why a calendar event is not imported. */
const SKIP_REASONS = [
  'cancelled',
  'free',
  'past',
  'later',
  'zone-unknown',
  'too-often',
  'rule-unsupported',
  'unreadable',
  'too-many',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

const SKIP_REASON_LABELS = {
  en: {
    cancelled: 'Cancelled',
    free: 'Marked as free time',
    past: 'Over already',
    later: 'More than 12 months ahead',
    'zone-unknown': 'Its time zone is not known',
    'too-often': 'Repeats several times a day',
    'rule-unsupported': 'Repeats by a rule that is not supported',
    unreadable: 'Cannot be read',
    'too-many': 'The calendar has too many events',
  },
  hi: {
    cancelled: 'रद्द',
    free: 'खाली समय के रूप में चिह्नित',
    past: 'बीत चुका',
    later: '12 महीने से आगे',
    'zone-unknown': 'समय क्षेत्र अज्ञात है',
    'too-often': 'दिन में कई बार दोहराया जाता है',
    'rule-unsupported': 'ऐसे नियम से दोहराया जाता है जो समर्थित नहीं है',
    unreadable: 'पढ़ा नहीं जा सका',
    'too-many': 'कैलेंडर में बहुत ज़्यादा कार्यक्रम हैं',
  },
} as const satisfies CodedLabels<SkipReason>;

export const skipReasonLabel = (reason: string, locale?: string): string =>
  codedLabel(SKIP_REASON_LABELS, reason, locale);

/** The result of a calendar import. It contains no event titles. */
export const calendarReportSchema = v.looseObject({
  /** Imported events, and the number of their occurrences in the next 12 months. */
  events: v.number(),
  times: v.number(),
  /** Removed occurrences of earlier imports. */
  removed: v.number(),
  skipped: v.array(
    v.looseObject({
      reason: v.string(),
      /** Number of events. */
      events: v.number(),
      /** Start of the first one as the calendar has it; null if unreadable. */
      first: v.nullable(v.string()),
    }),
  ),
});

export type CalendarReport = v.InferOutput<typeof calendarReportSchema>;

/** Maximum characters of an uploaded calendar. */
export const MAX_CALENDAR_CHARACTERS = 1_000_000;

/** The fields that define busy times. Everything else is private and stays on the device. */
const NEEDED =
  /^(BEGIN|END|VERSION|PRODID|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|TZID|TZOFFSETFROM|TZOFFSETTO)[;:]/i;

/** Returns the calendar with busy times only: no titles, locations, people or notes. */
export const busyTimesOf = (calendar: string): string =>
  calendar
    .replace(/\r\n?/g, '\n')
    // Unfolds lines: a continuation starts with a blank.
    .replace(/\n[ \t]/g, '')
    .split('\n')
    .filter((line) => NEEDED.test(line))
    .join('\n');
