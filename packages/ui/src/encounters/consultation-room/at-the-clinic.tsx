import type { Encounter } from '@careline/core/internal/encounters';
import { useMessages } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';
import { consultationRoomMessages } from './consultation-room.messages.ts';

/** Where the patient of a visit in person is. */
export function AtTheClinic({ encounter }: { readonly encounter: Encounter }) {
  const t = useMessages(consultationRoomMessages);
  const { time, when, dayOf, today } = useEncounterTimes();
  const { arrivedAt, status, period } = encounter;
  const timeOf = (at: number) => (dayOf(at) === today() ? time(at) : when(at));
  const words = () => {
    if (status === 'COMPLETED') return t('over');
    return arrivedAt ? t('here', { time: timeOf(arrivedAt) }) : t('notHere', { time: timeOf(period.start) });
  };
  return (
    <p className="flex items-start gap-2 tabular-nums">
      <Icon name="person" size={18} className="mt-0.5 shrink-0 text-muted" />
      {words()}
    </p>
  );
}
