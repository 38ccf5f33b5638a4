import { describe, expect, it } from 'vitest';
import type { HttpFailure } from '#http';
import { judgeFailure } from './judge-failure.ts';

const again = (waitsFor: string, storing: string) => ({ next: 'again', waitsFor, storing });
const tray = (state: string, storing: string) => ({ next: 'tray', state, storing });

describe('judgeFailure', () => {
  it.each<[HttpFailure, number | undefined, string | undefined, object]>([
    ['unreachable', undefined, undefined, again('network', 'unknown')],
    ['timeout', undefined, undefined, again('network', 'unknown')],
    ['cancelled', undefined, undefined, again('network', 'unknown')],
    ['answer-invalid', 200, undefined, again('server', 'unknown')],
    ['refused', 500, 'server-failed', again('server', 'unknown')],
    ['refused', 502, undefined, again('server', 'unknown')],
    ['refused', 503, 'unavailable', again('server', 'unknown')],
    ['refused', 429, 'rate-limited', again('server', 'as-before')],
    ['refused', 401, 'token-expired', again('sign-in', 'as-before')],
    ['refused', 400, 'body-malformed', tray('refused', 'as-before')],
    ['refused', 403, 'facility-refused', tray('refused', 'as-before')],
    ['refused', 404, 'not-found', tray('refused', 'as-before')],
    ['refused', 413, 'body-too-large', tray('refused', 'as-before')],
    ['refused', 422, 'input-invalid', tray('refused', 'as-before')],
    ['refused', 422, 'idempotency-key-reused', tray('refused', 'as-before')],
    ['refused', 418, 'a-code-of-tomorrow', tray('refused', 'as-before')],
    ['refused', undefined, undefined, tray('refused', 'as-before')],
    ['refused', 409, 'contract-unsupported', tray('refused', 'as-before')],
    ['refused', 409, 'conflict', tray('conflict', 'no')],
    ['refused', 409, 'contact-closed', tray('conflict', 'no')],
    ['refused', 409, 'number-stopped', tray('conflict', 'no')],
    ['refused', 409, 'patient-merged', tray('refused', 'no')],
  ])('%s %s %s', (failure, status, code, verdict) => {
    expect(judgeFailure({ failure, status, code })).toEqual(verdict);
  });
});
