import { readEventStream, type StreamEvent } from '@careline/core/internal/live';

/** Reads a live stream event by event. */
export interface LiveReader {
  readonly response: Response;
  /** Resolves with the next event of this kind, or undefined once the stream has ended. */
  next(kind: string): Promise<StreamEvent | undefined>;
  /** Disconnects abruptly. */
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
