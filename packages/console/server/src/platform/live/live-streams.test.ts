import { setTimeout as pause } from 'node:timers/promises';
import { readEventStream, type StreamEvent } from '@careline/core/internal/live';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../test/databases.ts';
import { takeEmbedded } from '../../../test/idle-embedded.ts';
import { createLog } from '../http/log.ts';
import { ProblemError } from '../http/problem-error.ts';
import { eventIdOf, readEventId } from './event-id.ts';
import { createLiveStreams, type LiveReach } from './live-streams.ts';

const NOW = 1_760_000_000;
const REACH: LiveReach = new Map([['encounters', new Set(['0190d8f2-7a3b-7cc0-8000-000000000001'])]]);

describe('a live stream', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await takeEmbedded();
  });
  afterAll(() => database.remove());

  async function opened(again: () => Promise<LiveReach> = async () => REACH) {
    let now = NOW;
    const log = createLog('off', () => undefined);
    const streams = createLiveStreams({ db: database.db, log, now: () => now, beatMs: 5 });
    const response = await streams.open({
      staffId: 'asha',
      expiresAt: NOW + 900,
      lastEventId: undefined,
      reach: REACH,
      again,
    });
    const body = response.body as ReadableStream<Uint8Array>;
    return {
      streams,
      body,
      setNow(at: number) {
        now = at;
      },
    };
  }

  async function lastOf(body: ReadableStream<Uint8Array>): Promise<StreamEvent | undefined> {
    let last: StreamEvent | undefined;
    for await (const event of readEventStream(body)) last = event;
    return last;
  }

  it('ends with its token', async () => {
    const { body, setNow } = await opened();
    setNow(NOW + 900);
    expect(await lastOf(body)).toMatchObject({ event: 'end', data: '{"reason":"token-expired"}' });
  });

  it.each([
    ['a right that was taken away', new ProblemError('scope-missing'), 'refused'],
    ['a session that was ended', new ProblemError('session-ended'), 'refused'],
    ['a database that is away', new Error('gone'), 'failed'],
  ])('ends after %s', async (_, error, reason) => {
    const { body } = await opened(() => Promise.reject(error));
    expect(await lastOf(body)).toMatchObject({ event: 'end', data: JSON.stringify({ reason }) });
  });

  it('is dropped without a reader', async () => {
    const { body, streams } = await opened();
    await pause(400);
    await expect(lastOf(body)).rejects.toThrow('too slow');
    streams.close();
  });

  it('does not start once the server shuts down', async () => {
    const { streams } = await opened();
    streams.close();
    const late = {
      staffId: 'ravi',
      expiresAt: NOW + 900,
      lastEventId: undefined,
      reach: REACH,
      again: async () => REACH,
    };
    await expect(streams.open(late)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('the id of an event', () => {
  it('continues from the oldest transaction that was still running', () => {
    expect(readEventId(eventIdOf(NOW, '730:735:731,733'))).toEqual({ at: NOW, xid: '730' });
  });

  it.each([undefined, '', 'nonsense', '1', '1.', '1.-1', '1.1 ', '1.99999999999999999999', `${2n ** 63n}.1`])(
    'is invalid: %s',
    (id) => {
      expect(readEventId(id)).toBeUndefined();
    },
  );

  it('is invalid beyond the largest number of the database', () => {
    expect(readEventId(`1.${2n ** 63n - 1n}`)).toBeDefined();
    expect(readEventId(`1.${2n ** 63n}`)).toBeUndefined();
  });
});
