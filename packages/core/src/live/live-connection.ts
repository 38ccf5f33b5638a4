import type { HttpClient } from '#http';
import type { ClockPort } from '#outbox';
import { readEventStream, type StreamEvent } from './event-reader.ts';
import { streamLive } from './live.endpoints.ts';

/** The server sends a beat every 15 seconds. */
const SILENCE_MS = 40_000;

export interface Watchdog {
  heard(): void;
  rest(): void;
}

/** Calls `bark` after a period of silence. */
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

/** Result of a connection: whether it was established, and whether the server ended it normally. */
export interface Connection {
  readonly isOpened: boolean;
  readonly isEnded: boolean;
  readonly error?: unknown;
}

/** Opens a stream and forwards its events until it ends, falls silent or is aborted. Never rejects. */
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
