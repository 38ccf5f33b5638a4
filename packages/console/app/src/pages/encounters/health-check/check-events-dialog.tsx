import {
  type EncounterEvent,
  encounterChangeReasonLabel,
  getEncounter,
} from '@careline/core/internal/encounters';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useTimes } from '../../../administration/use-times.ts';
import { useConsole } from '../../../console-context.tsx';
import { healthChecksMessages } from './health-checks.messages.ts';
import type { CheckDialogProps } from './use-check-change.ts';
import { useCheckTimes } from './use-check-times.ts';

const NAMES = {
  create: 'created',
  assign_care_provider: 'assigned',
  accept: 'accepted',
  decline: 'declined',
  reject: 'rejected',
  complete: 'completed',
  cancel: 'cancelled',
  move: 'moved',
} as const;

const isNamed = (event: string): event is keyof typeof NAMES => Object.hasOwn(NAMES, event);

function EventItem({ event: { event, reason, note, moved, author, metaInfo } }: { event: EncounterEvent }) {
  const t = useMessages(healthChecksMessages);
  const locale = useLocale();
  const { when } = useCheckTimes();
  const times = useTimes();
  const [from, to] = [when(moved?.from ?? 0), when(moved?.to ?? 0)];
  const why = [reason && encounterChangeReasonLabel(reason, locale), note].filter(Boolean).join(': ');
  return (
    <li className="border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
      <p className="font-medium">{isNamed(event) ? t(NAMES[event]) : event}</p>
      {moved && (
        <p className="tabular-nums">
          {t('movedFromTo', { fromDate: from.date, fromTime: from.time, toDate: to.date, toTime: to.time })}
        </p>
      )}
      {why && <p className="wrap-anywhere">{why}</p>}
      <p className="text-muted text-xs">{t('by', { when: times(metaInfo.createdAt), name: author.name })}</p>
    </li>
  );
}

/** A check's events with author, time and reason. */
export function CheckEventsDialog({ check, name, onClose }: CheckDialogProps) {
  const t = useMessages(healthChecksMessages);
  const { http } = useConsole();
  const { state, retry } = useQuery([check.id], async (signal) => {
    const { data } = await http.call(getEncounter, { query: { id: check.id }, signal });
    return data.events;
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('eventsTitle')}
      width="small"
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p translate="no" className="pb-3 font-medium">
        {name}
      </p>
      {state.phase === 'loading' && <Skeleton lines={4} />}
      {state.phase === 'failed' && (
        <RequestFailed title={t('eventsFailed')} error={state.error} onRetry={retry} />
      )}
      {state.phase === 'ready' && (
        <ol aria-label={t('eventsTitle')}>
          {state.value.map((event) => (
            <EventItem key={event.id} event={event} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}
