import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Log } from '../http/log.ts';
import { ProblemError } from '../http/problem-error.ts';
import { readEventId } from './event-id.ts';
import { createLiveFeed, type LiveFeed } from './live-feed.ts';
import type { LiveEvent } from './read-events.ts';

/** At which facilities somebody may know of changes, by topic. */
export type LiveReach = ReadonlyMap<string, ReadonlySet<string>>;

interface StreamRequest {
  readonly staffId: string;
  /** Unix seconds: with its token the stream ends. */
  readonly expiresAt: number;
  /** The `Last-Event-ID` of somebody who comes back. */
  readonly lastEventId: string | undefined;
  readonly reach: LiveReach;
  /** What may be known by now; rejects for somebody who may not listen any more. */
  readonly again: () => Promise<LiveReach>;
}

/** Why a stream ends; whoever listens comes back, with another token or to another process. */
type StreamEnd = 'token-expired' | 'refused' | 'shutdown' | 'failed';

export interface LiveStreams {
  /** Throws `rate-limited` for somebody who listens too often already, and `unavailable` once it was closed. */
  open(request: StreamRequest): Promise<Response>;
  /** Ends every stream and opens no more. */
  close(): void;
}

export interface LiveStreamOptions {
  readonly db: Kysely<Schema>;
  readonly log: Log;
  /** Unix seconds. */
  readonly now: () => number;
  readonly beatMs?: number;
}

/** Proxies cut what is silent for a minute or less. */
const BEAT_MS = 15_000;
/** Rights are read again with every so many beats. */
const BEATS_A_CHECK = 4;
/** A browser has one for a facility; somebody may use several browsers. */
const STREAMS_OF_ONE = 8;
const RETRY_SECONDS = 60;
/** Frames that wait for a reader. One that is this slow comes back and is told what it missed. */
const MOST_WAITING = 32;

/** As its bytes go over the wire (HTML standard, 9.2.5): no line of ours has an end in it. */
const frame = (event: string, data: unknown, id?: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // nginx would hold frames back until there are four kilobytes of them.
  'x-accel-buffering': 'no',
  // A process that ends need not wait until somebody else closes the connection.
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

  /** Answers whether it still was open. */
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
    new CountQueuingStrategy({ highWaterMark: MOST_WAITING }),
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
      // Whoever left meanwhile listens no more.
      if (!controller) stop();
    },
  };
}

const tooMany = () =>
  new ProblemError('rate-limited', {
    detail: `${STREAMS_OF_ONE} live streams of this person are open.`,
    action: 'Close other windows, or go on without.',
    headers: { 'retry-after': String(RETRY_SECONDS) },
  });

const closed = () =>
  new ProblemError('unavailable', {
    detail: 'This server is about to end.',
    action: 'Try again: another one answers, or this one once it has started again.',
    headers: { 'retry-after': '1' },
  });

/** Streams of server-sent events, each of what its person may know. */
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
