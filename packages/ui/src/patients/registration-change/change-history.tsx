import { formatCalendar } from '@careline/core/formatting';
import { HttpError } from '@careline/core/http';
import {
  changeKindLabel,
  changeReasonLabel,
  getRegistrationHistory,
  type RegistrationHistoryEntry,
} from '@careline/core/patients/registration';
import { useEffect, useState } from 'react';
import { useFailureText } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import type { PatientSurroundings } from './change-surroundings.ts';
import { messages } from './registration-change.messages.ts';
import { useFieldText } from './use-field-text.ts';

interface Read {
  readonly entries: readonly RegistrationHistoryEntry[];
  readonly next: string | null;
}

/** The history of the version that is shown; a newer version reads it anew, and what was shown stays until then. */
function useHistory({ http, patient }: PatientSurroundings) {
  const { vitaId, updatedAt } = patient;
  const [read, setRead] = useState<Read>();
  const [failure, setFailure] = useState<HttpError>();
  const [turn, setTurn] = useState(0);

  async function ask(signal: AbortSignal, after?: string): Promise<void> {
    try {
      const query = { vitaId, ...(after && { after }) };
      const answer = await http.call(getRegistrationHistory, { query, signal });
      if (signal.aborted || answer.vitaId !== vitaId) return;
      const { data, next } = answer;
      setRead((before) => ({ entries: after ? [...(before?.entries ?? []), ...data] : data, next }));
      setFailure(undefined);
    } catch (error) {
      if (!signal.aborted && error instanceof HttpError) setFailure(error);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once for each version, and again on retry
  useEffect(() => {
    const left = new AbortController();
    void ask(left.signal);
    return () => left.abort();
  }, [vitaId, updatedAt, turn]);
  return {
    read,
    failure,
    retry: () => setTurn(turn + 1),
    more: (after: string) => ask(new AbortController().signal, after),
  };
}

function Line({ entry, timeZone }: { readonly entry: RegistrationHistoryEntry; readonly timeZone: string }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const textOf = useFieldText(timeZone);
  const { author, at, kind, reason, changes } = entry;
  const why = reason && [changeReasonLabel(reason.code, locale), reason.text].filter(Boolean).join(': ');
  const listed = (lines: readonly string[]) => lines.join('; ') || t('nothing');
  return (
    <li className="flex flex-col gap-1 border-line border-t pt-3 first:border-t-0 first:pt-0">
      <p className="font-medium">{changeKindLabel(kind, locale)}</p>
      <p className="text-muted text-sm">
        {t('historyLine', {
          who: author?.name ?? t('onServer'),
          when: formatCalendar(at, undefined, { timeZone, locale }),
        })}
      </p>
      {why && <p className="wrap-anywhere text-sm">{t('reasonLine', { reason: why })}</p>}
      <dl className="flex flex-col gap-1 text-sm">
        {changes.map((change) => {
          const { label, before, after } = textOf(change);
          return (
            <div key={change.field} className="wrap-anywhere grid gap-x-3 @lg:grid-cols-[10rem_1fr]">
              <dt className="text-muted">{label}</dt>
              <dd>
                {before.length > 0 ? (
                  <del className="text-muted decoration-1">{listed(before)}</del>
                ) : (
                  <span className="text-muted">{listed(before)}</span>
                )}{' '}
                <span aria-hidden>→</span> <ins className="no-underline">{listed(after)}</ins>
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}

/** Who changed this registration, when, why, and what. */
export function ChangeHistory(props: PatientSurroundings) {
  const t = useMessages(messages);
  const failureText = useFailureText();
  const { read, failure, retry, more } = useHistory(props);
  const { entries = [], next = null } = read ?? {};
  return (
    <Card title={t('history')}>
      {!read && !failure && <Skeleton lines={3} />}
      {failure && (
        <ErrorState title={t('historyFailed')} onRetry={retry} requestId={failure.requestId}>
          {failureText(failure)}
        </ErrorState>
      )}
      {read && entries.length === 0 && <p className="text-muted">{t('historyEmpty')}</p>}
      <ol className="flex flex-col gap-3 empty:hidden">
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} timeZone={props.timeZone} />
        ))}
      </ol>
      {next !== null && (
        <Button size="small" className="mt-3" onClick={() => void more(next)}>
          {t('historyMore')}
        </Button>
      )}
    </Card>
  );
}
