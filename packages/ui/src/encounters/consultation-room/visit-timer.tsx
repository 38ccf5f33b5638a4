import type { Encounter } from '@careline/core/internal/encounters';
import { punctualityOf } from '@careline/core/internal/encounters/consultations';
import { useMessages } from '../../messages/index.ts';
import { useNow } from '../../provider/index.ts';
import {
  EncounterStatusTag,
  PunctualityTag,
  useEncounterTimes,
  useMinute,
} from '../encounter-words/index.ts';
import { consultationRoomMessages } from './consultation-room.messages.ts';

/** How long the visit has lasted. Before it starts, its time and delay; after it, its status. */
export function VisitTimer({ encounter }: { readonly encounter: Encounter }) {
  const t = useMessages(consultationRoomMessages);
  const times = useEncounterTimes();
  const now = useMinute(useNow());
  const { status, arrivedAt, period } = encounter;
  const isUnderWay = punctualityOf(encounter, now)?.kind === 'waiting';
  if (isUnderWay && arrivedAt) {
    return (
      <p className="whitespace-nowrap text-end leading-tight tabular-nums">
        <span className="block font-semibold">
          {times.duration(Math.max(0, Math.floor((now - arrivedAt) / 60)))}
        </span>
        <span className="block text-muted text-xs">{t('since', { time: times.time(arrivedAt) })}</span>
      </p>
    );
  }
  const isToday = times.dayOf(period.start) === times.today();
  return (
    <div className="flex flex-col items-end gap-0.5 whitespace-nowrap text-xs leading-tight">
      {status === 'CONFIRMED' && isToday ? (
        <PunctualityTag encounter={encounter} times={times} />
      ) : (
        <EncounterStatusTag status={status} />
      )}
      <span className="text-muted tabular-nums">
        {isToday ? t('at', { time: times.time(period.start) }) : times.when(period.start)}
      </span>
    </div>
  );
}
