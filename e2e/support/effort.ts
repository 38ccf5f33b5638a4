import type { BrowserContext } from 'playwright-core';

/** What somebody pressed by themselves. */
export interface Effort {
  /** Of the keyboard, each letter once. */
  keys: number;
  clicks: number;
}

/** Counts keys and clicks on every page of a context from now on: those of a person, not of the page's own code. */
export async function countEffort(context: BrowserContext): Promise<Effort> {
  const effort: Effort = { keys: 0, clicks: 0 };
  await context.exposeBinding('countEffort', (_, kind: 'keys' | 'clicks') => {
    effort[kind] += 1;
  });
  await context.addInitScript(() => {
    const count = (kind: string) => (event: Event) => {
      const isCounted = event.isTrusted && !(event instanceof KeyboardEvent && event.repeat);
      if (isCounted) (window as unknown as { countEffort(kind: string): void }).countEffort(kind);
    };
    window.addEventListener('keydown', count('keys'), true);
    window.addEventListener('pointerdown', count('clicks'), true);
  });
  return effort;
}
