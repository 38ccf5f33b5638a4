import {
  type EncounterEvent,
  encounterChangeReasonLabel,
  encounterOutcomeLabel,
} from '@careline/core/internal/encounters';
import { LeftOpenList } from '../../finishing/left-open/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';
import { encounterViewMessages } from './encounter-view.messages.ts';

const NAMED = [
  'create',
  'assign_care_provider',
  'accept',
  'decline',
  'reject',
  'complete',
  'cancel',
  'reopen',
  'move',
  'arrive',
  'offer',
] as const;

/** Returns the label of an event. An event from a newer server is shown as it is. */
export function useEventName(): (event: EncounterEvent) => string {
  const t = useMessages(encounterViewMessages);
  return ({ event, careProvider }) => {
    if (event === 'assign_care_provider' && careProvider) return t('assignedTo', { name: careProvider.name });
    const known = NAMED.find((name) => name === event);
    return known ? t(known) : event;
  };
}

function EventItem({ event }: { readonly event: EncounterEvent }) {
  const t = useMessages(encounterViewMessages);
  const locale = useLocale();
  const nameOf = useEventName();
  const { when } = useEncounterTimes();
  const { reason, note, moved, outcome, leftOpen, author, metaInfo } = event;
  const why = [reason && encounterChangeReasonLabel(reason, locale), note].filter(Boolean).join(': ');
  return (
    <li className="border-line border-b py-2 first:pt-0 last:border-b-0 last:pb-0">
      <p className="font-medium">{nameOf(event)}</p>
      {moved && (
        <p className="tabular-nums">{t('movedFromTo', { from: when(moved.from), to: when(moved.to) })}</p>
      )}
      {why && <p className="wrap-anywhere">{why}</p>}
      {outcome && (
        <p className="wrap-anywhere text-sm">
          {t('outcomeUntilThen', {
            outcome: [encounterOutcomeLabel(outcome.code, locale), outcome.note].filter(Boolean).join(': '),
          })}
        </p>
      )}
      {leftOpen && <LeftOpenList items={leftOpen} />}
      <p className="text-muted text-sm tabular-nums">
        {t('by', { when: when(metaInfo.createdAt), name: author.name })}
      </p>
    </li>
  );
}

export function EncounterEvents({ events }: { readonly events: readonly EncounterEvent[] }) {
  const t = useMessages(encounterViewMessages);
  return (
    <ol aria-label={t('events')}>
      {events.map((event) => (
        <EventItem key={event.id} event={event} />
      ))}
    </ol>
  );
}
