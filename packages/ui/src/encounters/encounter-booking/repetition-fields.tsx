import { MAX_SERIES } from '@careline/core/internal/encounters';
import type { EncounterBooking, Repetition } from '@careline/core/internal/encounters/consultations';
import { useMessages } from '../../messages/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { encounterBookingMessages } from './encounter-booking.messages.ts';

/** Weekly for a month. */
const USUAL_TIMES = 4;
const TIMES = Array.from({ length: MAX_SERIES - 1 }, (_, index) => index + 2);

export interface RepetitionFieldsProps {
  readonly booking: EncounterBooking;
  readonly onChange: (booking: EncounterBooking) => void;
}

/** Chooses whether the booking repeats, and how often. */
export function RepetitionFields({ booking, onChange }: RepetitionFieldsProps) {
  const t = useMessages(encounterBookingMessages);
  const { repetition } = booking;
  const change = (next: Repetition | undefined) =>
    onChange({ ...booking, repetition: next, replaced: undefined });
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <SelectField
        label={t('repeat')}
        placeholder={t('once')}
        options={[
          { value: '1', label: t('weekly') },
          { value: '2', label: t('fortnightly') },
        ]}
        value={repetition ? String(repetition.weeks) : ''}
        onChange={(weeks) =>
          change(
            weeks ? { weeks: weeks === '2' ? 2 : 1, times: repetition?.times ?? USUAL_TIMES } : undefined,
          )
        }
      />
      {repetition && (
        <SelectField
          label={t('times')}
          options={TIMES.map((count) => ({ value: String(count), label: t('timesCount', { count }) }))}
          value={String(repetition.times)}
          onChange={(times) => change({ ...repetition, times: Number(times) })}
        />
      )}
    </div>
  );
}
