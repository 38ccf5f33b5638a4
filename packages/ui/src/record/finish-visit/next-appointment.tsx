import type { Encounter } from '@careline/core/internal/encounters';
import { SERVICE_TYPES } from '@careline/core/internal/encounters';
import { listNextSlots, type ProviderSlot } from '@careline/core/internal/encounters/availability';
import { startOfDay } from '@careline/core/internal/formatting';
import { useId, useState } from 'react';
import { useEncounterTimes } from '../../encounters/encounter-words/index.ts';
import { readNextSlots } from '../../encounters/free-times/index.ts';
import { RequestFailed, useQuery } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useHttp, useTimeZone } from '../../provider/index.ts';
import { finishVisitMessages } from './finish-visit.messages.ts';

const OFFERED = 6;

type Choice = 'first' | 'none' | ProviderSlot;

export interface NextAppointmentOptions {
  readonly visit: Encounter;
  /** Day of the follow-up, YYYY-MM-DD; empty without one. */
  readonly day: string;
  readonly mayBook: boolean;
}

/** Proposes the care provider's first free time from a day on. */
export function useNextAppointment({ visit, day, mayBook }: NextAppointmentOptions) {
  const http = useHttp();
  const timeZone = useTimeZone();
  const { nowSeconds } = useEncounterTimes();
  const [choice, setChoice] = useState<{ readonly day: string; readonly time: Choice }>();
  const serviceType = SERVICE_TYPES.find((one) => one === visit.serviceType);
  const careProviderId = visit.careProvider?.id;
  const isAsked = mayBook && day !== '' && serviceType !== undefined && careProviderId !== undefined;
  const { state, retry, refresh } = useQuery<readonly ProviderSlot[]>(
    [http, serviceType, careProviderId, day, timeZone],
    async (signal) => {
      if (!serviceType || !careProviderId) return [];
      const from = Math.max(startOfDay(day, timeZone), nowSeconds());
      const wanted = { serviceType, careProviderId };
      return (await readNextSlots(http, wanted, { from, limit: OFFERED, signal })).data;
    },
    { endpoint: listNextSlots.name, isAsked },
  );
  const slots = isAsked && state.phase === 'ready' ? state.value : [];
  const time = choice?.day === day ? choice.time : 'first';
  const isOffered = typeof time === 'object' && slots.some(({ start }) => start === time.start);
  return {
    isAsked,
    state,
    retry,
    slots,
    serviceType,
    /** The time to book; undefined if the user leaves it out, or none is free. */
    slot: time === 'none' ? undefined : isOffered ? time : slots[0],
    isLeftOut: time === 'none',
    choose: (next: Choice) => setChoice({ day, time: next }),
    /** Reloads the times after one was taken. */
    lose: () => {
      setChoice(undefined);
      refresh();
    },
  };
}

export type NextAppointment = ReturnType<typeof useNextAppointment>;

interface TimeProps {
  readonly group: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

function Time({ group, label, isChosen, isDisabled, onChoose }: TimeProps) {
  return (
    <label className="inline-flex min-h-8 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-raised px-2 text-sm tabular-nums hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft pointer-coarse:min-h-11">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        className="accent-accent"
      />
      {label}
    </label>
  );
}

/** The proposed appointment, other free times, and the choice to book none. */
export function NextAppointmentFields({
  next,
  disabled,
}: {
  readonly next: NextAppointment;
  readonly disabled: boolean;
}) {
  const t = useMessages(finishVisitMessages);
  const { when } = useEncounterTimes();
  const group = useId();
  const { isAsked, state, retry, slots, slot, isLeftOut, choose } = next;
  if (!isAsked) return null;
  if (state.phase === 'loading') return <Skeleton lines={2} />;
  if (state.phase === 'failed')
    return <RequestFailed title={t('timesFailed')} error={state.error} onRetry={retry} />;
  if (slots.length === 0) return <p role="status">{t('noFreeTimes')}</p>;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-muted text-sm">{t('freeTimes')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-2">
        {slots.map((one) => (
          <Time
            key={one.start}
            group={group}
            label={when(one.start)}
            isChosen={slot?.start === one.start}
            isDisabled={disabled}
            onChoose={() => choose(one)}
          />
        ))}
        <Time
          group={group}
          label={t('leaveOut')}
          isChosen={isLeftOut}
          isDisabled={disabled}
          onChoose={() => choose('none')}
        />
      </div>
      <p role="status" className="text-sm tabular-nums">
        {slot && t('reserved', { when: when(slot.start) })}
      </p>
    </fieldset>
  );
}
