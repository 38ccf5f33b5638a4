import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BuildFiles } from './build-files.ts';
import { serveOffline } from './serve-offline.ts';
import type { WorkerEvents, WorkerScope } from './worker-scope.ts';

const PAGE = '<!doctype html><title>kept</title>';
const DIGEST_OF_NOTHING = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const BUILD: BuildFiles = {
  id: 'two',
  hashed: ['/assets/index-2.js'],
  named: [['/index.html', DIGEST_OF_NOTHING]],
};
const CONFIG = { version: '1', demo: { emails: ['coach@careline.example'] } };

type Network = (url: string) => Response | Promise<Response>;

/** A worker scope with the browser's real caches and a fake network. */
class Scope implements WorkerScope {
  readonly caches = caches;
  readonly location = { origin: location.origin };
  readonly listeners = new Map<string, (event: never) => void>();
  readonly skipWaiting = vi.fn(async () => {});
  readonly asked: string[] = [];
  tabs = 1;
  network: Network = () => Promise.reject(new TypeError('Failed to fetch'));
  readonly clients = {
    matchAll: async () => Array.from({ length: this.tabs }, () => ({ focus: vi.fn(), postMessage: vi.fn() })),
    openWindow: vi.fn(),
  };
  readonly registration = { showNotification: vi.fn() };

  fetch = async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href).pathname;
    this.asked.push(url);
    return this.network(url);
  };

  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) {
    this.listeners.set(name, listener);
  }

  async happen<Name extends keyof WorkerEvents>(name: Name, facts: object = {}): Promise<void> {
    const work: Promise<unknown>[] = [];
    const event = { ...facts, waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
    this.listeners.get(name)?.(event as never);
    await Promise.all(work);
  }

  /** Returns the worker's answer; undefined if it leaves the request to the browser. */
  async answerTo(request: Partial<Request> & { url: string }): Promise<Response | undefined> {
    let answer: Promise<Response> | undefined;
    const url = new URL(request.url, location.origin).href;
    const asked = { method: 'GET', mode: 'cors', destination: '', ...request, url };
    const full = Object.assign(new Request(url), {});
    for (const [key, value] of Object.entries(asked)) Object.defineProperty(full, key, { value });
    await this.happen('fetch', {
      request: full,
      respondWith: (given: Promise<Response>) => (answer = given),
    });
    return answer;
  }
}

const navigation = (url: string) => ({ url, mode: 'navigate', destination: 'document' }) as const;

/** Fills the cache as an installed worker would, without the test page's network. */
async function fill(build: string, files: Readonly<Record<string, string>>): Promise<void> {
  const cache = await caches.open(`careline-files-${build}`);
  for (const [path, text] of Object.entries(files)) await cache.put(path, new Response(text));
}

async function emptyCaches() {
  for (const name of await caches.keys()) await caches.delete(name);
}

function start(): Scope {
  const scope = new Scope();
  serveOffline(scope, BUILD);
  return scope;
}

beforeEach(emptyCaches);
afterEach(emptyCaches);

describe('a page', () => {
  it('comes from the network and is not cached', async () => {
    const scope = start();
    scope.network = () => new Response('fresh');
    expect(await (await scope.answerTo(navigation('/prohealth')))?.text()).toBe('fresh');
    expect(await caches.match('/prohealth')).toBeUndefined();
  });

  it('is the cached start page while offline, at every address of the console', async () => {
    const scope = start();
    await fill('two', { '/index.html': PAGE });
    expect(await (await scope.answerTo(navigation('/prohealth/hmCallInfo?patient=1')))?.text()).toBe(PAGE);
  });
});

describe('a file', () => {
  it('comes from the cache without a request', async () => {
    const scope = start();
    await fill('two', { '/assets/index-2.js': 'two' });
    expect(await (await scope.answerTo({ url: '/assets/index-2.js' }))?.text()).toBe('two');
    expect(scope.asked).toEqual([]);
  });

  it('of an older build that a tab still runs comes from that build’s cache', async () => {
    const scope = start();
    await fill('one', { '/assets/panel-1.js': 'one' });
    expect(await (await scope.answerTo({ url: '/assets/panel-1.js' }))?.text()).toBe('one');
  });

  it('that is not cached is requested and not cached', async () => {
    const scope = start();
    scope.network = () => new Response('from the network');
    expect(await (await scope.answerTo({ url: '/assets/new-3.js' }))?.text()).toBe('from the network');
    expect(await caches.match('/assets/new-3.js')).toBeUndefined();
  });
});

describe('the configuration', () => {
  it('is cached from the last good answer, without the demo accounts', async () => {
    const scope = start();
    scope.network = () => Response.json(CONFIG);
    expect(await (await scope.answerTo({ url: '/config.json' }))?.json()).toEqual(CONFIG);
    scope.network = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await (await scope.answerTo({ url: '/config.json' }))?.json()).toEqual({ ...CONFIG, demo: null });
  });

  it('of a failing server does not replace the good one', async () => {
    const scope = start();
    scope.network = () => Response.json(CONFIG);
    await scope.answerTo({ url: '/config.json' });
    scope.network = () => new Response('bad gateway', { status: 502 });
    expect(await (await scope.answerTo({ url: '/config.json' }))?.json()).toMatchObject({ version: '1' });
  });
});

describe('everything else', () => {
  it.each(['/api/auth/profile', '/oidc/token', '/auth/silent-renewal.js', 'https://cdn.example/x.js'])(
    '%s is not handled',
    async (url) => {
      const scope = start();
      expect(await scope.answerTo({ url })).toBeUndefined();
      expect(await caches.keys()).toEqual([]);
    },
  );
});

describe('a new version', () => {
  it('is not installed when a file does not match the build', async () => {
    await expect(start().happen('install')).rejects.toThrow();
  });

  it('removes older files when it takes over', async () => {
    const scope = start();
    await fill('one', { '/assets/index-1.js': 'one' });
    await fill('two', { '/assets/index-2.js': 'two' });
    await scope.happen('activate');
    expect(await caches.keys()).toEqual(['careline-files-two']);
  });

  it('keeps them while another tab is open, until a page releases them', async () => {
    const scope = start();
    await fill('one', { '/assets/index-1.js': 'one' });
    scope.tabs = 2;
    await scope.happen('activate');
    expect(await caches.keys()).toContain('careline-files-one');
    scope.tabs = 1;
    await scope.happen('message', { data: { say: 'remove-older' }, ports: [] });
    expect(await caches.keys()).not.toContain('careline-files-one');
  });

  it('takes over only on the right message', async () => {
    const scope = start();
    for (const data of [null, 'activate', { say: 'hello' }, { type: 'activate' }]) {
      await scope.happen('message', { data, ports: [] });
    }
    expect(scope.skipWaiting).not.toHaveBeenCalled();
    await scope.happen('message', { data: { say: 'activate' }, ports: [] });
    expect(scope.skipWaiting).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a file of its build', '/assets/index-2.js', true],
    ['a file of another', '/assets/index-1.js', false],
  ])('recognises %s', async (_, path, expected) => {
    const port = { postMessage: vi.fn() };
    await start().happen('message', { data: { say: 'holds', path }, ports: [port] });
    expect(port.postMessage).toHaveBeenCalledWith(expected);
  });
});
