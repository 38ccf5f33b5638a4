import { HttpError, type Pause, pauseOnTimer } from '#http';
import type { Page } from './paged-list-state.ts';

export interface EveryPageOptions<Answer> {
  /** The name of the endpoint, for a list that never ends. */
  readonly endpoint: string;
  /** Asks for the page after a key, or for the first one. */
  ask(after: string | undefined, signal: AbortSignal): Promise<Answer>;
  /** Where to go on, when the pages before were read already. */
  readonly after?: string;
  /** Cancels; the reading then ends with the `HttpError` of a cancelled call. */
  readonly signal: AbortSignal;
  /** Waits before a page is asked for again, until then or until cancelled. */
  readonly pause?: Pause;
}

/** Where a server asks for a wait and names no time. */
const USUAL_WAIT_MS = 5_000;

/** A page; a long reading meets the limit of requests a minute, and then goes on when the server says so. */
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
 * A list page after page to its end, for a file or for paper: each page is asked for when the one before was taken, so
 * that no more than one is held. Throws `HttpError`.
 */
export async function* everyPage<Row, Answer extends Page<Row>>(
  options: EveryPageOptions<Answer>,
): AsyncGenerator<Answer, void, undefined> {
  let { after } = options;
  do {
    const page = await readPage(options, after);
    // A server that names the same place again would never come to an end.
    if (page.next !== null && page.next === after) {
      throw HttpError.unusable(options.endpoint);
    }
    yield page;
    after = page.next ?? undefined;
  } while (after !== undefined);
}
