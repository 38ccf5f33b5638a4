import { expect, it } from 'vitest';
import { statusOf } from './health.ts';

it.each([
  ['with room', 'ok', 'ok', true, 'ok'],
  ['with little room', 'ok', 'low', true, 'degraded'],
  ['without room for the embedded database', 'ok', 'full', true, 'unavailable'],
  ['without room for the mails of a server', 'ok', 'full', false, 'degraded'],
  ['without a folder', 'ok', undefined, false, 'ok'],
  ['without a database', 'unavailable', 'ok', true, 'unavailable'],
] as const)('%s', (_, database, state, holdsDatabase, status) => {
  const disk = state === undefined ? null : { state, freeBytes: 1 };
  expect(statusOf(database, disk, holdsDatabase)).toBe(status);
});
