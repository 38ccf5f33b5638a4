import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createHashQueue, type HashQueue } from './hash-queue.ts';

/** Tasks that end when they are told to, and the order in which they began. */
function tasks(queue: HashQueue) {
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const add = (network: string, name: string) =>
    queue
      .run(network, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => endings.push(resolve));
        return name;
      })
      .catch((error) => ({ code: error.code, retryAfter: error.facts?.headers?.['retry-after'] }));
  async function end(): Promise<void> {
    endings.shift()?.();
    await pause(1);
  }
  return { begun, add, end };
}

const REFUSED = { code: 'unavailable', retryAfter: expect.stringMatching(/^\d+$/) };

describe('the queue of hashes', () => {
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

  it('lets networks take turns', async () => {
    const { begun, add, end } = tasks(createHashQueue({ atOnce: 1 }));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
    for (const name of ['b1', 'b2']) void add('b', name);
    void add('c', 'c1');
    for (let left = 7; left > 0; left -= 1) await end();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('refuses the last of those who fill it, and no newcomer of another network', async () => {
    const { add, end } = tasks(createHashQueue({ atOnce: 1, mostWaiting: 3 }));
    const many = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => add('a', name));
    expect(await many[4]).toEqual(REFUSED);
    const newcomer = add('b', 'b1');
    expect(await many[3]).toEqual(REFUSED);
    for (let left = 4; left > 0; left -= 1) await end();
    expect(await Promise.all([many[0], many[1], many[2], newcomer])).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  it('refuses who has waited for too long, and goes on with the others', async () => {
    const { begun, add, end } = tasks(createHashQueue({ atOnce: 1, longestWaitMs: 20 }));
    const first = add('a', 'a1');
    expect(await add('a', 'a2')).toEqual(REFUSED);
    const third = add('a', 'a3');
    await end();
    await end();
    expect([await first, await third]).toEqual(['a1', 'a3']);
    expect(begun).toEqual(['a1', 'a3']);
  });

  it('goes on after a task that failed', async () => {
    const queue = createHashQueue({ atOnce: 1 });
    const failed = queue.run('a', async () => {
      throw new Error('no hash');
    });
    await expect(failed).rejects.toThrow('no hash');
    expect(await queue.run('a', async () => 'done')).toBe('done');
  });
});
