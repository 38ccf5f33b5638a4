import { HttpError } from '#http';
import { type ClockPort, type LockPort, retryDelay } from '#outbox';
import type { StreamEvent } from './event-reader.ts';
import {
  type LiveChannel,
  type LiveMessage,
  type LiveNews,
  type LivePhase,
  readChanges,
  readLiveMessage,
} from './live-channel.ts';
import { type Connection, type ConnectionPorts, connectLive, createWatchdog } from './live-connection.ts';

export interface LivePorts extends ConnectionPorts {
  /** Only the tab with the lock opens the stream, because browsers limit connections to six per server. */
  readonly locks: LockPort;
  readonly channel: LiveChannel;
  readonly clock: ClockPort;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/** Callbacks of this tab. */
export interface LiveTab {
  phase(): LivePhase;
  become(phase: LivePhase): void;
  announce(news: LiveNews): void;
}

/** Lists can be this old when the first stream starts; the server replays the last ten seconds. */
const OPENING_MS = 8_000;
const LONGEST_PAUSE_MS = 30_000;
/** Spread of reconnections after the server ends streams, for example when tokens expire. */
const MAX_RESTART_DELAY_MS = 1_000;

/** Whether the user has no access to any events, so that retries are pointless. */
const isRefused = (error: unknown): boolean => error instanceof HttpError && error.status === 403;

function parsed({ data }: StreamEvent): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function newsOf(event: StreamEvent): LiveNews | undefined {
  if (event.event === 'missed') return 'missed';
  const changes = event.event === 'change' ? readChanges(parsed(event)) : [];
  return changes.length > 0 ? changes : undefined;
}

function pauseAfter({ isOpened, isEnded, error }: Connection, attempts: number, random: number): number {
  if (isOpened && isEnded) return random * MAX_RESTART_DELAY_MS;
  const retryAfterMs = error instanceof HttpError ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(retryAfterMs, Math.min(LONGEST_PAUSE_MS, retryDelay({ attempts, random })));
}

/**
 * Takes part in following a user's events until aborted. The tab waits for the lock and listens to the tab that has
 * it. Returns a function that retries at once.
 */
export function joinLive(ports: LivePorts, who: string, tab: LiveTab, signal: AbortSignal): () => void {
  const { locks, channel, clock, random } = ports;
  const begunAt = clock.now();
  let lastId: string | undefined;
  let leads = false;
  let goOn = (): void => {};

  /** Sends the state to the screens of this tab and of others. */
  function spread(phase: 'connecting' | 'live' | 'broken', news?: LiveNews): void {
    tab.become(phase);
    channel.post({ kind: 'state', who, phase, news, lastId });
    if (news) tab.announce(news);
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const cancel = clock.after(ms, resolve);
      goOn = () => {
        cancel();
        resolve();
      };
      signal.addEventListener('abort', goOn, { once: true });
    });

  function connect(): Promise<Connection> {
    const isFirst = lastId === undefined;
    return connectLive(ports, {
      signal,
      lastEventId: lastId,
      onEvent(event) {
        if (signal.aborted) return;
        lastId = event.id ?? lastId;
        const isLate = event.event === 'ready' && isFirst && clock.now() - begunAt > OPENING_MS;
        spread('live', isLate ? 'missed' : newsOf(event));
      },
    });
  }

  async function lead(): Promise<void> {
    leads = true;
    own.rest();
    for (let attempts = 1; !signal.aborted; ) {
      const connection = await connect();
      if (signal.aborted) return;
      if (isRefused(connection.error)) return tab.become('off');
      attempts = connection.isOpened ? 1 : attempts + 1;
      // A quick reconnection is not reported as an interruption.
      if (attempts > 2) spread('broken');
      await pause(pauseAfter(connection, attempts, random()));
    }
  }

  function hear(message: LiveMessage): void {
    const phase = tab.phase();
    if (message.kind === 'ask') {
      if (leads && phase !== 'off') channel.post({ kind: 'state', who, phase, lastId });
    } else if (!leads) {
      own.heard();
      lastId = message.lastId ?? lastId;
      tab.become(message.phase);
      if (message.news) tab.announce(message.news);
    }
  }

  const own = createWatchdog(clock, () => tab.become('broken'));
  const unhear = channel.listen((raw) => {
    const message = readLiveMessage(raw);
    if (message?.who === who) hear(message);
  });
  signal.addEventListener('abort', () => {
    unhear();
    own.rest();
  });
  tab.become('connecting');
  own.heard();
  channel.post({ kind: 'ask', who });
  void locks.hold(`careline.live ${who}`, 'wait', signal).then(async (held) => {
    if (held) await lead();
    held?.release();
  });
  return () => goOn();
}
