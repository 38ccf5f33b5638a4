import type { HttpClient } from '@careline/core/internal/http';
import { createPagedList } from '@careline/core/internal/paging';
import {
  changeKindLabel,
  changeReasonLabel,
  getRegistrationHistory,
  type RegistrationHistoryEntry,
} from '@careline/core/internal/patients/registration';
import { useEffect, useMemo, useRef } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useFormatCalendar, useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useHttp, useTimeZone } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import type { PatientSurroundings } from './change-surroundings.ts';
import { messages } from './registration-change.messages.ts';
import { useFieldText } from './use-field-text.ts';

/** Rejects an answer that belongs to another patient. */
const createHistory = (http: HttpClient) =>
  createPagedList({
    endpoint: getRegistrationHistory.name,
    none: '',
    nothing: undefined,
    ask: (vitaId: string, after, signal) =>
      http.call(getRegistrationHistory, { query: { vitaId, ...(after !== undefined && { after }) }, signal }),
    about: () => undefined,
    keyOf: (vitaId) => vitaId,
    idOf: ({ id }: RegistrationHistoryEntry) => id,
    fits: (answer, vitaId) => answer.vitaId === vitaId,
  });

/** Loads the history of the version shown. A newer version reloads it, and the old list stays visible until then. */
function useHistory({ patient }: PatientSurroundings) {
  const http = useHttp();
  const { vitaId, updatedAt } = patient;
  const list = useMemo(() => createHistory(http), [http]);
  const shown = useRef(updatedAt);
  useEffect(() => list.show(vitaId), [list, vitaId]);
  useEffect(() => {
    if (shown.current !== updatedAt) list.refresh();
    shown.current = updatedAt;
  }, [list, updatedAt]);
  useEffect(() => () => list.clear(), [list]);
  return { ...useStore(list.store, (whole) => whole), retry: list.retry, more: list.more };
}

function Line({ entry }: { readonly entry: RegistrationHistoryEntry }) {
  const timeZone = useTimeZone();
  const formatCalendar = useFormatCalendar();
  const t = useMessages(messages);
  const locale = useLocale();
  const textOf = useFieldText();
  const { author, at, kind, reason, changes } = entry;
  const why = reason && [changeReasonLabel(reason.code, locale), reason.text].filter(Boolean).join(': ');
  const listed = (lines: readonly string[]) => lines.join('; ') || t('nothing');
  return (
    <li className="flex flex-col gap-1 border-line border-t pt-3 first:border-t-0 first:pt-0">
      <p className="font-medium">{changeKindLabel(kind, locale)}</p>
      <p className="text-muted text-xs">
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

export function ChangeHistory(props: PatientSurroundings) {
  const t = useMessages(messages);
  const { phase, rows, next, work, error, retry, more } = useHistory(props);
  return (
    <Card title={t('history')}>
      {(phase === 'idle' || phase === 'loading') && <Skeleton lines={3} />}
      {error && <RequestFailed title={t('historyFailed')} onRetry={retry} error={error} />}
      {phase === 'none' && <p className="text-muted">{t('historyEmpty')}</p>}
      <ol className="flex flex-col gap-3 empty:hidden">
        {rows.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ol>
      {next !== null && (
        <Button size="small" className="mt-3" busy={work === 'more'} onClick={more}>
          {t('historyMore')}
        </Button>
      )}
    </Card>
  );
}
