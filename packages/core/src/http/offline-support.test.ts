// spec: 37

import { expect, it } from 'vitest';
import { OFFLINE_NOTICE_MS, WORKER_REGISTRATION_DELAY_MS } from './offline-support.ts';

it('the offline notice and the wait for the background worker are half a minute', () => {
  expect(OFFLINE_NOTICE_MS).toBe(30000);
  expect(WORKER_REGISTRATION_DELAY_MS).toBe(30000);
});
