import { SessionError, type SessionErrorCode } from './session-error.ts';
import type { SessionToken, TokenClocks } from './token-clocks.ts';

/** Why a token is requested: the first one, the old one expires soon, or the services refused it. */
export type TokenReason = 'start' | 'renewal' | 'refused';

export interface TokenRequest {
  readonly audience: string;
  readonly reason: TokenReason;
  /** Aborted at logout, or when the answer would come too late. */
  readonly signal: AbortSignal;
}

/** A token for a frame of the session, whose clock may differ. */
interface HandedToken {
  readonly token: string;
  /** Unix seconds by this page's clock. */
  readonly expiresAt: number;
  /** Seconds until it expires. */
  readonly expiresIn: number;
}

export type GetToken = (request: TokenRequest) => Promise<SessionToken>;

export interface TokenSource {
  /** Returns a token that does not expire soon. Rejects only with `SessionError`. */
  token(): Promise<string>;
  /** Returns a token other than the refused one. Concurrent refusals of one token share one request. */
  tokenInsteadOf(refused: string): Promise<string>;
  /** Returns the token and its expiry for a frame of the session; a different one after a refusal. */
  handOver(refused: string | undefined): Promise<HandedToken>;
  /** Forgets the token and aborts pending requests, for good. */
  end(): void;
}

export interface TokenSourceOptions {
  readonly getToken: GetToken;
  readonly audience: string;
  /** Monotonic milliseconds, independent of the device's clock. */
  readonly now?: () => number;
  readonly clocks?: TokenClocks;
  /** Milliseconds the page may take. */
  readonly timeout?: number;
}

const TIMEOUT_MS = 10_000;
/** Share of a token's life after which it is renewed in the background. */
const RENEWED_AFTER = 0.8;

interface Held {
  readonly token: string;
  readonly renewAt: number;
  readonly endsAt: number;
}

/**
 * Returns the error of a token endpoint's response (RFC 6749, 5.2), which a page may pass on without checking its
 * status.
 */
function refusalIn(answer: unknown): string | undefined {
  const { error, error_description } = (answer ?? {}) as Record<string, unknown>;
  const parts = [error, error_description].filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? wordsOf(parts.join(': ')) : undefined;
}

/** Errors that mean the person may not use Careline, so retrying does not help (RFC 6749, 4.1.2.1 and 5.2). */
const DENIED = ['access_denied', 'invalid_grant', 'invalid_scope'];

const codeOf = (given: unknown): SessionErrorCode => {
  const { error, code } = (given ?? {}) as Record<string, unknown>;
  return DENIED.some((one) => one === error || one === code) ? 'auth.denied' : 'auth.provider-failed';
};

function hold(answer: unknown, now: number, lifeOf: (given: SessionToken) => number | undefined): Held {
  const given = (answer ?? {}) as SessionToken;
  const { token } = given;
  if (typeof token !== 'string' || token === '') {
    const refusal = refusalIn(answer);
    const what =
      refusal === undefined ? 'no token' : `no token but what the token endpoint refused with: ${refusal}`;
    throw new SessionError(codeOf(answer), `getToken gave ${what}`);
  }
  const life = lifeOf(given);
  if (life === undefined) {
    const what = 'no expiresAt of the next day in unix seconds, and no expires_in';
    throw new SessionError('auth.provider-failed', `getToken gave ${what}`);
  }
  return { token, endsAt: now + life, renewAt: now + life * RENEWED_AFTER };
}

/** Returns the page's error message without anything like a token, because parsers quote what they can't read. */
const wordsOf = (error: unknown): string =>
  String((error as Error | undefined)?.message ?? error).replaceAll(/eyJ[\w.-]*/g, '…');

/** Returns a promise that rejects when the signal aborts, so that a function that ignores its signal can't block. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Loads in parallel with the first token, which keeps the session small. */
function loadLife() {
  const life = import('./token-life.ts');
  // The code that awaits it handles the failure.
  life.catch(() => undefined);
  return life;
}

/** Monotonic milliseconds, independent of the device's clock. */
const elapsed = (): number => performance.now();

/** Gets tokens from the page's function: one call at a time, renewed at four fifths of a token's life, never stored. */
export function createTokenSource(options: TokenSourceOptions): TokenSource {
  const { getToken, audience, now = elapsed, clocks, timeout = TIMEOUT_MS } = options;
  const ended = new AbortController();
  let held: Held | undefined;
  let flight: Promise<string> | undefined;
  let written = '';

  /** Logs each problem once, for the page's developers. */
  function failed(error: unknown): SessionError {
    const failure =
      error instanceof SessionError
        ? error
        : new SessionError(codeOf(error), `getToken rejected: ${wordsOf(error)}`, error);
    if (failure.message !== written) console.error(`Careline: ${failure.message}`);
    written = failure.message;
    return failure;
  }

  async function ask(reason: TokenReason): Promise<string> {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(timeout)]);
    try {
      ended.signal.throwIfAborted();
      const clock = loadLife();
      const answer = await Promise.race([getToken({ audience, reason, signal }), aborted(signal)]);
      const receivedAt = now();
      const { lifeOf } = await clock;
      ended.signal.throwIfAborted();
      held = hold(answer, receivedAt, (given) => lifeOf(given, clocks));
      written = '';
      return held.token;
    } catch (error) {
      if (ended.signal.aborted) throw new SessionError('auth.expired', 'the session has ended');
      throw failed(error);
    }
  }

  function fetchToken(reason: TokenReason): Promise<string> {
    flight ??= ask(reason).finally(() => {
      flight = undefined;
    });
    return flight;
  }

  async function token(): Promise<string> {
    const time = now();
    if (!held || time >= held.endsAt) return fetchToken(held ? 'renewal' : 'start');
    // The old token still works; a failed renewal is retried with the next call.
    if (time >= held.renewAt) fetchToken('renewal').catch(() => undefined);
    return held.token;
  }

  async function tokenInsteadOf(refused: string): Promise<string> {
    if (held && held.token !== refused) return held.token;
    held = undefined;
    return fetchToken('refused');
  }

  return {
    token,
    tokenInsteadOf,
    async handOver(refused) {
      const given = await (refused === undefined ? token() : tokenInsteadOf(refused));
      const expiresIn = Math.max(0, Math.floor(((held?.endsAt ?? 0) - now()) / 1000));
      const { endOf } = await loadLife();
      return { token: given, expiresAt: endOf(expiresIn), expiresIn };
    },
    end() {
      held = undefined;
      ended.abort();
    },
  };
}
