/** `npm test` runs every bench like this, to check that it works: little data, few rounds, meaningless figures. */
export const isShort = process.env.CARELINE_BENCH === 'short';

/**
 * Returns how many of something a bench measures: `CARELINE_BENCH_<name>` if set, otherwise fewer in the short form.
 */
export function sizeOf(name: string, whole: number, short: number): number {
  return Number(process.env[`CARELINE_BENCH_${name}`] ?? (isShort ? short : whole));
}
