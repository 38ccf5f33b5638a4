import type { ServiceType } from '@careline/core/internal/encounters';
import {
  BOOKING_MINUTES,
  type ChosenSlot,
  instantOf,
  USUAL_MINUTES,
  wallOf,
} from '@careline/core/internal/encounters/consultations';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';
import { FreeTimes, type FreeWeek, freeTimesMessages, NextTimes, useFreeTimes } from '../free-times/index.ts';
import { type ActDialogProps, ActFrame, useEncounterChange } from './act-frame.tsx';
import { useBusyText } from './busy-text.ts';
import { encounterActsMessages } from './encounter-acts.messages.ts';
import { ReasonFields, useReason } from './reason-fields.tsx';

export interface LengthFieldProps {
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
}

/** Chooses the length. Includes the current length even if it is not a standard one. */
export function LengthField({ minutes, onChange }: LengthFieldProps) {
  const t = useMessages(encounterActsMessages);
  const choices = [...new Set([...BOOKING_MINUTES, minutes])].sort((one, other) => one - other);
  return (
    <SelectField
      label={t('length')}
      options={choices.map((count) => ({ value: String(count), label: t('minutes', { count }) }))}
      value={String(minutes)}
      onChange={(value) => onChange(Number(value))}
    />
  );
}

const minutesOf = ({
  start,
  end,
}: {
  readonly start: number;
  readonly end?: number | null | undefined;
}): number => (end ? Math.round((end - start) / 60) : USUAL_MINUTES);

export interface MoveDialogProps extends ActDialogProps {
  /** The initial new time in unix seconds, already chosen by the user. Without it, free times are offered. */
  readonly start?: number | undefined;
}

type FreeRead = ReturnType<typeof useFreeTimes>;

/**
 * Reads the care provider's free times. They are offered unless the user prefers to type, or there are none.
 * A move keeps the care provider, so an encounter without one has no free times.
 */
function useMoveTimes({ encounter, start }: MoveDialogProps) {
  const [prefersTyped, setPrefersTyped] = useState(start !== undefined);
  const careProviderId = encounter.careProvider?.id ?? '';
  // The service comes from a list and may be one that only newer servers know.
  const wanted = { serviceType: encounter.serviceType as ServiceType, careProviderId };
  const times = useFreeTimes(wanted, careProviderId !== '');
  const { state } = times;
  const week = state.phase === 'ready' && state.value.hasFree ? state.value : undefined;
  const isLoading = careProviderId !== '' && state.phase === 'loading';
  const isTyped = prefersTyped || (week === undefined && !isLoading);
  return { wanted, times, week, isTyped, onTyped: setPrefersTyped };
}

interface OfferedTimesProps {
  readonly times: FreeRead;
  /** Undefined while it loads. */
  readonly week: FreeWeek | undefined;
  readonly slot: ChosenSlot | undefined;
  readonly onSlot: (slot: ChosenSlot) => void;
  readonly onTyped: () => void;
  readonly nameOf: (careProviderId: string) => string;
  readonly error: string | undefined;
}

function OfferedTimes({ times, week, slot, onSlot, onTyped, nameOf, error }: OfferedTimesProps) {
  const f = useMessages(freeTimesMessages);
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="font-medium">{f('freeTimes')}</p>
        <Button variant="quiet" size="small" onClick={onTyped}>
          {f('otherTime')}
        </Button>
      </div>
      <div className="w-full">
        {week ? (
          <FreeTimes
            week={week}
            chosen={slot}
            onChoose={onSlot}
            nameOf={nameOf}
            onEarlier={times.showEarlier}
            onLater={times.showLater}
          />
        ) : (
          <>
            <VisuallyHidden>{f('loading')}</VisuallyHidden>
            <Skeleton shape="row" lines={3} />
          </>
        )}
      </div>
      {error && <p className="text-danger">{error}</p>}
    </div>
  );
}

/** Moves an encounter to a free time of its care provider, or to a typed one. If the time was taken, it offers the next free ones. */
export function MoveDialog(props: MoveDialogProps) {
  const { encounter, start: first } = props;
  const timeZone = useTimeZone();
  const t = useMessages(encounterActsMessages);
  const f = useMessages(freeTimesMessages);
  const times = useEncounterTimes();
  const busyText = useBusyText(times);
  const why = useReason();
  const work = useEncounterChange(props);
  const free = useMoveTimes(props);
  const [slot, setSlot] = useState<ChosenSlot>();
  const [at, setAt] = useState(() => wallOf(first ?? encounter.period.start, timeZone));
  const [minutes, setMinutes] = useState(() => minutesOf(encounter.period));
  const [asked, setAsked] = useState(false);
  const typed = instantOf(at, timeZone);
  const typedPeriod = typed === undefined ? undefined : { start: typed, end: typed + minutes * 60 };
  const period = free.isTyped ? typedPeriod : slot && { start: slot.start, end: slot.end };
  const busy = busyText(work.error);
  const { refresh } = free.times;
  useEffect(() => {
    if (busy !== undefined) refresh();
  }, [busy, refresh]);
  const move = (to: typeof period) => {
    setAsked(true);
    const reason = why.read();
    if (!reason || !to) return;
    void work.change(encounter, { act: 'move', period: to, ...reason });
  };
  const missing = asked && period === undefined ? t(free.isTyped ? 'needTime' : 'chooseTime') : undefined;
  return (
    <ActFrame
      {...props}
      work={work}
      title={t('moveTitle')}
      action={t('move')}
      width="large"
      hidesError={busy !== undefined}
      onConfirm={() => move(period)}
    >
      {free.isTyped ? (
        <>
          <DateField
            showsWeekday
            type="datetime-local"
            label={t('newTime')}
            required
            value={at}
            onChange={setAt}
            error={encounter.careProvider ? missing : (busy ?? missing)}
            data-autofocus
          />
          <LengthField minutes={minutes} onChange={setMinutes} />
          {free.week && (
            <Button variant="quiet" size="small" className="self-start" onClick={() => free.onTyped(false)}>
              {f('showFreeTimes')}
            </Button>
          )}
        </>
      ) : (
        <OfferedTimes
          {...free}
          slot={slot}
          onSlot={setSlot}
          onTyped={() => free.onTyped(true)}
          nameOf={() => encounter.careProvider?.name ?? ''}
          error={missing}
        />
      )}
      <ReasonFields of={why} />
      {busy !== undefined && encounter.careProvider && (
        <NextTimes
          {...free.wanted}
          lost={{ text: busy, from: period?.start ?? times.nowSeconds() }}
          nameOf={() => encounter.careProvider?.name ?? ''}
          busy={work.busy}
          intro={t('moveNext')}
          actOf={({ when }) => t('moveTo', { when })}
          onTake={({ start, end }) => move({ start, end })}
        />
      )}
    </ActFrame>
  );
}
