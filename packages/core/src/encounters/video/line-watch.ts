import { GOOD_LINE, type LineQuality, nextLine, sampleOf } from './line-quality.ts';
import type { StatsReport, Timers } from './peer-link-state.ts';

/** Looks whether the line is good enough for a picture. */
export interface LineWatch {
  /** The picture is to be left out. */
  isThin(): boolean;
  /** There is a line, the first one or another one after a cut: it is looked at from now on. */
  begin(): void;
  stop(): void;
}

export interface LineWatchOptions {
  readonly timers: Timers;
  readonly stats: () => Promise<readonly StatsReport[]>;
  readonly isConnected: () => boolean;
  /** Whether the picture is to be left out has changed. */
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
      // What is cut is not thin: it is looked at again once it is back.
      if (!isConnected()) return;
      judge(nextLine(quality, sample));
      look();
    }, LOOK_MS);
  }

  return {
    isThin: () => quality.audioOnly,
    begin() {
      // What the line was before it was cut says nothing of the way that was found now.
      judge({ ...GOOD_LINE, patience: quality.patience });
      look();
    },
    stop: () => timers.clear(looking),
  };
}
