import {
  orderedReminders,
  REMINDER_MINUTES,
  type ReminderMinutes,
  usualReminders,
} from '@careline/core/internal/encounters';
import { useMessages } from '../../messages/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { encounterBookingMessages } from './encounter-booking.messages.ts';

const KEYS = {
  2880: 'before2880',
  1440: 'before1440',
  240: 'before240',
  120: 'before120',
  60: 'before60',
  30: 'before30',
  15: 'before15',
} as const satisfies Readonly<Record<ReminderMinutes, string>>;

/** Returns the words of a lead time: 1 day before. */
export function useReminderWords(): (minutes: ReminderMinutes) => string {
  const t = useMessages(encounterBookingMessages);
  return (minutes) => t(KEYS[minutes]);
}

export interface ReminderFieldsProps {
  /** Undefined for the usual ones of the mode. */
  readonly reminders: readonly ReminderMinutes[] | undefined;
  readonly mode: string;
  readonly onChange: (reminders: readonly ReminderMinutes[]) => void;
}

/** Chooses up to two reminders to the patient. */
export function ReminderFields({ reminders, mode, onChange }: ReminderFieldsProps) {
  const t = useMessages(encounterBookingMessages);
  const wordsOf = useReminderWords();
  const [first, second] = reminders ?? usualReminders(mode);
  const field = (label: string, value: ReminderMinutes | undefined, other: ReminderMinutes | undefined) => (
    <SelectField
      label={label}
      placeholder={t('noReminder')}
      options={REMINDER_MINUTES.filter((lead) => lead !== other).map((lead) => ({
        value: String(lead),
        label: wordsOf(lead),
      }))}
      value={value === undefined ? '' : String(value)}
      onChange={(chosen) => {
        const lead = REMINDER_MINUTES.find((one) => String(one) === chosen);
        onChange(orderedReminders([lead, other].filter((one) => one !== undefined)));
      }}
    />
  );
  return (
    <>
      {field(t('reminder'), first, second)}
      {field(t('secondReminder'), second, first)}
    </>
  );
}
