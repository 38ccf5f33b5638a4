/** The short form of a proof runs in `npm test`: few rounds, a fixed seed. */
export const isShort = process.env.CARELINE_PROVE === 'short';

/** A long run draws a seed and prints it; `CARELINE_SEED` repeats a run. */
export const seed = Number(
  process.env.CARELINE_SEED ?? (isShort ? 20_240_117 : Math.floor(Math.random() * 2 ** 31)),
);
