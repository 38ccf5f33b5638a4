import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { errorFacts, type Log } from '../http/log.ts';
import { eventIdOf, type ResumePoint } from './event-id.ts';
import {
  boundsOf,
  type LiveEvent,
  RESUME_SECONDS,
  type ReadEvents,
  readFrom,
  readLatest,
  readSince,
} from './read-events.ts';

/** Receives changes at every facility. The listener filters what its user may know. */
interface LiveListener {
  /** The id is the point to resume from later. */
  changed(events: readonly LiveEvent[], id: string): void;
  /** Changes were missed, so anything may have changed. */
  missed(id: string): void;
  /** Events cannot be read at the moment. */
  failed(): void;
}

/** Events of the database, read once for all users of this process, and only while someone listens. */
export interface LiveFeed {
  /**
   * Returns a function that stops. Starts with changes since the point, or of the last seconds. Rejects if the database
   * does.
   */
  listen(listener: LiveListener, since: ResumePoint | undefined): Promise<() => void>;
  /** Returns the id of the last read. */
  latestId(): string;
}

export interface LiveFeedOptions {
  readonly db: Kysely<Schema>;
  readonly log: Log;
  /** Unix seconds. */
  readonly now: () => number;
  readonly everyMs?: number;
}

const EVERY_MS = 500;
/** Failed reads before listeners have to reload by themselves. */
const MAX_FAILURES = 6;
/** Time between reading a list and opening its stream. */
const OPENING_SECONDS = 10;

export function createLiveFeed({ db, log, now, everyMs = EVERY_MS }: LiveFeedOptions): LiveFeed {
  const listeners = new Set<LiveListener>();
  let cursor: string | undefined;
  let running: AbortController | undefined;
  let starting: Promise<void> | undefined;

  const idOf = (snapshot: string) => eventIdOf(now(), snapshot);

  function take({ snapshot, events }: ReadEvents, before: string): void {
    cursor = snapshot;
    const id = idOf(snapshot);
    // A different database answers, one that was restored or took over, because its transaction ids went back.
    const isElsewhere = boundsOf(snapshot).next < boundsOf(before).next;
    for (const listener of [...listeners]) {
      if (isElsewhere) listener.missed(id);
      else if (events.length > 0) listener.changed(events, id);
    }
  }

  async function run(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted; ) {
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
      const before = cursor;
      if (signal.aborted || before === undefined) return;
      try {
        const read = await readSince(db, before);
        failures = 0;
        if (!signal.aborted) take(read, before);
      } catch (error) {
        failures += 1;
        if (failures === 1) log.warn('live-not-read', errorFacts(error));
        if (failures === MAX_FAILURES) for (const listener of [...listeners]) listener.failed();
      }
    }
  }

  async function begin(signal: AbortSignal): Promise<void> {
    const { snapshot } = await readLatest(db, 0);
    if (signal.aborted) return;
    cursor = snapshot;
    void run(signal);
  }

  /** Starts before a listener's own first read, so that nothing is missed in between. */
  function start(): Promise<void> {
    if (starting) return starting;
    running = new AbortController();
    starting = begin(running.signal).catch((error) => {
      starting = undefined;
      throw error;
    });
    return starting;
  }

  function stopWhenAlone(): void {
    if (listeners.size > 0) return;
    running?.abort();
    running = undefined;
    starting = undefined;
    cursor = undefined;
  }

  const isKnown = (since: ResumePoint, snapshot: string) =>
    Math.abs(now() - since.at) <= RESUME_SECONDS && BigInt(since.xid) <= boundsOf(snapshot).next;

  return {
    latestId: () => idOf(cursor ?? '1:1:'),
    async listen(listener, since) {
      // Listen before reading, so that nothing is missed; some events may arrive twice.
      listeners.add(listener);
      const stop = () => {
        listeners.delete(listener);
        stopWhenAlone();
      };
      try {
        await start();
        const { snapshot, events } = since
          ? await readFrom(db, since.xid)
          : await readLatest(db, OPENING_SECONDS);
        if (!listeners.has(listener)) return stop;
        const id = idOf(snapshot);
        if (since && !isKnown(since, snapshot)) listener.missed(id);
        else listener.changed(events, id);
        return stop;
      } catch (error) {
        stop();
        throw error;
      }
    },
  };
}
