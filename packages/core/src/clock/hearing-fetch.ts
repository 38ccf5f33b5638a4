import type { ServerClock } from './server-clock.ts';

/** Whether a response did not come from a cache. Cached responses have an old `Date`. */
const isFresh = ({ headers }: Response): boolean => {
  const age = headers.get('age');
  return age === null || age === '0';
};

/** Returns a fetch that sets the clock from the `Date` header of responses. */
export function hearingFetch(
  fetch: typeof globalThis.fetch,
  clock: Pick<ServerClock, 'hear' | 'elapsed'>,
  isOfServer: (url: string) => boolean = () => true,
): typeof globalThis.fetch {
  return async (input, init) => {
    const sentAt = clock.elapsed();
    const response = await fetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (isOfServer(url) && isFresh(response)) clock.hear(response.headers.get('date'), sentAt);
    return response;
  };
}
