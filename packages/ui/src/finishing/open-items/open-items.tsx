import {
  isCritical,
  type NewLeftOpen,
  openItemKey,
  unexplainedItems,
} from '@careline/core/internal/finishing';
import { listOpenItems, type OpenItem, reviewResult } from '@careline/core/internal/overview';
import { useEffect, useMemo, useState } from 'react';
import { RequestFailed, useQuery, useSubmission } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useHttp } from '../../provider/index.ts';
import { openItemsMessages } from '../finishing.messages.ts';
import { ActDialog, type OpenItemAct } from './act-dialog.tsx';
import { DraftRows } from './draft-rows.tsx';
import { ItemRow } from './item-row.tsx';
import type { OpenItemsProps } from './open-items-props.ts';

const MIN_REASON = 3;

/** Manages the reasons by item, and reports those that are long enough to send. */
function useReasons(items: readonly OpenItem[], onChange: OpenItemsProps['onChange']) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const critical = items.filter(isCritical);
  const leftOpen = critical.flatMap((item) => {
    const reason = typed[openItemKey(item)]?.trim() ?? '';
    const { kind, id } = item;
    return reason.length < MIN_REASON ? [] : [{ kind: kind as NewLeftOpen['kind'], id, reason }];
  });
  const missing = unexplainedItems(items, leftOpen);
  const content = JSON.stringify([leftOpen, missing.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports once for each content
  useEffect(() => onChange({ leftOpen, missing: missing.length }), [content]);
  return {
    reasonOf: (item: OpenItem): string => typed[openItemKey(item)] ?? '',
    setReason: (item: OpenItem, reason: string) => setTyped({ ...typed, [openItemKey(item)]: reason }),
    useForAll: (reason: string) =>
      setTyped(Object.fromEntries(critical.map((item) => [openItemKey(item), reason]))),
    isMissing: (item: OpenItem): boolean => missing.includes(item),
    critical,
    missing: missing.length,
  };
}

/** Everything that is still open for a patient, with actions to settle it and reasons to leave it open. */
export function OpenItems(props: OpenItemsProps) {
  const http = useHttp();
  const { vitaId, asked, revision, onChange, resultsAddress } = props;
  const t = useMessages(openItemsMessages);
  const [act, setAct] = useState<OpenItemAct>();
  const { state, retry, refresh, setValue } = useQuery<readonly OpenItem[]>(
    [http, vitaId, revision],
    async (signal) => (await http.call(listOpenItems, { query: { vitaId }, signal })).data,
    { endpoint: listOpenItems.name },
  );
  const review = useSubmission();
  const items = state.phase === 'ready' ? state.value : NOTHING;
  const reasons = useReasons(items, onChange);
  const others = useMemo(() => items.filter((item) => !isCritical(item)), [items]);
  if (state.phase === 'loading') return <Skeleton lines={2} />;
  if (state.phase === 'failed')
    return <RequestFailed title={t('failed')} error={state.error} onRetry={retry} />;
  async function markReviewed({ kind, id }: OpenItem): Promise<void> {
    const body = { vitaId, kind: kind as 'report' | 'lab-report', id };
    const sent = await review.submit(`${kind} ${id}`, ({ key }) =>
      http.call(reviewResult, { body, idempotencyKey: key }),
    );
    if (sent) setValue(sent.answer.data);
  }
  const rowOf = (item: OpenItem) => (
    <ItemRow
      key={openItemKey(item)}
      item={item}
      reason={reasons.reasonOf(item)}
      isMissing={asked && reasons.isMissing(item)}
      onReason={(reason) => reasons.setReason(item, reason)}
      onUseForAll={reasons.critical.length > 1 ? reasons.useForAll : undefined}
      onAct={(kind) => setAct({ kind, item })}
      onReviewed={() => void markReviewed(item)}
      resultsAddress={resultsAddress}
    />
  );
  return (
    <section aria-label={t('title')} className="flex flex-col gap-3 text-start">
      <h3 className="font-semibold">{t('title')}</h3>
      {reasons.critical.length > 0 ? (
        <>
          <p role="status">{reasons.missing > 0 && t('needAct', { count: reasons.missing })}</p>
          <ul aria-label={t('critical')} className="flex flex-col gap-3">
            {reasons.critical.map(rowOf)}
          </ul>
        </>
      ) : (
        others.length === 0 && <p className="text-muted">{t('none')}</p>
      )}
      {others.length > 0 && (
        <details>
          <summary className="cursor-pointer font-medium">{t('others', { count: others.length })}</summary>
          <ul className="flex flex-col gap-3 pt-2">{others.map(rowOf)}</ul>
        </details>
      )}
      {review.error && <RequestFailed title={t('failed')} error={review.error} />}
      <DraftRows {...props} />
      {act && (
        <ActDialog
          {...{ act }}
          onDone={() => {
            setAct(undefined);
            refresh();
          }}
          onClose={() => setAct(undefined)}
        />
      )}
    </section>
  );
}

const NOTHING: readonly OpenItem[] = [];
