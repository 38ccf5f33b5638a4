import { type EncounterSlot, nextFreeSlot } from '@careline/core/internal/encounters';
import { slotsOfDay } from '@careline/core/internal/encounters/health-check';
import { isoDay } from '@careline/core/internal/formatting';
import type { HttpError } from '@careline/core/internal/http';
import { useId } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useFormatDate, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { useWhen } from './booking-context.ts';
import { healthCheckRegistrationMessages } from './health-check-registration.messages.ts';

export interface SlotPickerProps {
  readonly id: string;
  /** YYYY-MM-DD; empty until a day is chosen. */
  readonly day: string;
  readonly slotId: string | undefined;
  readonly slots: readonly EncounterSlot[];
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly loadError: HttpError | undefined;
  readonly error: string | undefined;
  readonly onDay: (day: string) => void;
  readonly onSlot: (slotId: string) => void;
  readonly onReload: () => void;
}

interface SlotChoiceProps extends SlotPickerProps {
  readonly slot: EncounterSlot;
  readonly name: string;
}

function SlotChoice({ slotId, onSlot, slot, name }: SlotChoiceProps) {
  const t = useMessages(healthCheckRegistrationMessages);
  const { time } = useWhen()(slot.period.start);
  const full = slot.left <= 0;
  return (
    <label className="flex min-h-control cursor-pointer flex-col justify-center rounded-control border border-line-strong bg-raised px-3 py-1 has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <span className="flex items-center gap-2 font-medium tabular-nums">
        <input
          type="radio"
          name={name}
          value={slot.id}
          checked={slot.id === slotId}
          disabled={full}
          onChange={() => onSlot(slot.id)}
          className="size-4 accent-accent outline-none"
        />
        {time}
      </span>
      <span className="ps-6 text-muted text-xs">{full ? t('full') : t('left', { count: slot.left })}</span>
    </label>
  );
}

/** Suggests what to do on a day without free slots. */
function NoPlace({ slots, day, onSlot }: SlotPickerProps) {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const t = useMessages(healthCheckRegistrationMessages);
  const when = useWhen();
  const ofDay = slotsOfDay(slots, day, timeZone);
  const date = formatDate(day);
  const next = nextFreeSlot(slots, 0);
  return (
    <div className="flex flex-col items-start gap-2">
      <p>{t(ofDay.length > 0 ? 'allFull' : 'noneOnDay', { date })}</p>
      {next ? (
        <Button icon="schedule" onClick={() => onSlot(next.id)}>
          {t('takeNext', when(next.period.start))}
        </Button>
      ) : (
        <p>{t('noneAhead')}</p>
      )}
    </div>
  );
}

function Times(props: SlotPickerProps) {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const { slots, day } = props;
  const t = useMessages(healthCheckRegistrationMessages);
  const name = useId();
  const ofDay = slotsOfDay(slots, day, timeZone);
  return (
    <>
      {ofDay.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-1 font-medium text-sm">{t('times', { date: formatDate(day) })}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2">
            {ofDay.map((slot) => (
              <SlotChoice key={slot.id} {...props} slot={slot} name={name} />
            ))}
          </div>
        </fieldset>
      )}
      {!ofDay.some((slot) => slot.left > 0) && <NoPlace {...props} />}
    </>
  );
}

function TimesOrWhy(props: SlotPickerProps) {
  const { phase, loadError, day, onReload } = props;
  const t = useMessages(healthCheckRegistrationMessages);
  if (loadError) {
    return <RequestFailed title={t('timesFailed')} onRetry={onReload} error={loadError} />;
  }
  if (phase === 'loading') {
    return (
      <div className="h-32" aria-busy="true">
        <VisuallyHidden>{t('timesLoading')}</VisuallyHidden>
        <Skeleton lines={3} />
      </div>
    );
  }
  return day ? <Times {...props} /> : <p>{t('chooseDay')}</p>;
}

export function SlotPicker(props: SlotPickerProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const { id, day, error, onDay } = props;
  const t = useMessages(healthCheckRegistrationMessages);
  return (
    <div className="flex flex-col gap-4">
      <DateField
        showsWeekday
        id={id}
        label={t('day')}
        required
        min={isoDay(new Date(now()), timeZone)}
        value={day}
        onChange={onDay}
        error={error}
      />
      <TimesOrWhy {...props} />
    </div>
  );
}
