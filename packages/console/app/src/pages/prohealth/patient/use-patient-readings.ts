import type { MetricsClient } from '@careline/core/metrics';
import { createPatientReadings } from '@careline/core/trends';
import { useStore } from '@careline/ui/store';
import { useEffect, useMemo } from 'react';
import { useConsole } from '../../../console-context.tsx';

/**
 * Everything that was measured of one patient; cancelled and forgotten when the page is left. What another tab stores is
 * shown here too. `added` is for what is stored in this one.
 */
export function usePatientReadings(vitaId: string, metrics: MetricsClient) {
  const { http, tabs } = useConsole();
  const readings = useMemo(() => createPatientReadings({ http, metrics, vitaId }), [http, metrics, vitaId]);
  useEffect(() => {
    readings.open();
    return readings.close;
  }, [readings]);
  useEffect(
    () => tabs.listen(({ kind }) => kind === 'reading-stored' && readings.refresh()),
    [tabs, readings],
  );
  function added() {
    tabs.post({ kind: 'reading-stored' });
    readings.refresh();
  }
  return { state: useStore(readings.store, (whole) => whole), refresh: readings.refresh, added };
}
