import type { WordStorage } from '../session/browser-storage.ts';

const FRAME_KEY = 'careline.frame';

/** Frame settings stored in this browser. They don't follow the person, because window sizes differ. */
interface FrameChoice {
  /** Whether the side menu is expanded on wide windows. */
  readonly menuExpanded: boolean;
  /** Whether the browser shows notifications for critical alerts. */
  readonly notify: boolean;
  /** The `PaperFormat` for prescriptions, per browser because printers differ; empty until chosen. */
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
    // Not valid JSON: use the defaults.
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
        // The page keeps the choice in memory.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
