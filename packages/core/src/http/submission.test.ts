import { describe, expect, it, vi } from 'vitest';
import { HttpError } from './http-error.ts';
import { createAttempts, createSubmission, onceAtATime, type SubmissionIds } from './submission.ts';

const UNREACHABLE = new HttpError({ failure: 'unreachable', endpoint: 'notes/add' });

function submissionAt(seconds = 1_700_000_000) {
  let count = 0;
  let now = seconds * 1000;
  const submission = createSubmission({
    newId: () => {
      count += 1;
      return `id-${count}`;
    },
    now: () => now,
  });
  return {
    ...submission,
    later: (ms: number) => {
      now += ms;
    },
  };
}

describe('a submission', () => {
  it('returns the server’s answer', async () => {
    const { submit, store } = submissionAt();
    expect(await submit('a', async ({ key }) => `stored ${key}`)).toEqual({ answer: 'stored id-2' });
    expect(store.getState()).toEqual({ busy: false, error: undefined });
  });

  it('is identical at each retry of the same content, and another one for other content', async () => {
    const { submit, later } = submissionAt();
    const tries: SubmissionIds[] = [];
    const send = async (ids: SubmissionIds) => {
      tries.push({ ...ids });
      throw UNREACHABLE;
    };
    await submit('a', send);
    later(60_000);
    await submit('a', send);
    await submit('b', send);
    expect(tries[1]).toEqual(tries[0]);
    expect(tries[2]).toEqual({ id: 'id-3', key: 'id-4', at: 1_700_000_060 });
  });

  it('is another one once the server has it, also with the same content', async () => {
    const { submit } = submissionAt();
    const keyOf = async ({ key }: SubmissionIds) => key;
    const [first, second] = [await submit('a', keyOf), await submit('a', keyOf)];
    expect(first?.answer).not.toBe(second?.answer);
  });

  it('is sent once however often it is pressed', async () => {
    const { submit, store } = submissionAt();
    const send = vi.fn(async () => 'stored');
    const pressed = [submit('a', send), submit('a', send)];
    expect(store.getState().busy).toBe(true);
    expect(await Promise.all(pressed)).toEqual([{ answer: 'stored' }, undefined]);
    expect(send).toHaveBeenCalledOnce();
  });

  it('says why it is not stored, until that is dismissed or resent', async () => {
    const { submit, store, forget } = submissionAt();
    expect(await submit('a', () => Promise.reject(UNREACHABLE))).toBeUndefined();
    expect(store.getState()).toEqual({ busy: false, error: UNREACHABLE });
    forget();
    expect(store.getState().error).toBeUndefined();
    await submit('a', () => Promise.reject(new TypeError('no such property')));
    expect(store.getState().error).toMatchObject({ failure: 'answer-invalid' });
    await submit('a', async () => 'stored');
    expect(store.getState().error).toBeUndefined();
  });
});

describe('attempts', () => {
  it('continue from an earlier page', () => {
    const attempts = createAttempts<string>();
    attempts.restore('content', 'key of before');
    expect(attempts.of('content', () => 'another key')).toBe('key of before');
    attempts.settle();
    expect(attempts.last()).toBeUndefined();
    expect(attempts.of('content', () => 'another key')).toBe('another key');
  });

  it('run at most once at a time, and can be made again afterwards', async () => {
    const work = vi.fn(async () => 'saved');
    const save = onceAtATime(work);
    expect(await Promise.all([save(), save()])).toEqual(['saved', 'saved']);
    expect(work).toHaveBeenCalledOnce();
    await save();
    expect(work).toHaveBeenCalledTimes(2);
  });
});
