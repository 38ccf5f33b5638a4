import { isShort } from './size.ts';

/** A line of the bench's output. `budget` is the upper limit; a row without one is for information. */
export interface Row {
  readonly name: string;
  readonly kind: 'ratio' | 'bytes' | 'ms' | 'count';
  readonly value: number;
  readonly budget?: number;
  /** 0 is a valid figure. Any other row with 0 measured nothing and fails the bench. */
  readonly mayBeZero?: boolean;
}

export function report(row: Row): void {
  announce(row);
}

/** Reports that the machine lacks something the bench needs. */
export const leaveOut = (reason: string): void => announce({ leftOut: reason });

export type Announcement =
  | Row
  | { readonly leftOut: string }
  | { readonly begins: string }
  | { readonly ends: string; readonly failure?: string };

/** Sends a line to `run.mjs`, which started this process. */
export function announce(line: Announcement): void {
  process.send?.(line);
}

type Work = () => unknown;

const WARM_UPS = 2;

const cpuMs = async (work: Work): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1000;
};

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Returns the CPU time of `subject` divided by that of `reference`. They run in turns, so that other load affects both,
 * and the medians are compared. The first turns warm up and do not count.
 */
export async function cpuRatio(subject: Work, reference: Work, rounds = 15): Promise<number> {
  const times = { subject: [] as number[], reference: [] as number[] };
  const [warmUps, counted] = isShort ? [0, 1] : [WARM_UPS, rounds];
  for (let round = 0; round < warmUps + counted; round += 1) {
    globalThis.gc?.();
    const one = await cpuMs(reference);
    globalThis.gc?.();
    const other = await cpuMs(subject);
    if (round < warmUps) continue;
    times.reference.push(one);
    times.subject.push(other);
  }
  return median(times.subject) / median(times.reference);
}
