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

describe('a server that is away', () => {
  it('is asked after pauses that grow to five seconds', async () => {
    expect(await ask()).toBe('refused');
    const pauses: number[] = [];
    for (let round = 0; round < 9; round += 1) pauses.push(await pauseLength());
    expect(pauses).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000, 5000]);
  });

  it('is not asked for a request that comes during a pause', async () => {
    await ask();
    clock += 50;
    isThere = true;
    expect(await ask()).toBe('refused');
    expect(tries).toBe(1);
  });

  it('is asked by one of those who come after a pause', async () => {
    await ask();
    clock += 100;
    await Promise.all([ask(), ask(), ask()]);
    expect(tries).toBe(2);
  });

  it('has failed once where many asked at the same moment', async () => {
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
