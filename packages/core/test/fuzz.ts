import { expect } from 'vitest';
import { HTTP_ADVICE, HttpError } from '#http';
import { settled } from './held-http.ts';
import { sequence } from './sequence.ts';

const { process } = globalThis as {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
};

/** How much of its rounds a run plays: a short one some, `npm run prove` all. */
export const FUZZ_SHARE = process?.env.CARELINE_TESTS === 'short' ? 0.25 : 1;

/** Wrong replies that are given, by what reads them: ten thousand together in a whole run. */
export const FUZZ_REPLIES = {
  http: 6000 * FUZZ_SHARE,
  metrics: 2000 * FUZZ_SHARE,
  calls: 1200 * FUZZ_SHARE,
  patients: 500 * FUZZ_SHARE,
  preferences: 200 * FUZZ_SHARE,
  session: 100 * FUZZ_SHARE,
} as const;

const DEFAULT_SEED = 20_240_117;

/** `CARELINE_SEED` repeats a run that failed, or tries others. */
export const FUZZ_SEED = Number(process?.env.CARELINE_SEED ?? DEFAULT_SEED);

/** What was replied in a round: counted, and to be read when the round fails. */
export interface FuzzNotes {
  right(words: string): void;
  wrong(words: string): void;
}

export type FuzzRound = (random: () => number, notes: FuzzNotes) => Promise<void>;

const MIX = 2_654_435_761;
/** What weak references point to is kept until the event loop turns; without a turn, every reply would be. */
const ROUNDS_OF_A_TURN = 10;

/**
 * Plays rounds until enough wrong replies were given, each with numbers of its own, so that a later one does not depend on
 * those before. The error of a round that fails names the seed, the round and what was replied in it.
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

/** Turns of the event loop after which work on a reply that is already there counts as stuck. */
const PATIENCE = 200;

/** Waits for what a client does with replies that are there at once. Rejects where it never ends. */
export async function ends<T>(work: Promise<T>): Promise<T> {
  const waiting = Symbol('waiting');
  for (let turn = 0; turn < PATIENCE; turn += 1) {
    const first = await Promise.race([work, settled().then(() => waiting)]);
    if (first !== waiting) return first as T;
  }
  throw new Error('the client never came back');
}

/** Waits until a store's state is as told. */
export async function until(isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < PATIENCE; turn += 1) {
    if (isThere()) return;
    await settled();
  }
  throw new Error('the client stayed busy');
}

/** The one error a client may have, with everything its reader relies on. */
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

/** The call's answer, or its error; anything but an `HttpError` fails the round. */
export async function outcomeOf<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await ends(call) };
  } catch (error) {
    expectHttpError(error);
    return { error };
  }
}

/** What every object inherits was not changed by an answer. */
export function expectCleanPrototypes(): void {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Object.keys(Array.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
}
