// Estimates how long `npm test` takes on this machine, from a sample of its speed.
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';

/** Measured together on an idle machine with two cores. */
const MEASURED = { sampleMs: 105, minutes: 15, cores: 2 };
/** Two legs run at once with a few workers each, so more cores would stay idle. */
const MAX_CORES = 4;

/** Returns the milliseconds of a fixed piece of work on one core. */
function sample() {
  const started = performance.now();
  let text = '';
  for (let round = 0; round < 120_000; round += 1) text = createHash('sha256').update(text).digest('hex');
  return performance.now() - started;
}

/** Returns the expected minutes, rounded up. A machine that is busy now counts as a slow one. */
export function expectedMinutes({ sampleMs = sample(), cores = availableParallelism() } = {}) {
  const slower = sampleMs / MEASURED.sampleMs;
  const fewer = MEASURED.cores / Math.min(cores, MAX_CORES);
  return Math.ceil(MEASURED.minutes * slower * fewer);
}
