import { ProblemError } from './problem-error.ts';

/** A token bucket per key: `perMinute` on average, with bursts. In memory, so per process. */
export interface RateLimit {
  /** Takes a token. Throws `rate-limited` with `Retry-After` if there is none. */
  spend(key: string): void;
}

export interface RefundingLimit extends RateLimit {
  /** Returns a token taken for a request that turned out to be harmless. */
  giveBack(key: string): void;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Above this number, full buckets are deleted. */
const MANY = 5_000;

/** `burst` is `perMinute` by default. */
export function createRateLimit(perMinute: number, now: () => number, burst = perMinute): RefundingLimit {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;

  const refill = (bucket: Bucket, at: number) => {
    bucket.tokens = Math.min(burst, bucket.tokens + Math.max(0, at - bucket.at) * perMs);
    bucket.at = at;
  };

  function sweep(at: number): void {
    for (const [key, bucket] of buckets) {
      refill(bucket, at);
      if (bucket.tokens >= burst) buckets.delete(key);
    }
  }

  return {
    spend(key) {
      const at = now();
      if (buckets.size >= MANY) sweep(at);
      const bucket = buckets.get(key) ?? { tokens: burst, at };
      buckets.set(key, bucket);
      refill(bucket, at);
      if (bucket.tokens < 1) throw limited(Math.ceil((1 - bucket.tokens) / perMs / 1000));
      bucket.tokens -= 1;
    },
    giveBack(key) {
      const bucket = buckets.get(key);
      if (bucket) bucket.tokens = Math.min(burst, bucket.tokens + 1);
    },
  };
}

function limited(seconds: number): ProblemError {
  const action = `Wait ${seconds} s, then try again with the same idempotency key.`;
  return new ProblemError('rate-limited', { action, headers: { 'retry-after': String(seconds) } });
}
