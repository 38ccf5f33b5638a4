import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { asProblem } from './problem-response.ts';

const record = { id: 'r1', startedAt: 0, client: 'c', route: 'r' };
const log = createLog('off', () => undefined);
const failed = (code: string) => asProblem(Object.assign(new Error('sql'), { code }), record, log);

describe('a failed statement', () => {
  it.each([
    ['by its time limit', '57014'],
    ['waiting for a lock', '55P03'],
    ['as the victim of a deadlock', '40P01'],
    ['beside another transaction', '40001'],
    ['with its session', '57P01'],
  ])('%s is to be retried in a moment', (_, code) => {
    expect(failed(code)).toMatchObject({ code: 'unavailable', status: 503 });
    expect(failed(code).facts.headers).toEqual({ 'retry-after': '5' });
  });

  it('without a right is to be retried when it was granted', () => {
    expect(failed('42501')).toMatchObject({ code: 'unavailable', status: 503 });
    expect(failed('42501').facts.detail).toContain('lacks a right in the database');
  });

  it('on a taken key is a conflict with an explanation', () => {
    expect(failed('23505')).toMatchObject({ code: 'conflict', status: 409 });
    expect(failed('23505').facts.detail).toBe(
      'Another save stored the same thing first. Nothing from this save was stored.',
    );
  });

  it.each([
    ['by a value that cannot be held', '22003', 422],
    ['by our own fault', '42703', 500],
  ])('%s is not', (_, code, status) => {
    expect(failed(code).status).toBe(status);
  });
});
