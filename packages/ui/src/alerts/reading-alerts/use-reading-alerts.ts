import {
  type AlertDays,
  type AlertState,
  createReadingAlerts,
  type ReadingAlerts,
  type ReadingAlertsState,
} from '@careline/core/internal/metrics';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useOnline } from '../../http/index.ts';
import { useLive } from '../../live/index.ts';
import { useHttp, useNow } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';

export interface UseReadingAlertsOptions {
  readonly days: AlertDays;
  readonly state: AlertState;
}

interface ShownReadingAlerts {
  readonly alerts: ReadingAlerts;
  readonly state: ReadingAlertsState;
  readonly online: boolean;
}

/** Returns the alerts for this period and state. Follows live changes, and reloads when the connection is back. */
export function useReadingAlerts({ days, state: shown }: UseReadingAlertsOptions): ShownReadingAlerts {
  const now = useNow();
  const http = useHttp();
  const alerts = useMemo(() => createReadingAlerts({ http, now }), [http, now]);
  const state = useStore(alerts.store, (whole) => whole);
  const online = useOnline();
  const wasOnline = useRef(online);
  useEffect(() => () => alerts.clear(), [alerts]);
  // A layout effect, so that rows of another period are never painted under this one.
  useLayoutEffect(() => alerts.show({ days, state: shown }), [alerts, days, shown]);
  useEffect(() => {
    if (online && !wasOnline.current) alerts.refresh();
    wasOnline.current = online;
  }, [online, alerts]);
  useLive(['alerts'], alerts.follow);
  return { alerts, state, online };
}
