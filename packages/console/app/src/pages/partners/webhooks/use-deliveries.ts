import { listDeliveries, type WebhookDelivery } from '@careline/core/internal/administration';
import { serverNow } from '@careline/core/internal/clock';
import type { HttpClient } from '@careline/core/internal/http';
import { createPagedList } from '@careline/core/internal/paging';
import { useStore } from '@careline/ui/store';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useConsole } from '../../../console-context.tsx';

const createDeliveryList = (http: HttpClient) =>
  createPagedList({
    endpoint: listDeliveries.name,
    none: '',
    nothing: undefined,
    ask: (webhookId: string, after, signal) =>
      http.call(listDeliveries, {
        query: { webhookId, limit: '20', ...(after !== undefined && { after }) },
        signal,
      }),
    about: () => undefined,
    keyOf: (webhookId) => webhookId,
    idOf: ({ deliveryId }: WebhookDelivery) => deliveryId,
  });

/** Poll interval while a delivery is in progress, in milliseconds. */
const FOLLOW_MS = 2_000;
/** Only deliveries due within this many seconds are followed, in either direction. */
const SOON_SECONDS = 15;

const isUnderWay = ({ state, nextTryAt }: WebhookDelivery): boolean =>
  state === 'waiting' && (nextTryAt === null || Math.abs(nextTryAt - serverNow() / 1000) <= SOON_SECONDS);

/** Loads a webhook's deliveries page by page. Polls while one `isAwaited` or is about to be sent. */
export function useDeliveries(webhookId: string, isAwaited: boolean) {
  const { http } = useConsole();
  const list = useMemo(() => createDeliveryList(http), [http]);
  useEffect(() => () => list.clear(), [list]);
  useLayoutEffect(() => list.show(webhookId), [list, webhookId]);
  const state = useStore(list.store, (whole) => whole);
  const follows = isAwaited || state.rows.some(isUnderWay);
  useEffect(() => {
    if (!follows) return undefined;
    const timer = setInterval(list.follow, FOLLOW_MS);
    return () => clearInterval(timer);
  }, [list, follows]);
  return { ...state, ...list };
}
