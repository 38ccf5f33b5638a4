import { SessionError } from './session-error.ts';

/** Why a token is asked for: none yet, the old one ends soon, or the services refused it. */
export type TokenReason = 'start' | 'renewal' | 'refused';

export interface TokenRequest {
  /** The address of the services. */
  readonly audience: string;
  readonly reason: TokenReason;
  /** Aborted when the answer comes too late to be used, and at logout. */
  readonly signal: AbortSignal;
}

/** A token for one user and one facility; `expiresAt` in unix seconds. */
export interface SessionToken {
  readonly token: string;
  readonly expiresAt: number;
}

export type GetToken = (request: TokenRequest) => Promise<SessionToken>;

export interface TokenSource {
  /** A token that is not about to end. Rejects with `SessionError` and nothing else. */
  token(): Promise<string>;
  /** Another token than the one that was refused; of several refusals of one token the first one asks. */
  tokenInsteadOf(refused: string): Promise<string>;
  /** The token with its end, for a frame of the session's; after a refusal another one. */
  handOver(refused: string | undefined): Promise<SessionToken>;
  /** Forgets the token and aborts what is under way, for good. */
  end(): void;
}

export interface TokenSourceOptions {
  readonly getToken: GetToken;
  readonly audience: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Milliseconds that the page may take. */
  readonly timeout?: number;
}

const TIMEOUT_MS = 10_000;
/** A day: no token of Careline lives longer, and a time in milliseconds seems to. */
const LONGEST_MS = 86_400_000;
/** The part of a token's life after which another one is fetched beside the work. */
const RENEWED_AFTER = 0.8;

interface Held {
  readonly token: string;
  readonly renewAt: number;
  readonly endsAt: number;
}

function hold(answer: unknown, now: number): Held {
  const { token, expiresAt } = (answer ?? {}) as Partial<SessionToken>;
  const endsAt = Number(expiresAt) * 1000;
  const isToken = typeof token === 'string' && token !== '';
  if (!isToken || !(endsAt > now && endsAt <= now + LONGEST_MS)) {
    const what = isToken ? 'no expiresAt of the next day in unix seconds' : 'no token';
    throw new SessionError('auth.provider-failed', `getToken gave ${what}`);
  }
  return { token, endsAt, renewAt: now + (endsAt - now) * RENEWED_AFTER };
}

/** What the page's function said of itself, without anything that looks like a token: a parser quotes what it cannot read. */
const wordsOf = (error: unknown): string =>
  String((error as Error | undefined)?.message ?? error).replaceAll(/eyJ[\w.-]*/g, '…');

/** The rejection of a signal as a promise, so that a function that ignores its signal does not hold the work back. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Tokens from the page's function: one call at a time, renewed at four fifths of a token's life, never stored. */
export function createTokenSource(options: TokenSourceOptions): TokenSource {
  const { getToken, audience, now = Date.now, timeout = TIMEOUT_MS } = options;
  const ended = new AbortController();
  let held: Held | undefined;
  let flight: Promise<string> | undefined;
  let written = '';

  /** Tells whoever looks after the page, once of each thing that is wrong. */
  function failed(error: unknown): SessionError {
    const failure =
      error instanceof SessionError
        ? error
        : new SessionError('auth.provider-failed', `getToken rejected: ${wordsOf(error)}`, error);
    if (failure.message !== written) console.error(`Careline: ${failure.message}`);
    written = failure.message;
    return failure;
  }

  async function ask(reason: TokenReason): Promise<string> {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(timeout)]);
    try {
      ended.signal.throwIfAborted();
      const answer = await Promise.race([getToken({ audience, reason, signal }), aborted(signal)]);
      ended.signal.throwIfAborted();
      held = hold(answer, now());
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
    // The old one still works: a renewal that fails is tried again with the next call.
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
      return { token: given, expiresAt: Math.floor((held?.endsAt ?? 0) / 1000) };
    },
    end() {
      held = undefined;
      ended.abort();
    },
  };
}
