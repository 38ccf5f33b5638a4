/** `npm test` runs every bench like this, to check that it measures: little data and few rounds, figures that mean nothing. */
export const isShort = process.env.CARELINE_BENCH === 'short';

/** How many of something a bench measures: in the short form fewer, and as many as `CARELINE_BENCH_<name>` where it is set. */
export function sizeOf(name: string, whole: number, short: number): number {
  return Number(process.env[`CARELINE_BENCH_${name}`] ?? (isShort ? short : whole));
}
