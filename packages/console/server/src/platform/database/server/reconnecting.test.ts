import { beforeEach, describe, expect, it } from 'vitest';
import { isUnavailable } from '../database-errors.ts';
import { createReconnecting, type Reconnecting } from './reconnecting.ts';

let clock = 0;
let tries = 0;
let isThere = false;
let reconnecting: Reconnecting;

const open = async () => {
  tries += 1;
  if (!isThere) throw new Error('refused');
  return 'opened';
};
const ask = () =>
  reconnecting.open(open).then(
    (answer) => answer,
    (error) => (isUnavailable(error) ? 'refused' : 'failed otherwise'),
  );

/** Returns how long no attempt is made from now on, in milliseconds, probing every ten. */
async function pauseLength(): Promise<number> {
  const from = clock;
  const before = tries;
  while (tries === before) {
    clock += 10;
    await ask();
  }
  return clock - from;
}

beforeEach(() => {
  clock = 0;
  tries = 0;
  isThere = false;
  reconnecting = createReconnecting({ clock: () => clock, random: () => 1 });
});

describe('a server that is down', () => {
  it('is retried after pauses that grow to five seconds', async () => {
    expect(await ask()).toBe('refused');
    const pauses: number[] = [];
    for (let round = 0; round < 9; round += 1) pauses.push(await pauseLength());
    expect(pauses).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000, 5000]);
  });

  it('is not retried by a request during a pause', async () => {
    await ask();
    clock += 50;
    isThere = true;
    expect(await ask()).toBe('refused');
    expect(tries).toBe(1);
  });

  it('is retried by one of the requests after a pause', async () => {
    await ask();
    clock += 100;
    await Promise.all([ask(), ask(), ask()]);
    expect(tries).toBe(2);
  });

  it('counts one failure for many simultaneous requests', async () => {
    await Promise.all(Array.from({ length: 10 }, ask));
    expect(await pauseLength()).toBe(100);
  });

  it('has no pause any more once it is back', async () => {
    await ask();
    await pauseLength();
    isThere = true;
    await pauseLength();
    expect(await Promise.all([ask(), ask()])).toEqual(['opened', 'opened']);
    isThere = false;
    await ask();
    expect(await pauseLength()).toBe(100);
  });
});
