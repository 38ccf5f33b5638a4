import type { AnalyticsChart } from '@careline/core/internal/charts';
import { useState } from 'react';

/**
 * Prints a chart: nobody may print what is in a sandboxed frame, so that its signed address opens as a page of its own,
 * which prints itself. The page is opened with the press, before the address is there, or browsers would block it.
 */
export function usePrintPage(chart: AnalyticsChart) {
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');

  async function print(): Promise<void> {
    const page = window.open('', '_blank');
    if (!page) return setState('failed');
    page.opener = null;
    setState('opening');
    try {
      page.location.replace(await chart.addressOf('print'));
      setState('idle');
    } catch {
      page.close();
      setState('failed');
    }
  }

  return { state, print: () => void print() };
}
