import type { Page } from 'playwright-core';

/**
 * Returns the page's Cumulative Layout Shift since it loaded, as a share of the window, without shifts within half a
 * second of input.
 */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number;
          readonly hadRecentInput: boolean;
        }
        let sum = 0;
        const add = (entries: readonly PerformanceEntry[]) => {
          for (const entry of entries as readonly Shift[]) if (!entry.hadRecentInput) sum += entry.value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive in the next task.
        setTimeout(() => {
          add(observer.takeRecords());
          observer.disconnect();
          resolve(sum);
        }, 200);
      }),
  );
