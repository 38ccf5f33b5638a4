import type { MetricsClient } from '@careline/core/internal/metrics';
import { usePatientReadings as useReadingsOf } from '@careline/ui/readings/readings-viewer';
import { useEffect } from 'react';
import { useConsole } from '../../console-context.tsx';

/**
 * Returns all readings of the page's patient, and follows readings saved in other tabs.
 * Call `added` for readings saved in this one.
 */
export function usePatientReadings(vitaId: string, metrics: MetricsClient) {
  const { http, tabs } = useConsole();
  const { state, refresh } = useReadingsOf({ http, metrics, vitaId });
  useEffect(() => tabs.listen(({ kind }) => kind === 'reading-stored' && refresh()), [tabs, refresh]);
  function added() {
    tabs.post({ kind: 'reading-stored' });
    refresh();
  }
  return { state, refresh, added };
}
