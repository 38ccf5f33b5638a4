import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createHashQueue, type HashQueue } from './hash-queue.ts';

/** Creates tasks that end on request, and records the order in which they started. */
function tasks(queue: HashQueue) {
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const add = (network: string, name: string, isKnown = false) =>
    queue
      .run(
        network,
        async () => {
          begun.push(name);
          await new Promise<void>((resolve) => endings.push(resolve));
          return name;
        },
        isKnown,
      )
      .catch((error) => ({ code: error.code, retryAfter: error.facts?.headers?.['retry-after'] }));
  async function end(): Promise<void> {
    endings.shift()?.();
    await pause(1);
  }
  return { begun, add, end };
}

const REFUSED = { code: 'unavailable', retryAfter: expect.stringMatching(/^\d+$/) };

describe('the queue of password hashes', () => {
  it('runs a few at a time, the others after them', async () => {
    const { begun, add, end } = tasks(createHashQueue({ atOnce: 2 }));
    const all = ['a', 'b', 'c', 'd'].map((name) => add('one', name));
    await pause(1);
    expect(begun).toEqual(['a', 'b']);
    await end();
    expect(begun).toEqual(['a', 'b', 'c']);
    for (let left = 3; left > 0; left -= 1) await end();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('alternates between networks', async () => {
    const { begun, add, end } = tasks(createHashQueue({ atOnce: 1 }));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
    for (const name of ['b1', 'b2']) void add('b', name);
    void add('c', 'c1');
    for (let left = 7; left > 0; left -= 1) await end();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('serves known networks before unknown ones, and an unknown one at every fourth turn', async () => {
    const { begun, add, end } = tasks(createHashQueue({ atOnce: 1 }));
    for (let stranger = 1; stranger <= 40; stranger += 1) void add(`s${stranger}`, `s${stranger}`);
    for (const name of ['k1', 'k2', 'k3', 'k4', 'k5']) void add('clinic', name, true);
    for (let left = 9; left > 0; left -= 1) await end();
    expect(begun).toEqual(['s1', 'k1', 'k2', 'k3', 's2', 'k4', 'k5', 's3', 's4']);
  });

  it('makes room for a known network by refusing an unknown one', async () => {
    const { add, end } = tasks(createHashQueue({ atOnce: 1, mostWaiting: 2 }));
    const strangers = ['a', 'b', 'c'].map((name) => add(name, name));
    const known = add('clinic', 'k1', true);
    expect(await Promise.race(strangers)).toEqual(REFUSED);
    for (let left = 3; left > 0; left -= 1) await end();
    expect(await known).toBe('k1');
  });

  it('refuses the last request of the network that fills it, and no newcomer', async () => {
    const { add, end } = tasks(createHashQueue({ atOnce: 1, mostWaiting: 3 }));
    const many = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => add('a', name));
    expect(await many[4]).toEqual(REFUSED);
    const newcomer = add('b', 'b1');
    expect(await many[3]).toEqual(REFUSED);
    for (let left = 4; left > 0; left -= 1) await end();
    expect(await Promise.all([many[0], many[1], many[2], newcomer])).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  it('refuses a request that waited too long, and continues with the others', async () => {
    const { begun, add, end } = tasks(createHashQueue({ atOnce: 1, longestWaitMs: 20 }));
    const first = add('a', 'a1');
    expect(await add('a', 'a2')).toEqual(REFUSED);
    const third = add('a', 'a3');
    await end();
    await end();
    expect([await first, await third]).toEqual(['a1', 'a3']);
    expect(begun).toEqual(['a1', 'a3']);
  });

  it('continues after a failed task', async () => {
    const queue = createHashQueue({ atOnce: 1 });
    const failed = queue.run('a', async () => {
      throw new Error('no hash');
    });
    await expect(failed).rejects.toThrow('no hash');
    expect(await queue.run('a', async () => 'done')).toBe('done');
  });
});
