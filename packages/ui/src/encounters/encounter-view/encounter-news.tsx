import type { EncounterEvent } from '@careline/core/internal/encounters';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useEventName } from './encounter-events.tsx';
import { encounterViewMessages } from './encounter-view.messages.ts';

export interface EncounterNewsProps {
  readonly events: readonly EncounterEvent[];
  /** The current user. Their own actions are not news. */
  readonly staffId: string;
}

/** Says what a colleague did with the encounter while it is open. */
export function EncounterNews({ events, staffId }: EncounterNewsProps) {
  const t = useMessages(encounterViewMessages);
  const nameOf = useEventName();
  const known = useRef(events.length);
  const [news, setNews] = useState<EncounterEvent>();
  useEffect(() => {
    const last = events.at(-1);
    if (events.length > known.current) setNews(last?.author.id === staffId ? undefined : last);
    known.current = events.length;
  }, [events, staffId]);
  return (
    <div role="status" data-print="hidden" className="empty:hidden">
      {news && (
        <p className="rounded-card bg-warning-soft px-4 py-2 text-on-warning-soft">
          {t('changed', { name: news.author.name, event: nameOf(news) })}
        </p>
      )}
    </div>
  );
}
