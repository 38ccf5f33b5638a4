import { readEventStream, type StreamEvent } from '@careline/core/internal/live';

/** A live stream that a test reads event by event. */
export interface LiveReader {
  readonly response: Response;
  /** The next event of this kind; undefined once the stream has ended. */
  next(kind: string): Promise<StreamEvent | undefined>;
  /** Goes away without a word. */
  leave(): void;
}

export async function openLiveReader(
  origin: string,
  token: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<LiveReader> {
  const gone = new AbortController();
  const response = await fetch(`${origin}/api/data/live/stream`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: gone.signal,
  });
  const events = response.body ? readEventStream(response.body) : undefined;
  return {
    response,
    async next(kind) {
      for (;;) {
        const read = await events?.next();
        if (!read || read.done) return undefined;
        if (read.value.event === kind) return read.value;
      }
    },
    leave: () => gone.abort(),
  };
}
