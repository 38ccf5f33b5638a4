import type { WordStorage } from '../session/browser-storage.ts';

const FRAME_KEY = 'careline.frame';

/** What this browser remembers of the frame; unlike the look it does not go with the person, because windows differ. */
interface FrameChoice {
  /** Whether the side menu is open on wide windows. */
  readonly menuExpanded: boolean;
  /** Whether the browser is to notify of critical alerts. */
  readonly notify: boolean;
  /** How prescriptions are printed, because printers differ: a `PaperFormat`; empty until somebody chose one. */
  readonly paper: string;
}

export interface FrameMemory {
  get(): FrameChoice;
  change(part: Partial<FrameChoice>): void;
  subscribe(listener: () => void): () => void;
}

function readFrame(words: string | null): FrameChoice {
  let stored: Partial<Record<keyof FrameChoice, unknown>> = {};
  try {
    stored = JSON.parse(words ?? '{}') ?? {};
  } catch {
    // Not ours: the defaults hold.
  }
  return {
    menuExpanded: stored.menuExpanded !== false,
    notify: stored.notify === true,
    paper: typeof stored.paper === 'string' ? stored.paper : '',
  };
}

export function createFrameMemory(storage: WordStorage): FrameMemory {
  const listeners = new Set<() => void>();
  let choice = readFrame(storage.getItem(FRAME_KEY));
  return {
    get: () => choice,
    change(part) {
      choice = { ...choice, ...part };
      try {
        storage.setItem(FRAME_KEY, JSON.stringify(choice));
      } catch {
        // The page goes on with what is in its memory.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
