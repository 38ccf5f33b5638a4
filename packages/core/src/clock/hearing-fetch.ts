import type { ServerClock } from './server-clock.ts';

/** True for an answer that no cache gave: one of a cache has the time at which it was stored. */
const isFresh = ({ headers }: Response): boolean => {
  const age = headers.get('age');
  return age === null || age === '0';
};

/** The same fetch, which sets the clock by the `Date` of the answers. */
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
