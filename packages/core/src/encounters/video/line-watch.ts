import { GOOD_LINE, type LineQuality, nextLine, sampleOf } from './line-quality.ts';
import type { StatsReport, Timers } from './peer-link-state.ts';

/** Monitors whether the connection is good enough for video. */
export interface LineWatch {
  /** Whether to turn video off. */
  isThin(): boolean;
  /** Starts monitoring a new connection, or one that was restored. */
  begin(): void;
  stop(): void;
}

export interface LineWatchOptions {
  readonly timers: Timers;
  readonly stats: () => Promise<readonly StatsReport[]>;
  readonly isConnected: () => boolean;
  /** Called when `isThin` changes. */
  readonly onChange: (isThin: boolean) => void;
}

const LOOK_MS = 2_000;

export function createLineWatch({ timers, stats, isConnected, onChange }: LineWatchOptions): LineWatch {
  let quality: LineQuality = GOOD_LINE;
  let looking: unknown;

  function judge(next: LineQuality): void {
    const was = quality.audioOnly;
    quality = next;
    if (next.audioOnly !== was) onChange(next.audioOnly);
  }

  function look(): void {
    timers.clear(looking);
    looking = timers.set(async () => {
      const sample = sampleOf(await stats());
      // A lost connection is not a poor one; monitoring resumes when it is back.
      if (!isConnected()) return;
      judge(nextLine(quality, sample));
      look();
    }, LOOK_MS);
  }

  return {
    isThin: () => quality.audioOnly,
    begin() {
      // Samples from before the interruption say nothing about the new route.
      judge({ ...GOOD_LINE, patience: quality.patience });
      look();
    },
    stop: () => timers.clear(looking),
  };
}
