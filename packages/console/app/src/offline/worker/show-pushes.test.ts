import { describe, expect, it, vi } from 'vitest';
import { showPushes } from './show-pushes.ts';
import type { WorkerClient, WorkerEvents, WorkerScope } from './worker-scope.ts';

const PUSHED = {
  title: 'Task for you',
  body: 'North',
  lang: 'en',
  tag: 'task:1',
  path: '/prohealth/patient/1/tasks',
  isUrgent: false,
};

/** A page of the console that answers messages, or does not. */
function page(answers: boolean) {
  const opened: string[] = [];
  const client = {
    focus: vi.fn(async () => undefined),
    postMessage(message: { opens: string }, [port]: readonly MessagePort[]) {
      if (!answers) return;
      opened.push(message.opens);
      port?.postMessage(true);
    },
  };
  return { client: client as unknown as WorkerClient, opened, focus: client.focus };
}

function start(pages: readonly WorkerClient[] = []) {
  const listeners = new Map<string, (event: never) => void>();
  const show = vi.fn(async (_title: string, _options: object) => undefined);
  const openWindow = vi.fn(async (_path: string) => undefined);
  showPushes({
    registration: { showNotification: show },
    clients: { matchAll: async () => pages, openWindow },
    addEventListener: (name: string, listener: (event: never) => void) => void listeners.set(name, listener),
  } as unknown as WorkerScope);
  async function happen<Name extends keyof WorkerEvents>(name: Name, facts: object): Promise<void> {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...facts, waitUntil: (one: Promise<unknown>) => void work.push(one) } as never);
    await Promise.all(work);
  }
  const click = (data: unknown) => happen('notificationclick', { notification: { data, close: vi.fn() } });
  return { show, openWindow, happen, click };
}

describe('a message of the server', () => {
  it('is shown, an urgent one until the person acts', async () => {
    const { show, happen } = start();
    await happen('push', { data: { json: () => PUSHED } });
    await happen('push', { data: { json: () => ({ ...PUSHED, isUrgent: true }) } });
    const { title, path, isUrgent: _, ...texts } = PUSHED;
    expect(show.mock.calls.map(([shown]) => shown)).toEqual([title, title]);
    expect(show.mock.calls[0]?.[1]).toMatchObject({ ...texts, data: path, requireInteraction: false });
    expect(show.mock.calls[1]?.[1]).toMatchObject({ requireInteraction: true });
  });

  it.each([
    ['without content', null],
    ['that is no JSON', { json: () => JSON.parse('x') }],
    ['of another form', { json: () => ({ title: 1 }) }],
  ])('%s still leads to the list', async (_, data) => {
    const { show, happen } = start();
    await happen('push', { data });
    expect(show).toHaveBeenCalledExactlyOnceWith(
      'Careline',
      expect.objectContaining({ data: '/notifications' }),
    );
  });
});

describe('a click', () => {
  it('opens the address in the open page', async () => {
    const { client, opened, focus } = page(true);
    const { click, openWindow } = start([client]);
    await click(PUSHED.path);
    expect(opened).toEqual([PUSHED.path]);
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it.each<[string, readonly WorkerClient[]]>([
    ['without an open page', []],
    ['with a page that cannot open it', [page(false).client]],
  ])('opens a new page %s', async (_, pages) => {
    const { click, openWindow } = start(pages);
    await click(PUSHED.path);
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(PUSHED.path);
  });

  it.each([['https://elsewhere.example'], ['//elsewhere.example'], [undefined]])(
    'never leaves the console for %s',
    async (data) => {
      const { click, openWindow } = start();
      await click(data);
      expect(openWindow).toHaveBeenCalledExactlyOnceWith('/notifications');
    },
  );
});
