import { expect } from 'vitest';
import { HTTP_ADVICE, HttpError } from '#http';
import { settled } from './held-http.ts';
import { sequence } from './sequence.ts';

const { process } = globalThis as {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
};

/** Share of the rounds that a run plays: some in a short run, all in `npm run prove`. */
export const FUZZ_SHARE = process?.env.CARELINE_TESTS === 'short' ? 0.25 : 1;

/** Number of faulty replies by reader: ten thousand in a full run. */
export const FUZZ_REPLIES = {
  http: 6000 * FUZZ_SHARE,
  metrics: 2000 * FUZZ_SHARE,
  calls: 1200 * FUZZ_SHARE,
  patients: 500 * FUZZ_SHARE,
  preferences: 200 * FUZZ_SHARE,
  session: 100 * FUZZ_SHARE,
} as const;

const DEFAULT_SEED = 20_240_117;

/** `CARELINE_SEED` repeats a failed run or tries another one. */
export const FUZZ_SEED = Number(process?.env.CARELINE_SEED ?? DEFAULT_SEED);

/** Counts the replies of a round and records them for the error message. */
export interface FuzzNotes {
  right(words: string): void;
  wrong(words: string): void;
}

export type FuzzRound = (random: () => number, notes: FuzzNotes) => Promise<void>;

const MIX = 2_654_435_761;
/**
 * Targets of weak references survive until the event loop turns; without a turn, all replies would stay in
 * memory.
 */
const ROUNDS_OF_A_TURN = 10;

/**
 * Plays rounds with independent random numbers until enough faulty replies were given. The error of a failed
 * round names the seed, the round and its replies.
 */
export async function fuzz(name: keyof typeof FUZZ_REPLIES, play: FuzzRound): Promise<void> {
  let given = 0;
  for (let round = 0; given < FUZZ_REPLIES[name]; round += 1) {
    const random = sequence(Math.imul(FUZZ_SEED + round, MIX) ^ name.length);
    const lines: string[] = [];
    const notes: FuzzNotes = {
      right: (words) => lines.push(words),
      wrong: (words) => {
        given += 1;
        lines.push(words);
      },
    };
    if (round % ROUNDS_OF_A_TURN === 0) await settled();
    try {
      await play(random, notes);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      const replies = lines.join('\n').slice(0, 4000);
      throw new Error(`CARELINE_SEED=${FUZZ_SEED}, round ${round} of ${name}: ${reason}\n${replies}`, {
        cause,
      });
    }
  }
}

/** Waits for a client that gets its replies at once. Rejects if it never finishes. */
const PATIENCE = 200;

/** Waits for a client whose replies arrive at once. Rejects if it never finishes. */
export async function ends<T>(work: Promise<T>): Promise<T> {
  const waiting = Symbol('waiting');
  for (let turn = 0; turn < PATIENCE; turn += 1) {
    const first = await Promise.race([work, settled().then(() => waiting)]);
    if (first !== waiting) return first as T;
  }
  throw new Error('the client never came back');
}

/** Waits until a condition is true. */
export async function until(isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < PATIENCE; turn += 1) {
    if (isThere()) return;
    await settled();
  }
  throw new Error('the client stayed busy');
}

/** Asserts that an error is the only kind a client may throw, with everything its callers rely on. */
export function expectHttpError(error: unknown): asserts error is HttpError {
  expect(error).toBeInstanceOf(HttpError);
  const { advice, action, endpoint, message, retryAfterMs, requestId } = error as HttpError;
  expect(HTTP_ADVICE).toContain(advice);
  expect(typeof action).toBe('string');
  expect(message).toContain(endpoint);
  expect(['undefined', 'string']).toContain(typeof requestId);
  if (retryAfterMs !== undefined) expect(retryAfterMs >= 0 && retryAfterMs <= 3_600_000).toBe(true);
}

export type Outcome<T> =
  | { readonly value: T; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: HttpError };

/** Returns the response of the call or its `HttpError`. Any other error fails the round. */
export async function outcomeOf<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await ends(call) };
  } catch (error) {
    expectHttpError(error);
    return { error };
  }
}

/** Asserts that no reply has changed an object prototype. */
export function expectCleanPrototypes(): void {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Object.keys(Array.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
}
