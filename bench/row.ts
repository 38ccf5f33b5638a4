/** A line of the bench's output. `budget` is the upper limit; a row without one is shown for information. */
export interface Row {
  readonly name: string;
  readonly kind: 'ratio' | 'bytes' | 'ms' | 'count';
  readonly value: number;
  readonly budget?: number;
}

export function report(row: Row): void {
  process.send?.(row);
}

type Work = () => unknown;

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
 * CPU time of `subject` over CPU time of `reference`: both are run in turns, so that whatever else the machine does
 * strikes both, and the medians are compared. The first two turns warm up and do not count.
 */
export async function cpuRatio(subject: Work, reference: Work, rounds = 15): Promise<number> {
  const times = { subject: [] as number[], reference: [] as number[] };
  for (let round = 0; round < rounds + 2; round += 1) {
    globalThis.gc?.();
    const one = await cpuMs(reference);
    globalThis.gc?.();
    const other = await cpuMs(subject);
    if (round < 2) continue;
    times.reference.push(one);
    times.subject.push(other);
  }
  return median(times.subject) / median(times.reference);
}
