import type { RememberedClock, ServerClock } from './server-clock.ts';

const KEY = 'careline.clock';
/** A small change is not worth a write; the time itself is stored this often. */
const STORED_EVERY_MS = 60_000;
const SAME_MS = 2_000;

/** The part of `Storage` that is used. */
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

/** Starts the clock with what the storage has of it, and stores what the server says from now on. Returns how to stop. */
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
      // A full storage: the next page without a network starts with the device's clock.
    }
  });
}
