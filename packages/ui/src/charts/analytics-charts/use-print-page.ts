import type { AnalyticsChart } from '@careline/core/internal/charts';
import { useState } from 'react';

/**
 * Prints a chart. A sandboxed frame cannot be printed, so its signed address opens as a page that prints itself.
 * The page opens on the click, before the address is known, because browsers block windows opened later.
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
