import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Log } from '../http/log.ts';
import { ProblemError } from '../http/problem-error.ts';
import { readEventId } from './event-id.ts';
import { createLiveFeed, type LiveFeed } from './live-feed.ts';
import type { LiveEvent } from './read-events.ts';

/** The facilities, by topic, whose changes a user may know. */
export type LiveReach = ReadonlyMap<string, ReadonlySet<string>>;

interface StreamRequest {
  readonly staffId: string;
  /** Unix seconds. The stream ends with its token. */
  readonly expiresAt: number;
  /** The `Last-Event-ID` of a reconnecting client. */
  readonly lastEventId: string | undefined;
  readonly reach: LiveReach;
  /** Returns the current reach. Rejects if the user may no longer listen. */
  readonly again: () => Promise<LiveReach>;
}

/** Why a stream ends. The client reconnects, with another token or to another process. */
type StreamEnd = 'token-expired' | 'refused' | 'shutdown' | 'failed';

export interface LiveStreams {
  /** Throws `rate-limited` if the user has too many streams, and `unavailable` after `close`. */
  open(request: StreamRequest): Promise<Response>;
  /** Ends every stream and refuses new ones. */
  close(): void;
}

export interface LiveStreamOptions {
  readonly db: Kysely<Schema>;
  readonly log: Log;
  /** Unix seconds. */
  readonly now: () => number;
  readonly beatMs?: number;
}

/** Proxies cut connections that are silent for a minute or less. */
const BEAT_MS = 15_000;
/** Rights are read again after this many beats. */
const BEATS_A_CHECK = 4;
/** A browser has one per facility, and a user may use several browsers. */
const STREAMS_OF_ONE = 8;
const RETRY_SECONDS = 60;
/** Frames that wait for a reader. A slower client is disconnected, and resumes after it reconnects. */
const MAX_WAITING = 32;

/** Formats a server-sent event (HTML standard, 9.2.5). Our data contains no line breaks. */
const frame = (event: string, data: unknown, id?: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // nginx would buffer frames up to four kilobytes.
  'x-accel-buffering': 'no',
  // A stopping process need not wait for clients to close the connection.
  connection: 'close',
};

const withinReach = (reach: LiveReach, events: readonly LiveEvent[]) =>
  events.flatMap(({ topic, facilityId, subjectId }) =>
    reach.get(topic)?.has(facilityId) ? [{ topic, ...(subjectId !== undefined && { id: subjectId }) }] : [],
  );

interface Stream {
  readonly response: Response;
  begin(): Promise<void>;
  end(reason: StreamEnd): void;
}

interface StreamPorts extends Required<Pick<LiveStreamOptions, 'now' | 'beatMs'>> {
  readonly feed: LiveFeed;
  readonly onEnd: () => void;
}

function createStream(request: StreamRequest, { feed, now, beatMs, onEnd }: StreamPorts): Stream {
  const encoder = new TextEncoder();
  let { reach } = request;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let stopListening = (): void => {};
  let timer: NodeJS.Timeout | undefined;
  let beats = 0;

  /** Ends the stream and returns whether it was still open. */
  function over(): boolean {
    if (!controller) return false;
    controller = undefined;
    clearInterval(timer);
    stopListening();
    onEnd();
    return true;
  }

  function send(text: string): void {
    if (!controller) return;
    const open = controller;
    if ((open.desiredSize ?? 0) > 0) {
      open.enqueue(encoder.encode(text));
      return;
    }
    over();
    open.error(new Error('The reader of a live stream is too slow.'));
  }

  function end(reason: StreamEnd): void {
    send(frame('end', { reason }));
    const open = controller;
    if (over()) open?.close();
  }

  async function check(): Promise<void> {
    try {
      reach = await request.again();
    } catch (error) {
      end(error instanceof ProblemError && error.status < 500 ? 'refused' : 'failed');
    }
  }

  function beat(): void {
    beats += 1;
    if (now() >= request.expiresAt) end('token-expired');
    else send(frame('beat', {}, feed.latestId()));
    if (beats % BEATS_A_CHECK === 0 && controller) void check();
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started;
      },
      cancel() {
        over();
      },
    },
    new CountQueuingStrategy({ highWaterMark: MAX_WAITING }),
  );

  return {
    response: new Response(body, { headers: HEADERS }),
    end,
    async begin() {
      send(frame('ready', { topics: [...reach.keys()] }));
      timer = setInterval(beat, beatMs);
      timer.unref();
      const listener = {
        changed(events: readonly LiveEvent[], id: string) {
          const known = withinReach(reach, events);
          if (known.length > 0) send(frame('change', known, id));
        },
        missed: (id: string) => send(frame('missed', {}, id)),
        failed: () => end('failed'),
      };
      const stop = await feed.listen(listener, readEventId(request.lastEventId));
      stopListening = stop;
      send(frame('beat', {}, feed.latestId()));
      // A client that disconnected meanwhile no longer listens.
      if (!controller) stop();
    },
  };
}

const tooMany = () =>
  new ProblemError('rate-limited', {
    detail: `This person already has ${STREAMS_OF_ONE} live streams open.`,
    action: 'Close other windows, or continue without live updates.',
    headers: { 'retry-after': String(RETRY_SECONDS) },
  });

const closed = () =>
  new ProblemError('unavailable', {
    detail: 'This server is about to stop.',
    action: 'Try again: another one answers, or this one once it has started again.',
    headers: { 'retry-after': '1' },
  });

/** Creates streams of server-sent events, each limited to what its user may know. */
export function createLiveStreams({ db, log, now, beatMs = BEAT_MS }: LiveStreamOptions): LiveStreams {
  const feed = createLiveFeed({ db, log, now });
  const ofStaff = new Map<string, Set<Stream>>();
  let isClosed = false;

  function forget(staffId: string, stream: Stream): void {
    const theirs = ofStaff.get(staffId);
    theirs?.delete(stream);
    if (theirs?.size === 0) ofStaff.delete(staffId);
  }

  return {
    async open(request) {
      if (isClosed) throw closed();
      const { staffId } = request;
      const theirs = ofStaff.get(staffId) ?? new Set();
      if (theirs.size >= STREAMS_OF_ONE) throw tooMany();
      const stream = createStream(request, { feed, now, beatMs, onEnd: () => forget(staffId, stream) });
      ofStaff.set(staffId, theirs.add(stream));
      try {
        await stream.begin();
      } catch (error) {
        stream.end('failed');
        throw error;
      }
      return stream.response;
    },
    close() {
      isClosed = true;
      for (const stream of [...ofStaff.values()].flatMap((theirs) => [...theirs])) stream.end('shutdown');
    },
  };
}
