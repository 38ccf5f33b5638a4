import { listNextSlots, type ProviderSlot } from '@careline/core/internal/encounters/availability';
import { useEffect, useRef } from 'react';
import { useQuery } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';
import { encounterBookingMessages } from './encounter-booking.messages.ts';
import type { ProviderNames } from './use-booking-time.ts';
import { readNextSlots, type TimesWanted } from './use-free-times.ts';

/** A time that could not be booked. */
export interface LostTime {
  /** What happened, for the user. */
  readonly text: string;
  /** Unix seconds: other times are offered from here on. */
  readonly from: number;
}

export interface NextTimesProps extends TimesWanted {
  readonly lost: LostTime;
  readonly nameOf: ProviderNames;
  readonly busy: boolean;
  readonly onTake: (slot: ProviderSlot) => void;
}

const OFFERED = 3;

/** Says that a time is taken and offers the next free ones. One press books; the focus is on the first. */
export function NextTimes({ lost, nameOf, busy, onTake, serviceType, careProviderId }: NextTimesProps) {
  const http = useHttp();
  const t = useMessages(encounterBookingMessages);
  const { when } = useEncounterTimes();
  const { state } = useQuery(
    [http, serviceType, careProviderId, lost.from, lost.text],
    async (signal) => {
      const wanted = { serviceType, careProviderId };
      return (await readNextSlots(http, wanted, { from: lost.from, limit: OFFERED, signal })).data;
    },
    { endpoint: listNextSlots.name },
  );
  const slots = state.phase === 'ready' ? state.value : [];
  const first = useRef<HTMLButtonElement>(null);
  const isReady = slots.length > 0;
  useEffect(() => {
    if (isReady) first.current?.focus();
  }, [isReady]);
  return (
    <div className="flex flex-col gap-2 rounded-control border border-line-strong bg-warning-soft p-3 text-on-warning-soft">
      <p role="alert" className="flex gap-2 font-medium">
        <Icon name="warning" className="shrink-0" />
        {lost.text}
      </p>
      {isReady && (
        <>
          <p>{t('takeNext')}</p>
          <div className="flex flex-wrap gap-2">
            {slots.map((slot, index) => (
              <Button
                key={`${slot.start} ${slot.careProviderId}`}
                ref={index === 0 ? first : undefined}
                size="small"
                busy={busy}
                onClick={() => onTake(slot)}
              >
                {t('bookAt', { when: when(slot.start), name: nameOf(slot.careProviderId) })}
              </Button>
            ))}
          </div>
        </>
      )}
      {state.phase === 'ready' && !isReady && <p>{t('noneLeft')}</p>}
    </div>
  );
}
