import { SessionError, type SessionErrorCode } from './session-error.ts';
import type { SessionToken, TokenClocks } from './token-clocks.ts';

/** Why a token is asked for: none yet, the old one ends soon, or the services refused it. */
export type TokenReason = 'start' | 'renewal' | 'refused';

export interface TokenRequest {
  /** The address of the services. */
  readonly audience: string;
  readonly reason: TokenReason;
  /** Aborted when the answer comes too late to be used, and at logout. */
  readonly signal: AbortSignal;
}

/** A token for a frame of the session, which has a clock of its own. */
interface HandedToken {
  readonly token: string;
  /** Unix seconds by the clock of this page. */
  readonly expiresAt: number;
  /** Seconds it still has. */
  readonly expiresIn: number;
}

export type GetToken = (request: TokenRequest) => Promise<SessionToken>;

export interface TokenSource {
  /** A token that is not about to end. Rejects with `SessionError` and nothing else. */
  token(): Promise<string>;
  /** Another token than the one that was refused; of several refusals of one token the first one asks. */
  tokenInsteadOf(refused: string): Promise<string>;
  /** The token with its end, for a frame of the session's; after a refusal another one. */
  handOver(refused: string | undefined): Promise<HandedToken>;
  /** Forgets the token and aborts what is under way, for good. */
  end(): void;
}

export interface TokenSourceOptions {
  readonly getToken: GetToken;
  readonly audience: string;
  /** Milliseconds that pass however the device's clock is set. */
  readonly now?: () => number;
  readonly clocks?: TokenClocks;
  /** Milliseconds that the page may take. */
  readonly timeout?: number;
}

const TIMEOUT_MS = 10_000;
/** The part of a token's life after which another one is fetched beside the work. */
const RENEWED_AFTER = 0.8;

interface Held {
  readonly token: string;
  readonly renewAt: number;
  readonly endsAt: number;
}

/** What an endpoint refused with (RFC 6749, 5.2), which a page that does not look at the status hands on. */
function refusalIn(answer: unknown): string | undefined {
  const { error, error_description } = (answer ?? {}) as Record<string, unknown>;
  const parts = [error, error_description].filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? wordsOf(parts.join(': ')) : undefined;
}

/** What an endpoint or a page says of a person who may not use Careline: asking again does not help (RFC 6749, 4.1.2.1 and 5.2). */
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

/** What the page's function said of itself, without anything that looks like a token: a parser quotes what it cannot read. */
const wordsOf = (error: unknown): string =>
  String((error as Error | undefined)?.message ?? error).replaceAll(/eyJ[\w.-]*/g, '…');

/** The rejection of a signal as a promise, so that a function that ignores its signal does not hold the work back. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Fetched beside the first token: the session itself stays small. */
function loadLife() {
  const life = import('./token-life.ts');
  // Whoever waits for it handles a failure.
  life.catch(() => undefined);
  return life;
}

/** Milliseconds that pass however the device's clock is set. */
const elapsed = (): number => performance.now();

/** Tokens from the page's function: one call at a time, renewed at four fifths of a token's life, never stored. */
export function createTokenSource(options: TokenSourceOptions): TokenSource {
  const { getToken, audience, now = elapsed, clocks, timeout = TIMEOUT_MS } = options;
  const ended = new AbortController();
  let held: Held | undefined;
  let flight: Promise<string> | undefined;
  let written = '';

  /** Tells whoever looks after the page, once of each thing that is wrong. */
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
