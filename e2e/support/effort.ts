import type { BrowserContext } from 'playwright-core';

export interface Effort {
  /** Keystrokes, counting each letter. */
  keys: number;
  clicks: number;
}

/** Counts keys and clicks on every page of a context from now on: a person's, not those of the page's code. */
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
    const countClick = count('clicks');
    // The driver cancels and repeats a click whose target moved; don't count it.
    const countUnlessTakenBack = (event: Event) =>
      setTimeout(() => event.defaultPrevented || countClick(event));
    window.addEventListener('pointerdown', countUnlessTakenBack, true);
  });
  return effort;
}
