import * as v from 'valibot';

/** Lead times of reminders that can be chosen, in minutes before the encounter, longest first. */
export const REMINDER_MINUTES = [2880, 1440, 240, 120, 60, 30, 15] as const;
export type ReminderMinutes = (typeof REMINDER_MINUTES)[number];

const MAX_REMINDERS = 2;

/** Up to two reminders, longest lead time first. Empty for none. */
export const newRemindersSchema = v.pipe(
  v.array(v.picklist(REMINDER_MINUTES)),
  v.maxLength(MAX_REMINDERS),
  v.check(
    (minutes) => minutes.every((lead, index) => index === 0 || lead < (minutes[index - 1] ?? lead)),
    'must be in descending order, each once',
  ),
);

/** Returns the reminders of an encounter for which none were chosen. */
export const usualReminders = (consultationMode: string): readonly ReminderMinutes[] =>
  consultationMode === 'VIRTUAL' ? [1440, 15] : [1440];

/** Returns the chosen lead times in the order of the schema, each once. */
export const orderedReminders = (minutes: readonly ReminderMinutes[]): ReminderMinutes[] =>
  REMINDER_MINUTES.filter((lead) => minutes.includes(lead));
