import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { createBulkRun } from './bulk-run.ts';

const refused = new HttpError({
  failure: 'refused',
  endpoint: 'send/sms',
  status: 409,
  code: 'message-refused',
});

function aRun(vitaIds: readonly string[], act: (vitaId: string) => Promise<unknown>) {
  let made = 0;
  const keys: string[] = [];
  const run = createBulkRun({
    vitaIds,
    endpoint: 'send/sms',
    newId() {
      made += 1;
      return `id-${made}`;
    },
    act: ({ vitaId, id, key }) => {
      keys.push(`${vitaId} ${id} ${key}`);
      return act(vitaId);
    },
  });
  const phases = () => [...run.store.getState().results].map(([vitaId, { phase }]) => `${vitaId} ${phase}`);
  return { run, keys, phases };
}

describe('an act on several patients', () => {
  it('goes on after a refusal, and says for whom it failed', async () => {
    const { run, phases } = aRun(['a', 'b', 'c'], async (vitaId) => {
      if (vitaId === 'b') throw refused;
    });
    await run.run();
    expect(phases()).toEqual(['a done', 'b failed', 'c done']);
    expect(run.store.getState().results.get('b')).toMatchObject({ error: { code: 'message-refused' } });
    expect(run.store.getState().isRunning).toBe(false);
  });

  it('repeats only what failed, with the same id and key', async () => {
    let isAway = true;
    const { run, keys, phases } = aRun(['a', 'b'], async (vitaId) => {
      if (vitaId === 'b' && isAway) throw new HttpError({ failure: 'unreachable', endpoint: 'send/sms' });
    });
    await run.run();
    isAway = false;
    await run.run();
    expect(phases()).toEqual(['a done', 'b done']);
    expect(keys.filter((key) => key.startsWith('a'))).toHaveLength(1);
    const [first, second] = keys.filter((key) => key.startsWith('b'));
    expect(second).toBe(first);
  });

  it('sends few requests at once, and none after it was stopped', async () => {
    const answers: (() => void)[] = [];
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const { run, keys } = aRun(ids, () => new Promise<void>((resolve) => answers.push(resolve)));
    const running = run.run();
    await run.run();
    expect(keys).toHaveLength(3);
    run.stop();
    for (const answer of answers) answer();
    await running;
    expect(keys).toHaveLength(3);
  });
});
