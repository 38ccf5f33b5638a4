import type { Pauses } from './pauses.ts';
import type { Timers } from './peer-link-state.ts';
import type { Signal } from './signal.ts';
import { pollVisit, type RoomView } from './visit.endpoints.ts';
import { type VisitClient, VisitError } from './visit-client.ts';

/** Receives the server's news of a room while the call lasts. */
export interface RoomListening {
  /** Cancels the pending request and starts a new one. */
  askAgain(): void;
}

export interface RoomListeningOptions {
  readonly client: VisitClient;
  readonly timers: Timers;
  readonly pauses: Pauses;
  /** The current seat's connection. */
  readonly connection: () => number;
  /** Aborted when the call ends. */
  readonly over: AbortSignal;
  readonly show: (room: RoomView) => void;
  readonly receive: (from: number, signal: Signal) => void;
  /** Called when the server becomes reachable or unreachable. */
  readonly onReach: (reachable: boolean) => void;
  /** Called when the server reports that the seat is no longer valid. */
  readonly onRefused: (error: VisitError) => void;
}

const LONGEST_POLL_MS = 35_000;

/** Position in the news of a seat. */
interface Position {
  after: number;
  etag: string;
  of: number;
}

export function listenToRoom(options: RoomListeningOptions): RoomListening {
  const { client, timers, pauses, over, show, receive, onReach } = options;
  const position: Position = { after: 0, etag: '', of: 0 };
  let asking: AbortController | undefined;

  async function ask(): Promise<void> {
    const connection = options.connection();
    if (position.of !== connection) Object.assign(position, { after: 0, etag: '', of: connection });
    const { after, etag } = position;
    const request = new AbortController();
    asking = request;
    const late = timers.set(() => request.abort(), LONGEST_POLL_MS);
    try {
      const answer = await client(pollVisit, { connection, after, etag }, { signal: request.signal });
      if (request.signal.aborted || connection !== options.connection()) return;
      position.etag = answer.etag;
      onReach(true);
      show(answer.room);
      for (const { id, from, signal } of answer.signals) {
        position.after = id;
        receive(from, signal);
      }
    } finally {
      timers.clear(late);
    }
  }

  async function listen(): Promise<void> {
    for (let failures = 0; !over.aborted; ) {
      try {
        await ask();
        failures = 0;
      } catch (error) {
        if (over.aborted || asking?.signal.aborted) continue;
        if (error instanceof VisitError && error.isFinal) {
          options.onRefused(error);
        } else {
          onReach(false);
          await pauses.after(failures);
          failures += 1;
        }
      }
    }
  }

  over.addEventListener('abort', () => asking?.abort());
  void listen();
  return { askAgain: () => asking?.abort() };
}
