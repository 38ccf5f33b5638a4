import type { AnalyticsChart } from '@careline/core/internal/charts';
import { useState } from 'react';

/** Downloads the numbers of a chart from its signed address, without leaving the page. */
export function useChartFile(chart: AnalyticsChart) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');

  async function save(): Promise<void> {
    setState('asking');
    try {
      const link = document.createElement('a');
      link.href = await chart.addressOf('csv');
      link.download = '';
      // The file has another origin, so it opens in a new tab. Browsers close the tab once the download starts.
      link.target = '_blank';
      link.rel = 'noopener';
      link.click();
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return { state, save: () => void save() };
}
