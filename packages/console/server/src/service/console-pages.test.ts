import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../platform/http/app-context.ts';
import { mountConsole } from './console-pages.ts';

const START = '<!doctype html><title>Careline</title>';

let folder: string;
let app: App;
/** Page policy with the logos that administrators set. */
let page = { policy: "default-src 'none'", variant: '' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'careline-pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), START);
  await writeFile(join(folder, 'sw.js'), 'self.skipWaiting();');
  await writeFile(join(folder, 'manifest.webmanifest'), '{"name":"Careline"}');
  await writeFile(join(folder, 'assets/main-abc.js'), 'export {};');
  app = new Hono() as App;
  mountConsole(app, folder, async () => page);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const PAGE = { accept: 'text/html,application/xhtml+xml' };
const SCRIPT = { accept: '*/*' };

function ask(path: string, headers: Record<string, string>, method = 'GET'): Promise<Response> {
  const incoming = { headers: {}, socket: {} } as IncomingMessage;
  return Promise.resolve(app.request(path, { headers, method }, { incoming } as never));
}

describe('files of the console', () => {
  it.each([
    // Browsers check these for updates on every load. The service worker's path is its scope.
    ['the service worker', '/sw.js', 'text/javascript', 'no-cache'],
    ['the manifest', '/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['an asset', '/assets/main-abc.js', 'text/javascript', 'immutable'],
  ])('%s', async (_, path, type, caching) => {
    const response = await ask(path, SCRIPT);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.headers.get('cache-control')).toContain(caching);
  });
});

describe('a missing file', () => {
  it.each([
    ['an asset of another build', '/assets/main-old.js', SCRIPT],
    ['one that a person opens', '/assets/main-old.js', PAGE],
    ['the folder of assets', '/assets/', PAGE],
    ['a picture', '/icons/none.png', { accept: 'image/avif,image/*' }],
    ['a service worker of another version', '/sw-old.js', { ...SCRIPT, 'service-worker': 'script' }],
    ['a service', '/api/none', PAGE],
    ['a page of the provider', '/oidc/none', PAGE],
    ['a login', '/login/none', PAGE],
  ])('%s is not a page of the console', async (_, path, headers) => {
    const response = await ask(path, headers);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['by what they accept', PAGE],
    ['by how the browser asks', { ...SCRIPT, 'sec-fetch-mode': 'navigate' }],
    ['by nothing: anything is accepted', {}],
  ])('for an address of a navigation is the start page, with Accept %s', async (_, headers) => {
    const response = await ask('/prohealth/hmCallInfo', headers);
    expect(await response.text()).toBe(START);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['the empty path', '/', {}],
    ['the empty path, whatever is accepted', '/', SCRIPT],
    ['a screen', '/prohealth/hmCallInfo', {}],
    ['a file', '/manifest.webmanifest', {}],
    ['what is not there', '/assets/main-old.js', {}],
    ['a service', '/api/none', {}],
  ])('HEAD gets the same answer as GET: %s', async (_, path, headers) => {
    const [got, head] = await Promise.all([ask(path, headers), ask(path, headers, 'HEAD')]);
    expect(head.status).toBe(got.status);
    expect(head.headers.get('content-type')).toBe(got.headers.get('content-type'));
    expect(await head.text()).toBe('');
  });

  it.each([
    ['with nothing', {}],
    ['with anything', SCRIPT],
  ])('at the empty path is always the start page, with Accept %s', async (_, headers) => {
    const response = await ask('/', headers);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(START);
  });
});

describe('the policy of a page', () => {
  it.each(['/', '/index.html', '/prohealth/hmCallInfo'])(
    'is set on %s, and differs on other pages',
    async (path) => {
      const first = await ask(path, PAGE);
      expect(first.headers.get('content-security-policy')).toBe(page.policy);
      const conditional = { ...PAGE, 'if-none-match': first.headers.get('etag') ?? '' };
      expect((await ask(path, conditional)).status).toBe(304);
      page = { policy: `img-src https://cdn.example${path}`, variant: `of${path.length}` };
      const changed = await ask(path, conditional);
      expect([changed.status, changed.headers.get('content-security-policy')]).toEqual([200, page.policy]);
    },
  );
});
