import { afterEach, describe, expect, it } from 'vitest';
import { type HttpClient, HttpError } from '#http';
import { streamLive } from '#live';
import { AREA_SCOPES, decideRight } from '#navigation';
import type { ClockPort, HeldLock, LockPort } from '#outbox';
import { createLive, type Live } from './live.ts';
import type { LiveChannel, LiveNews } from './live-channel.ts';
import { LIVE_TOPICS, liveTopicsOf } from './live-topic.ts';

const ASHA = { staffId: 'asha', facilityId: 'north' };

/** Waits for pending promises. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A clock that the test advances. */
function aClock(): ClockPort & { pass(ms: number): Promise<void> } {
  let at = 0;
  const tasks = new Set<{ readonly due: number; readonly task: () => void }>();
  return {
    now: () => at,
    after(ms, task) {
      const one = { due: at + ms, task };
      tasks.add(one);
      return () => tasks.delete(one);
    },
    async pass(ms) {
      at += ms;
      for (const one of [...tasks].filter(({ due }) => due <= at)) {
        tasks.delete(one);
        one.task();
      }
      await settled();
    },
  };
}

/** Locks and channel of one browser. */
function aBrowser() {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const listeners = new Map<object, (message: unknown) => void>();
  const next = () => {
    isHeld = false;
    waiting.shift()?.();
  };
  const locks: LockPort = {
    hold: (_, __, signal) =>
      new Promise<HeldLock | undefined>((resolve) => {
        const take = () => {
          if (signal?.aborted) return next();
          isHeld = true;
          resolve({ release: next, lost: new Promise(() => {}) });
        };
        signal?.addEventListener('abort', () => resolve(undefined));
        if (isHeld) waiting.push(take);
        else take();
      }),
  };
  const channelOf = (tab: object): LiveChannel => ({
    post(message) {
      const copy = JSON.parse(JSON.stringify(message));
      for (const [other, listener] of listeners) if (other !== tab) listener(copy);
    },
    listen(listener) {
      listeners.set(tab, listener);
      return () => listeners.delete(tab);
    },
  });
  return { locks, channelOf };
}

type Reply = HttpError | 'wait';

/** A server that opens streams, or gives the configured response. */
function aServer() {
  const opened: {
    readonly lastEventId: string | undefined;
    send(text: string): void;
    cut(): void;
    isOpen(): boolean;
  }[] = [];
  const replies: Reply[] = [];
  const http = {
    async call(_: unknown, request: { lastEventId?: string; signal: AbortSignal }) {
      const reply = replies.shift();
      if (reply instanceof HttpError) throw reply;
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      const events = new ReadableStream<Uint8Array>({
        start(started) {
          controller = started;
        },
      });
      request.signal.addEventListener('abort', () => {
        try {
          controller?.error(request.signal.reason);
        } catch {}
      });
      opened.push({
        lastEventId: request.lastEventId,
        send: (text) => controller?.enqueue(new TextEncoder().encode(text)),
        cut: () => controller?.close(),
        isOpen: () => !request.signal.aborted,
      });
      return { events };
    },
  } as unknown as HttpClient;
  const last = () => {
    const one = opened.at(-1);
    if (!one) throw new Error('no stream was opened');
    return one;
  };
  return {
    http,
    opened,
    replies,
    last,
    async send(event: string, data: unknown = {}, id?: string) {
      last().send(`${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      await settled();
    },
    async cut() {
      last().cut();
      await settled();
    },
  };
}

const away = new HttpError({ failure: 'unreachable', endpoint: 'live/stream' });
const refused = (status: number, code: string, retryAfterMs?: number) =>
  new HttpError({ failure: 'refused', endpoint: 'live/stream', status, code, retryAfterMs });

const made: Live[] = [];

function aTab(browser = aBrowser(), server = aServer(), clock = aClock()) {
  const live = createLive({
    http: server.http,
    locks: browser.locks,
    channel: browser.channelOf({}),
    clock,
    random: () => 0.5,
  });
  made.push(live);
  const heard: LiveNews[] = [];
  live.listen((news) => heard.push(news));
  return { live, heard, browser, server, clock, phase: () => live.store.getState().phase };
}

/** A tab with an open stream. */
async function aLiveTab(...given: Parameters<typeof aTab>) {
  const tab = aTab(...given);
  tab.live.follow(ASHA);
  await settled();
  await tab.server.send('ready', { topics: ['encounters'] });
  return tab;
}

afterEach(() => {
  for (const live of made.splice(0)) live.follow(undefined);
});

describe('live changes', () => {
  it('are followed from sign-in to sign-out', async () => {
    const { live, server, phase, heard } = aTab();
    expect(phase()).toBe('off');
    live.follow(ASHA);
    expect(phase()).toBe('connecting');
    await settled();
    await server.send('ready', { topics: ['encounters'] });
    expect(phase()).toBe('live');
    await server.send('change', [{ topic: 'encounters', id: 'e1' }, { topic: 'of-a-later-server' }], '1.7');
    expect(heard).toEqual([[{ topic: 'encounters', id: 'e1' }]]);
    live.follow(undefined);
    expect(phase()).toBe('off');
    expect(server.last().isOpen()).toBe(false);
  });

  it.each([
    ['of another kind', 'later', {}],
    ['that cannot be read', 'change', 'not a list'],
    ['without a topic', 'change', [{ id: 'e1' }]],
  ])('continue after an event %s', async (_, event, data) => {
    const { server, heard, phase } = await aLiveTab();
    await server.send(event, data);
    expect(heard).toEqual([]);
    expect(phase()).toBe('live');
  });

  it('reconnect with the id of the last event, without reporting an interruption', async () => {
    const { server, clock, phase } = await aLiveTab();
    await server.send('beat', {}, '1.7');
    await server.send('end', { reason: 'token-expired' });
    expect(phase()).toBe('live');
    await clock.pass(1_000);
    expect(server.opened.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '1.7']);
  });

  it('are broken once reconnecting failed, and working as soon as it succeeds', async () => {
    const { server, clock, phase, heard } = await aLiveTab();
    server.replies.push(away, away);
    await server.cut();
    expect(phase()).toBe('live');
    await clock.pass(3_000);
    expect(phase()).toBe('live');
    await clock.pass(6_000);
    expect(phase()).toBe('broken');
    await clock.pass(30_000);
    await server.send('ready', {});
    expect(phase()).toBe('live');
    expect(heard).toEqual(['missed']);
  });

  it('reconnect at once when the network is back', async () => {
    const { live, server, clock } = aTab();
    server.replies.push(away);
    live.follow(ASHA);
    await settled();
    expect(server.opened).toHaveLength(0);
    live.wake();
    await settled();
    expect(server.opened).toHaveLength(1);
    expect(clock.now()).toBe(0);
  });

  it.each([
    ['somebody who may know of nothing', refused(403, 'scope-missing'), 'off', 0],
    ['somebody who has too many', refused(429, 'rate-limited', 60_000), 'connecting', 0],
  ])('do not reconnect soon after %s', async (_, error, phase, opened) => {
    const tab = aTab();
    tab.server.replies.push(error);
    tab.live.follow(ASHA);
    await settled();
    await tab.clock.pass(30_000);
    expect(tab.phase()).toBe(phase);
    expect(tab.server.opened).toHaveLength(opened);
  });

  it('reconnect after a silence', async () => {
    const { server, clock } = await aLiveTab();
    await clock.pass(39_000);
    await server.send('beat', {}, '1.7');
    await clock.pass(39_000);
    expect(server.opened).toHaveLength(1);
    await clock.pass(2_000);
    await clock.pass(3_000);
    expect(server.opened).toHaveLength(2);
  });

  it('count as all changed for a list that was loaded long before the first stream', async () => {
    const { live, server, clock, heard } = aTab();
    live.follow(ASHA);
    await settled();
    await clock.pass(9_000);
    await server.send('ready', {});
    expect(heard).toEqual(['missed']);
  });
});

describe('the tabs of one browser', () => {
  it('share one stream, which each receives', async () => {
    const first = await aLiveTab();
    const second = aTab(first.browser, first.server, first.clock);
    second.live.follow(ASHA);
    await settled();
    expect(second.phase()).toBe('live');
    await first.server.send('change', [{ topic: 'worklist' }], '1.7');
    expect(second.heard).toEqual([[{ topic: 'worklist' }]]);
    expect(first.server.opened).toHaveLength(1);
  });

  it('continue where the tab that owned it stopped', async () => {
    const first = await aLiveTab();
    const second = aTab(first.browser, first.server, first.clock);
    second.live.follow(ASHA);
    await first.server.send('beat', {}, '1.7');
    first.live.follow(undefined);
    await settled();
    expect(first.server.opened.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '1.7']);
  });

  it('send nothing to a tab of another user or facility', async () => {
    const first = await aLiveTab();
    const other = aTab(first.browser, first.server, first.clock);
    other.live.follow({ ...ASHA, facilityId: 'south' });
    await first.server.send('change', [{ topic: 'worklist' }], '1.7');
    expect(other.heard).toEqual([]);
    expect(other.phase()).toBe('connecting');
  });

  it('open their own when the owner stops sending', async () => {
    const first = await aLiveTab();
    const second = aTab(first.browser, aServer(), aClock());
    second.live.follow(ASHA);
    await settled();
    await second.clock.pass(41_000);
    expect(second.phase()).toBe('broken');
    await first.server.send('beat', {}, '1.7');
    expect(second.phase()).toBe('live');
  });

  it.each([
    null,
    'text',
    { kind: 'later' },
    { kind: 'state', who: 'asha north', phase: 'odd' },
    { kind: 'state', who: 'asha north', phase: 'broken', news: 7 },
  ])('ignore an invalid message: %j', async (message) => {
    const first = await aLiveTab();
    const second = aTab(first.browser, first.server, first.clock);
    second.live.follow(ASHA);
    await settled();
    first.browser.channelOf({}).post(message as never);
    expect(second.phase()).toBe('live');
  });
});

describe('the recipients of events', () => {
  it('are the only users who may open the stream', () => {
    for (const scope of [
      'search',
      'hmCallInfo',
      'call-status-history',
      'charts',
      'registration',
      ...AREA_SCOPES,
    ]) {
      const scopes = ['prohealth', scope];
      expect([scope, decideRight(streamLive, scopes).allowed]).toEqual([
        scope,
        liveTopicsOf(scopes).length > 0,
      ]);
    }
  });

  it('cover every topic together', () => {
    const programme = ['prohealth', 'hmCallInfo', 'health-check-registration', 'all_encounters'];
    const all = [...programme, 'live_doctor_status', 'projects', 'notifications'];
    expect(liveTopicsOf(all)).toEqual(LIVE_TOPICS);
  });
});
