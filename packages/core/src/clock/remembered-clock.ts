import type { RememberedClock, ServerClock } from './server-clock.ts';

const KEY = 'careline.clock';
/** Minimum interval between writes of an unchanged offset. */
const STORED_EVERY_MS = 60_000;
const SAME_MS = 2_000;

export interface ClockStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

function parse(text: string | null): RememberedClock | undefined {
  try {
    const { offset, at } = JSON.parse(text ?? '') as Partial<RememberedClock>;
    return typeof offset === 'number' && typeof at === 'number' ? { offset, at } : undefined;
  } catch {
    return undefined;
  }
}

/** Restores the clock from storage and saves later changes. Returns a function that stops it. */
export function rememberClock(clock: ServerClock, storage: ClockStorage): () => void {
  const stored = parse(storage.getItem(KEY));
  let last = stored;
  if (stored) clock.recall(stored);
  return clock.subscribe(() => {
    const next = clock.remember();
    if (!next) return;
    const isSame = last && Math.abs(next.offset - last.offset) <= SAME_MS && next.at >= last.at;
    if (last && isSame && next.at - last.at < STORED_EVERY_MS) return;
    last = next;
    try {
      storage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Storage is full. The next offline page then starts with the device's clock.
    }
  });
}
