import { type EncounterBooking, instantOf } from '@careline/core/internal/encounters/consultations';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { LengthField } from '../encounter-acts/index.ts';
import { FreeTimes, freeTimesMessages, type ProviderNames } from '../free-times/index.ts';
import { encounterBookingMessages } from './encounter-booking.messages.ts';
import type { BookingTime } from './use-booking-time.ts';

export interface TimeFieldProps extends BookingTime {
  readonly booking: EncounterBooking;
  readonly onChange: (booking: EncounterBooking) => void;
  readonly nameOf: ProviderNames;
  /** The error of the time, after an attempt to book. */
  readonly timeError?: string | undefined;
}

function TypedTime({ booking, onChange, timeError }: TimeFieldProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const t = useMessages(encounterBookingMessages);
  const start = instantOf(booking.at, timeZone);
  const hasPassed = start !== undefined && start < Math.floor(now() / 1000) - 60;
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <DateField
        showsWeekday
        type="datetime-local"
        label={t('at')}
        required
        value={booking.at}
        onChange={(at) => onChange({ ...booking, at })}
        hint={hasPassed ? t('passed') : undefined}
        error={timeError}
      />
      <LengthField minutes={booking.minutes} onChange={(minutes) => onChange({ ...booking, minutes })} />
    </div>
  );
}

/** Says why there is no free time to choose. */
function WhyTyped({ booking, times: { state } }: TimeFieldProps) {
  const t = useMessages(encounterBookingMessages);
  if (booking.careTeamId) return null;
  if (state.phase === 'failed') return <p className="text-muted text-sm">{t('timesFailed')}</p>;
  if (state.phase !== 'ready' || state.value.hasFree) return null;
  if (state.value.hasHours) return <p className="text-muted text-sm">{t('allTaken')}</p>;
  return <p className="text-muted text-sm">{t(booking.careProviderId ? 'noHours' : 'noHoursOfService')}</p>;
}

/** The time of a booking: a free one of a week, or a typed one. */
export function TimeField(props: TimeFieldProps) {
  const { booking, onChange, timeError, isTyped, times, nameOf, onTyped } = props;
  const t = useMessages(encounterBookingMessages);
  const f = useMessages(freeTimesMessages);
  const { state } = times;
  if (isTyped) {
    const canChoose = state.phase === 'ready' && state.value.hasFree && !booking.careTeamId;
    return (
      <div className="flex flex-col items-start gap-2">
        <WhyTyped {...props} />
        <TypedTime {...props} />
        {!booking.careProviderId && !booking.careTeamId && (
          <p className="text-muted text-sm">{t('nobodyYet')}</p>
        )}
        {canChoose && (
          <Button variant="quiet" size="small" onClick={() => onTyped(false)}>
            {f('showFreeTimes')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="font-medium">{f('freeTimes')}</p>
        <Button variant="quiet" size="small" onClick={() => onTyped(true)}>
          {f('otherTime')}
        </Button>
      </div>
      {state.phase === 'loading' && (
        <div className="w-full">
          <VisuallyHidden>{f('loading')}</VisuallyHidden>
          <Skeleton shape="row" lines={3} />
        </div>
      )}
      {state.phase === 'ready' && (
        <div className="w-full">
          <FreeTimes
            week={state.value}
            chosen={booking.slot}
            onChoose={(slot) => onChange({ ...booking, slot })}
            nameOf={nameOf}
            onEarlier={times.showEarlier}
            onLater={times.showLater}
          />
        </div>
      )}
      {timeError && <p className="text-danger">{timeError}</p>}
    </div>
  );
}
