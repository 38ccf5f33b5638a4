import * as v from 'valibot';
import { type CodedLabels, codedLabel } from '#formatting';

/** Why an event of a calendar makes nobody busy here. */
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

/** What an import took of a calendar, and what it did not. Titles are no part of it. */
export const calendarReportSchema = v.looseObject({
  /** Events that make the care provider busy, and how many times they do in the next 12 months. */
  events: v.number(),
  times: v.number(),
  /** Times of earlier imports that went away. */
  removed: v.number(),
  skipped: v.array(
    v.looseObject({
      reason: v.string(),
      /** How many events. */
      events: v.number(),
      /** When the first of them begins, as the calendar writes it; null where it cannot be read. */
      first: v.nullable(v.string()),
    }),
  ),
});

export type CalendarReport = v.InferOutput<typeof calendarReportSchema>;

/** The most characters of a calendar that one request takes. */
export const MAX_CALENDAR_CHARACTERS = 1_000_000;

/** What says when somebody is busy. Everything else is private and stays on the device. */
const NEEDED =
  /^(BEGIN|END|VERSION|PRODID|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|TZID|TZOFFSETFROM|TZOFFSETTO)[;:]/i;

/** A calendar with nothing but its times: no titles, places, people or notes. */
export const busyTimesOf = (calendar: string): string =>
  calendar
    .replace(/\r\n?/g, '\n')
    // A long line goes on in the next one after a blank.
    .replace(/\n[ \t]/g, '')
    .split('\n')
    .filter((line) => NEEDED.test(line))
    .join('\n');
