import { type Contact, listUserTouchpoints } from '@careline/core/internal/calls';
import { serverSeconds } from '@careline/core/internal/clock';
import { formatCalendar } from '@careline/core/internal/formatting';
import { callTypeLabel } from '@careline/core/internal/programmes';
import { CallOutcomeTag } from '@careline/ui/calls/call-outcome';
import { RequestFailed, usePatientList } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Card } from '@careline/ui/primitives/card';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useTimeZone } from '@careline/ui/provider';
import { useConsole } from '../../console-context.tsx';
import { earlierCallsMessages } from './patients.messages.ts';

interface EarlierCallsProps {
  readonly vitaId: string;
  /** Maximum number shown; the rest are in the call status history. */
  readonly most?: number;
}

/** Number that fits next to an encounter. */
const FIRST = 5;

function EarlierCall({ call }: { readonly call: Contact }) {
  const timeZone = useTimeZone();
  const t = useMessages(earlierCallsMessages);
  const locale = useLocale();
  const when = formatCalendar(call.startedAt, serverSeconds(), { timeZone, locale });
  const { note } = call.status;
  return (
    <li className="flex flex-col items-start gap-1 border-line border-t py-2 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-medium text-sm tabular-nums">{when}</span>
        <CallOutcomeTag status={call.status} />
      </div>
      {note && <p className="wrap-anywhere whitespace-pre-line text-sm">{note}</p>}
      <p className="text-muted text-xs">
        {t('callFacts', { callType: callTypeLabel(call.callType, locale), author: call.author.name })}
      </p>
    </li>
  );
}

/** The patient's latest calls and their outcomes. */
export function EarlierCalls({ vitaId, most = FIRST }: EarlierCallsProps) {
  const t = useMessages(earlierCallsMessages);
  const { http } = useConsole();
  const { state, refresh } = usePatientList<Contact>({
    vitaId,
    endpoint: listUserTouchpoints,
    read: (signal) => http.call(listUserTouchpoints, { query: { vitaId }, signal }),
  });
  return (
    <Card title={t('calls')}>
      {state.phase === 'loading' && <Skeleton lines={3} />}
      {state.phase === 'failed' && (
        <RequestFailed title={t('callsFailed')} error={state.error} onRetry={refresh} />
      )}
      {state.phase === 'ready' && state.value.length === 0 && <p className="text-muted">{t('noCalls')}</p>}
      {state.phase === 'ready' && state.value.length > 0 && (
        <ul aria-label={t('calls')}>
          {state.value.slice(0, most).map((call) => (
            <EarlierCall key={call.id} call={call} />
          ))}
        </ul>
      )}
    </Card>
  );
}
