import { type EncounterSlot, nextFreeSlot } from '@careline/core/encounters';
import { slotsOfDay } from '@careline/core/encounters/health-check';
import { formatDate, isoDay } from '@careline/core/formatting';
import { useId } from 'react';
import { useFailureText } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { type BookingDesk, useFieldError, useWhen } from './booking-context.ts';
import { healthCheckRegistrationMessages } from './health-check-registration.messages.ts';

export interface SlotPartProps {
  readonly desk: BookingDesk;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface SlotChoiceProps {
  readonly desk: BookingDesk;
  readonly slot: EncounterSlot;
  readonly name: string;
}

function SlotChoice({ desk: { booking, state, timeZone }, slot, name }: SlotChoiceProps) {
  const t = useMessages(healthCheckRegistrationMessages);
  const { time } = useWhen(timeZone)(slot.period.start);
  const full = slot.left <= 0;
  return (
    <label className="flex min-h-control cursor-pointer flex-col justify-center rounded-control border border-line-strong bg-raised px-3 py-1 has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <span className="flex items-center gap-2 font-medium tabular-nums">
        <input
          type="radio"
          name={name}
          value={slot.id}
          checked={slot.id === state.slotId}
          disabled={full}
          onChange={() => booking.takeSlot(slot.id)}
          className="size-4 accent-accent outline-none"
        />
        {time}
      </span>
      <span className="ps-6 text-muted text-sm">{full ? t('full') : t('left', { count: slot.left })}</span>
    </label>
  );
}

/** What to do on a day without a place. */
function NoPlace({ desk }: SlotPartProps) {
  const { booking, state, timeZone } = desk;
  const t = useMessages(healthCheckRegistrationMessages);
  const when = useWhen(timeZone);
  const ofDay = slotsOfDay(state.slots, state.day, timeZone);
  const date = formatDate(state.day);
  const next = nextFreeSlot(state.slots, 0);
  return (
    <div className="flex flex-col items-start gap-2">
      <p>{t(ofDay.length > 0 ? 'allFull' : 'noneOnDay', { date })}</p>
      {next ? (
        <Button icon="schedule" onClick={() => booking.takeSlot(next.id)}>
          {t('takeNext', when(next.period.start))}
        </Button>
      ) : (
        <p>{t('noneAhead')}</p>
      )}
    </div>
  );
}

function Times(props: SlotPartProps) {
  const { desk } = props;
  const { state, timeZone } = desk;
  const t = useMessages(healthCheckRegistrationMessages);
  const name = useId();
  const ofDay = slotsOfDay(state.slots, state.day, timeZone);
  return (
    <>
      {ofDay.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-1 font-medium text-sm">{t('times', { date: formatDate(state.day) })}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2">
            {ofDay.map((slot) => (
              <SlotChoice key={slot.id} desk={desk} slot={slot} name={name} />
            ))}
          </div>
        </fieldset>
      )}
      {!ofDay.some((slot) => slot.left > 0) && <NoPlace {...props} />}
    </>
  );
}

function TimesOrWhy(props: SlotPartProps) {
  const { booking, state } = props.desk;
  const t = useMessages(healthCheckRegistrationMessages);
  const failureText = useFailureText();
  if (state.slotsError) {
    return (
      <ErrorState
        title={t('timesFailed')}
        onRetry={booking.reloadSlots}
        requestId={state.slotsError.requestId}
      >
        {failureText(state.slotsError)}
      </ErrorState>
    );
  }
  if (state.slotsPhase === 'loading') {
    return (
      <div className="h-32" aria-busy="true">
        <VisuallyHidden>{t('timesLoading')}</VisuallyHidden>
        <Skeleton lines={3} />
      </div>
    );
  }
  return state.day ? <Times {...props} /> : <p>{t('chooseDay')}</p>;
}

/** The day and one of its times, with the places left. */
export function SlotPart(props: SlotPartProps) {
  const { desk, now } = props;
  const { booking, state, idOf, timeZone } = desk;
  const t = useMessages(healthCheckRegistrationMessages);
  const error = useFieldError(desk)('slot');
  return (
    <Card title={t('when')}>
      <div className="flex flex-col gap-4">
        <DateField
          id={idOf('slot')}
          label={t('day')}
          required
          min={isoDay(new Date(now()), timeZone)}
          value={state.day}
          onChange={booking.showDay}
          error={error}
        />
        <TimesOrWhy {...props} />
      </div>
    </Card>
  );
}
