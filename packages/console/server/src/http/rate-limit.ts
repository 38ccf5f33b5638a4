import { ProblemError } from './problem-error.ts';

/** A token bucket a key: `perMinute` in the long run, a burst of the same size at once. In memory, so per process. */
export interface RateLimit {
  /** Takes one; throws `rate-limited` with `Retry-After` when there is none. */
  spend(key: string): void;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Full buckets are forgotten when there are this many. */
const MANY = 5_000;

export function createRateLimit(perMinute: number, now: () => number): RateLimit {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;

  const refill = (bucket: Bucket, at: number) => {
    bucket.tokens = Math.min(perMinute, bucket.tokens + Math.max(0, at - bucket.at) * perMs);
    bucket.at = at;
  };

  function sweep(at: number): void {
    for (const [key, bucket] of buckets) {
      refill(bucket, at);
      if (bucket.tokens >= perMinute) buckets.delete(key);
    }
  }

  return {
    spend(key) {
      const at = now();
      if (buckets.size >= MANY) sweep(at);
      const bucket = buckets.get(key) ?? { tokens: perMinute, at };
      buckets.set(key, bucket);
      refill(bucket, at);
      if (bucket.tokens < 1) throw limited(Math.ceil((1 - bucket.tokens) / perMs / 1000));
      bucket.tokens -= 1;
    },
  };
}

function limited(seconds: number): ProblemError {
  const action = `Wait ${seconds} s, then try again with the same idempotency key.`;
  return new ProblemError('rate-limited', { action, headers: { 'retry-after': String(seconds) } });
}
