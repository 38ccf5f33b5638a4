import { HttpError, type Pause, pauseOnTimer } from '#http';
import type { Page } from './paged-list-state.ts';

export interface EveryPageOptions<Answer> {
  /** Name of the endpoint, for the error about a list that never ends. */
  readonly endpoint: string;
  /** Requests the page after a key, or the first one. */
  ask(after: string | undefined, signal: AbortSignal): Promise<Answer>;
  /** Key to start from, if earlier pages have been read. */
  readonly after?: string;
  /** Aborts; the iteration then ends with the `HttpError` of a cancelled call. */
  readonly signal: AbortSignal;
  /** Waits before a page is requested again. */
  readonly pause?: Pause;
}

/** Used if a server asks to wait without a time. */
const USUAL_WAIT_MS = 5_000;

/** Reads a page. Long lists may reach the rate limit; reading then continues when the server allows it. */
async function readPage<Answer>(
  options: EveryPageOptions<Answer>,
  after: string | undefined,
): Promise<Answer> {
  const { ask, signal, pause = pauseOnTimer } = options;
  try {
    return await ask(after, signal);
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'rate-limited') throw error;
    await pause(error.retryAfterMs ?? USUAL_WAIT_MS, signal);
    return readPage(options, after);
  }
}

/**
 * Yields all pages of a list, for a file or for paper.
 * Each page is requested after the previous one was consumed, so only one is in memory. Throws `HttpError`.
 */
export async function* everyPage<Row, Answer extends Page<Row>>(
  options: EveryPageOptions<Answer>,
): AsyncGenerator<Answer, void, undefined> {
  let { after } = options;
  do {
    const page = await readPage(options, after);
    // A server that repeats a key would never reach the end.
    if (page.next !== null && page.next === after) {
      throw HttpError.unusable(options.endpoint);
    }
    yield page;
    after = page.next ?? undefined;
  } while (after !== undefined);
}
