import type { Page } from 'playwright-core';

/**
 * How far what stood on the page moved since it was loaded, as a share of the window (Cumulative Layout Shift), but for
 * what moved within half a second of a press.
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
        // Buffered entries come with the next task.
        setTimeout(() => {
          add(observer.takeRecords());
          observer.disconnect();
          resolve(sum);
        }, 200);
      }),
  );
