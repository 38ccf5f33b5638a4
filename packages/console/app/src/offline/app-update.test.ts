import { describe, expect, it, vi } from 'vitest';
import { createAppUpdate } from './app-update.ts';
import type { WorkerMessage } from './worker-messages.ts';

const ENTRY = '/assets/index-1.js';

class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly messages: WorkerMessage['say'][] = [];
  readonly file: string;

  constructor(file: string) {
    super();
    this.file = file;
  }

  postMessage(message: WorkerMessage, [port]: readonly MessagePort[] = []) {
    this.messages.push(message.say);
    if (message.say === 'holds') port?.postMessage(message.path === this.file);
  }

  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
}

class Container extends EventTarget {
  controller: Worker | null = null;
}

function open(prepare: (registration: Registration) => void = () => {}) {
  const registration = new Registration();
  prepare(registration);
  const container = new Container();
  const reload = vi.fn();
  const update = createAppUpdate({ entry: ENTRY, container: container as never, reload });
  const stop = update.watch(registration as never);
  return { registration, container, reload, update, stop };
}

const newer = () => new Worker('/assets/index-2.js');
const same = () => new Worker(ENTRY);
const isReady = (update: { isReady(): boolean }) => vi.waitFor(() => expect(update.isReady()).toBe(true));
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('createAppUpdate', () => {
  it('is ready when a newer version is already waiting', async () => {
    const { update } = open((registration) => {
      registration.waiting = newer();
    });
    await isReady(update);
  });

  it('is ready when a newer version has been installed', async () => {
    const { registration, update } = open();
    const worker = newer();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    await aMoment();
    expect(update.isReady()).toBe(false);
    worker.become('installed');
    await isReady(update);
  });

  it('is ready when another tab activated a newer version', async () => {
    const { container, update } = open();
    container.controller = newer();
    container.dispatchEvent(new Event('controllerchange'));
    await isReady(update);
  });

  it('ignores a worker of the page’s own version', async () => {
    const { container, update } = open((registration) => {
      registration.waiting = same();
    });
    container.controller = same();
    container.dispatchEvent(new Event('controllerchange'));
    await aMoment();
    expect(update.isReady()).toBe(false);
  });

  it('notifies its listeners, and can be dismissed', async () => {
    const { registration, update } = open();
    const listener = vi.fn();
    update.subscribe(listener);
    registration.installing = newer();
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing.become('installed');
    await isReady(update);
    update.dismiss();
    expect(update.isReady()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('does nothing once stopped', async () => {
    const { container, update, stop } = open();
    stop();
    container.controller = newer();
    container.dispatchEvent(new Event('controllerchange'));
    await aMoment();
    expect(update.isReady()).toBe(false);
  });
});

describe('applying a new version', () => {
  it('activates the waiting worker and reloads once, when it has taken over', async () => {
    const { registration, reload, update } = open();
    const worker = newer();
    registration.waiting = worker;
    expect(worker.messages).not.toContain('activate');
    update.apply();
    update.apply();
    expect(worker.messages.filter((message) => message === 'activate')).toHaveLength(1);
    worker.become('activating');
    await aMoment();
    expect(reload).not.toHaveBeenCalled();
    worker.become('activated');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('reloads when a still newer version took its place', async () => {
    const { registration, reload, update } = open();
    const worker = newer();
    registration.waiting = worker;
    update.apply();
    worker.become('redundant');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('only reloads when no worker is waiting any more', () => {
    const { reload, update } = open();
    update.apply();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
