import type { VideoPresence } from '@careline/core/internal/encounters/video';
import { useMessages } from '../../messages/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';
import { videoRoomMessages } from './video-room.messages.ts';

/** Who was in the room and when. Nothing else about a call is stored. */
export function PresenceList({ presence }: { readonly presence: readonly VideoPresence[] }) {
  const t = useMessages(videoRoomMessages);
  const { time } = useEncounterTimes();
  if (presence.length === 0) return null;
  return (
    <section aria-label={t('presence')} className="flex flex-col gap-1">
      <h3 className="font-medium">{t('presence')}</h3>
      <ol className="flex flex-col gap-1">
        {presence.map(({ party, name, from, until, admittedAt }) => (
          <li key={`${party} ${from}`} className="flex flex-wrap justify-between gap-x-4">
            <span className="wrap-anywhere">{name ?? t('patient')}</span>
            <span className="text-muted tabular-nums">
              {until === null
                ? t('stillThere', { from: time(from) })
                : t('stay', { from: time(from), until: time(until) })}
              {party === 'patient' && admittedAt && ` · ${t('admittedAt', { when: time(admittedAt) })}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
