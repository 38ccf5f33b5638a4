import { describe, expect, it } from 'vitest';
import { aContact, aStatus, callHandlers, lost, type RecordedCall, refused } from '#test';
import { aCallSession } from '../../../test/call-session.ts';
import type { CallLine } from '../line/line.ts';

const dialled = callHandlers()['routine/dial'];

/** A call on a line that takes these states when polled; each pause lasts until `held` is settled. */
function onLine(looks: readonly (Partial<CallLine> | Error)[], via = 'provider', held?: Promise<void>) {
  const pauses: number[] = [];
  let look = 0;
  const call = aCallSession({
    pause: async (ms) => {
      pauses.push(ms);
      await held;
    },
  });
  const lineOf = (id: string, facts: Partial<CallLine>): CallLine => ({
    contactId: id,
    via,
    state: 'dialling',
    reason: null,
    answeredAt: null,
    endedAt: null,
    ...facts,
  });
  call.handlers['routine/dial'] = (asked: RecordedCall) => {
    const answer = dialled?.(asked) as { data: object };
    return { ...answer, data: { ...answer.data, via } };
  };
  call.handlers['routine/dial/line'] = ({ query }) => {
    const facts = looks[Math.min(look, looks.length - 1)] ?? {};
    look += 1;
    if (facts instanceof Error) throw facts;
    return { data: lineOf(query?.contactId ?? '', facts) };
  };
  /** Waits until every poll was answered. */
  const over = () => expect.poll(() => look).toBeGreaterThanOrEqual(looks.length);
  return { ...call, pauses, over, lineOf };
}

describe('a call that the console dials', () => {
  it('is not passed to a phone, and its line is polled until it ends', async () => {
    const call = onLine([{}, { state: 'ringing' }, { state: 'answered', answeredAt: 7 }, { state: 'ended' }]);
    expect(await call.session.dial()).toBeUndefined();
    await call.over();
    await expect.poll(() => call.state().line?.state).toBe('ended');
    expect(call.state()).toMatchObject({ phase: 'open', via: 'provider', tel: 'tel:+919800000001' });
    expect(call.to('routine/dial/line')).toHaveLength(4);
    expect(call.pauses).toEqual([1000, 1000, 2000]);
  });

  it('is polled again after a failed connection, and keeps the known state', async () => {
    const call = onLine([
      { state: 'ringing' },
      lost('routine/dial/line'),
      { state: 'failed', reason: 'busy' },
    ]);
    await call.session.dial();
    await call.over();
    await expect.poll(() => call.state().line?.reason).toBe('busy');
    expect(call.state().phase).toBe('open');
  });

  it('is not polled without a line', async () => {
    const call = onLine([refused('routine/dial/line', 404, 'not-found')]);
    await call.session.dial();
    await call.over();
    expect(call.pauses).toEqual([]);
    expect(call.state().line).toBeUndefined();
  });

  it('ignores the line of another call', async () => {
    const call = onLine([
      { contactId: '00000000-0000-4000-8000-999999999999', state: 'answered' },
      { state: 'ended' },
    ]);
    await call.session.dial();
    await call.over();
    await expect.poll(() => call.state().line?.state).toBe('ended');
    expect(call.state().line?.contactId).toBe(call.state().contact?.id);
  });

  it('is hung up once, however often it is pressed', async () => {
    const call = onLine([{ state: 'ended' }]);
    call.handlers['routine/dial/hangup'] = ({ body }) => {
      const { contactId, vitaId } = body as { contactId: string; vitaId: string };
      return { vitaId, data: call.lineOf(contactId, { state: 'ended', endedAt: 9 }) };
    };
    await call.session.dial();
    await call.over();
    expect(await Promise.all([call.session.hangUp(), call.session.hangUp()])).toEqual([true, true]);
    expect(call.to('routine/dial/hangup')).toHaveLength(1);
    expect(call.state().line).toMatchObject({ state: 'ended', endedAt: 9 });
  });

  it('says when hanging up failed', async () => {
    const call = onLine([{ state: 'ended' }]);
    call.handlers['routine/dial/hangup'] = () => Promise.reject(lost('routine/dial/hangup'));
    await call.session.dial();
    expect(await call.session.hangUp()).toBe(false);
  });
});

describe('a reopened call', () => {
  const unfinished = aContact(1, { status: aStatus(1, { status: 'dialling', disposition: null }) });

  it('resumes its line with the time it was answered, and polls it until it ends', async () => {
    const call = onLine([{ state: 'ringing' }, { state: 'answered', answeredAt: 7 }, { state: 'ended' }]);
    const seen = new Map<string, number | null>();
    call.session.store.subscribe(({ line }) => line && seen.set(line.state, line.answeredAt));
    expect(call.session.openUnfinished(unfinished)).toBe(true);
    await expect.poll(() => call.state().line?.state).toBe('ended');
    expect(call.state()).toMatchObject({ phase: 'open', continued: true, via: 'provider', tel: null });
    expect([...seen]).toEqual([
      ['ringing', null],
      ['answered', 7],
      ['ended', null],
    ]);
    expect(call.to('routine/dial/line').map(({ query }) => query?.contactId)).toEqual(
      Array(3).fill(unfinished.id),
    );
    expect(call.to('routine/dial')).toHaveLength(0);
    expect(call.pauses).toEqual([1000, 2000]);
  });

  it('can be hung up', async () => {
    const call = onLine([{ state: 'answered', answeredAt: 7 }], 'provider', new Promise(() => {}));
    call.handlers['routine/dial/hangup'] = ({ body }) => {
      const { contactId, vitaId } = body as { contactId: string; vitaId: string };
      return { vitaId, data: call.lineOf(contactId, { state: 'ended', endedAt: 9 }) };
    };
    call.session.openUnfinished(unfinished);
    await expect.poll(() => call.state().line?.state).toBe('answered');
    expect(await call.session.hangUp()).toBe(true);
    expect(call.to('routine/dial/hangup')[0]?.body).toMatchObject({ contactId: unfinished.id });
    call.session.dispose();
  });

  it.each([
    ['has ended', { state: 'ended' }],
    ['has failed', { state: 'failed', reason: 'busy' }],
    ['is of a kind that is not known', { via: 'carrier-pigeon', state: 'answered' }],
    ['is not there', refused('routine/dial/line', 404, 'not-found')],
  ])('shows no line that %s, and asks once', async (_, look) => {
    const call = onLine([look]);
    call.session.openUnfinished(unfinished);
    await call.over();
    expect(call.state()).toMatchObject({ phase: 'open', via: undefined, line: undefined });
    expect(call.to('routine/dial/line')).toHaveLength(1);
    expect(call.pauses).toEqual([]);
  });

  it('is polled ever more rarely while offline, and finds its line then', async () => {
    const gone = Array<Error>(7).fill(lost('routine/dial/line'));
    const call = onLine([...gone, { state: 'answered', answeredAt: 7 }, { state: 'ended' }]);
    call.session.openUnfinished(unfinished);
    await expect.poll(() => call.state().line?.state).toBe('ended');
    expect(call.pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 2000]);
  });
});

it('polls no line where the user dials', async () => {
  const call = aCallSession();
  expect(await call.session.dial()).toBe('tel:+919800000001');
  expect(call.state()).toMatchObject({ via: 'device', line: undefined });
  expect(call.to('routine/dial/line')).toHaveLength(0);
});
