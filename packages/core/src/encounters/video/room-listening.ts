import type { Pauses } from './pauses.ts';
import type { Timers } from './peer-link-state.ts';
import type { Signal } from './signal.ts';
import { pollVisit, type RoomView } from './visit.endpoints.ts';
import { type VisitClient, VisitError } from './visit-client.ts';

/** Listens to what the server says of a room, for as long as the call lasts. */
export interface RoomListening {
  /** What is under way is out of date: it is asked for anew. */
  askAnew(): void;
}

export interface RoomListeningOptions {
  readonly client: VisitClient;
  readonly timers: Timers;
  readonly pauses: Pauses;
  /** Of the seat that is had now. */
  readonly connection: () => number;
  /** The call is over. */
  readonly over: AbortSignal;
  readonly show: (room: RoomView) => void;
  readonly receive: (from: number, signal: Signal) => void;
  /** Whether the server answers. */
  readonly onReach: (reachable: boolean) => void;
  /** The server answers that the seat is none any more. */
  readonly onRefused: (error: VisitError) => void;
}

const LONGEST_POLL_MS = 35_000;

/** Where the news of one seat go on. */
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
  return { askAnew: () => asking?.abort() };
}
