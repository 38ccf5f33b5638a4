import { createWebLocks } from '@careline/core/internal/outbox';
import { afterEach, expect, it } from 'vitest';

const locks = createWebLocks(navigator.locks);
const names: string[] = [];
const aName = () => {
  const name = `test ${crypto.randomUUID()}`;
  names.push(name);
  return name;
};
const isHeld = async (name: string) =>
  (await navigator.locks.query()).held?.some((lock) => lock.name === name) ?? false;

afterEach(async () => {
  for (const name of names.splice(0)) (await locks.hold(name, 'steal'))?.release();
});

it('is given to one at a time, and to the next after its release', async () => {
  const name = aName();
  const first = await locks.hold(name, 'if-free');
  expect(await locks.hold(name, 'if-free')).toBeUndefined();
  const waiting = locks.hold(name, 'wait');
  first?.release();
  expect(await waiting).toBeDefined();
});

it('notifies a holder it was stolen from, but not one who released it', async () => {
  const name = aName();
  const first = await locks.hold(name, 'if-free');
  const second = await locks.hold(name, 'steal');
  await first?.lost;
  let isNotified = false;
  void second?.lost.then(() => {
    isNotified = true;
  });
  second?.release();
  await expect.poll(() => isHeld(name)).toBe(false);
  expect(isNotified).toBe(false);
});

it('stops waiting when aborted', async () => {
  const name = aName();
  await locks.hold(name, 'if-free');
  const left = new AbortController();
  const waiting = locks.hold(name, 'wait', left.signal);
  left.abort();
  expect(await waiting).toBeUndefined();
});
