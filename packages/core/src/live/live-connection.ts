import type { HttpClient } from '#http';
import type { ClockPort } from '#outbox';
import { readEventStream, type StreamEvent } from './event-reader.ts';
import { streamLive } from './live.endpoints.ts';

/** The server says something every 15 seconds. */
const SILENCE_MS = 40_000;

export interface Watchdog {
  heard(): void;
  rest(): void;
}

/** Barks once nothing was heard for a while. */
export function createWatchdog(clock: ClockPort, bark: () => void): Watchdog {
  let calm = (): void => {};
  return {
    heard() {
      calm();
      calm = clock.after(SILENCE_MS, bark);
    },
    rest: () => calm(),
  };
}

export interface ConnectionPorts {
  readonly http: HttpClient;
  readonly clock: ClockPort;
}

export interface ConnectionWanted {
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  readonly onEvent: (event: StreamEvent) => void;
}

/** How a connection went: whether it came about, and whether the server ended it in order. */
export interface Connection {
  readonly isOpened: boolean;
  readonly isEnded: boolean;
  readonly error?: unknown;
}

/** Opens one stream and hands its events on until it ends, falls silent or is called off. Never rejects. */
export async function connectLive(
  { http, clock }: ConnectionPorts,
  { lastEventId, signal, onEvent }: ConnectionWanted,
): Promise<Connection> {
  const silent = new AbortController();
  const dog = createWatchdog(clock, () => silent.abort());
  const connection = { isOpened: false, isEnded: false };
  try {
    const either = AbortSignal.any([signal, silent.signal]);
    const { events } = await http.call(streamLive, { signal: either, lastEventId });
    dog.heard();
    for await (const event of readEventStream(events)) {
      dog.heard();
      connection.isOpened = true;
      if (event.event === 'end') return { ...connection, isEnded: true };
      onEvent(event);
    }
    return connection;
  } catch (error) {
    return { ...connection, error };
  } finally {
    dog.rest();
    silent.abort();
  }
}
