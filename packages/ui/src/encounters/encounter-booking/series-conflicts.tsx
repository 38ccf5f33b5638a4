import type { SeriesConflict } from '@careline/core/internal/encounters';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';
import { encounterBookingMessages } from './encounter-booking.messages.ts';

export interface SeriesConflictsProps {
  readonly conflicts: readonly SeriesConflict[];
  readonly busy: boolean;
  readonly onTake: () => void;
}

/** Names each time of a series that can't be booked, with the nearest free one. One press books with these. */
export function SeriesConflicts({ conflicts, busy, onTake }: SeriesConflictsProps) {
  const t = useMessages(encounterBookingMessages);
  const { when } = useEncounterTimes();
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus(), []);
  const wordsOf = ({ start, kind, alternative }: SeriesConflict) => {
    const time = when(start);
    if (!alternative) return t(kind === 'away' ? 'awayThen' : 'busyThen', { time });
    const other = when(alternative.start);
    return t(kind === 'away' ? 'awayInstead' : 'busyInstead', { time, other });
  };
  const isComplete = conflicts.every(({ alternative }) => alternative !== null);
  return (
    <div className="flex flex-col gap-2 rounded-control border border-line-strong bg-warning-soft p-3 text-on-warning-soft">
      <p role="alert" className="flex gap-2 font-medium">
        <Icon name="warning" className="shrink-0" />
        {t('seriesRefused', { count: conflicts.length })}
      </p>
      <ul className="flex flex-col gap-1 tabular-nums">
        {conflicts.map((conflict) => (
          <li key={conflict.start}>{wordsOf(conflict)}</li>
        ))}
      </ul>
      {isComplete ? (
        <div>
          <Button ref={take} size="small" busy={busy} onClick={onTake}>
            {t('takeInstead')}
          </Button>
        </div>
      ) : (
        <p>{t('seriesElsewhere')}</p>
      )}
    </div>
  );
}
