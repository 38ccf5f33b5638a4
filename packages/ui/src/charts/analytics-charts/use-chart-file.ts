import type { AnalyticsChart } from '@careline/core/internal/charts';
import { useState } from 'react';

/**
 * The numbers of a chart as a file: its signed address answers with one, which the browser saves without leaving the page.
 */
export function useChartFile(chart: AnalyticsChart) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');

  async function save(): Promise<void> {
    setState('asking');
    try {
      const link = document.createElement('a');
      link.href = await chart.addressOf('csv');
      link.download = '';
      // Of another origin than the page it opens, and browsers close that page once they have a file.
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
