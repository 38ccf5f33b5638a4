import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PROVIDER_ANSWER_BYTES, permittedFetch, providerFetch } from './permitted-fetch.ts';

let server: Server;
let base: string;
let asked = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    if (request.method === 'POST') {
      const { authorization } = request.headers;
      request.setEncoding('utf8').on('data', (text) => {
        response.writeHead(request.url === '/busy' ? 503 : 201).end(JSON.stringify({ authorization, text }));
      });
      return;
    }
    if (request.url === '/long') response.end('x'.repeat(MAX_PROVIDER_ANSWER_BYTES + 1));
    else if (request.url === '/moved') response.writeHead(302, { location: '/keys' }).end();
    else if (request.url === '/missing') response.writeHead(404).end();
    else if (request.url !== '/silent') response.end('{"keys":[]}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a request to an address that a partner names', () => {
  it('may read a document of this machine in a demo', async () => {
    expect(await (await permittedFetch('loopback')(`${base}/keys`)).json()).toEqual({ keys: [] });
  });

  it.each([
    ['a longer answer', '/long'],
    ['a redirect', '/moved'],
    ['an error', '/missing'],
    ['silence', '/silent'],
  ])('fails the same way for %s', async (_, path) => {
    const failure = permittedFetch('loopback', 300)(base + path);
    await expect(failure).rejects.toThrow(new TypeError('The address cannot be read'));
  });

  it.each([
    ['this machine by its name', () => `${base}/keys`],
    ['this machine by its address', () => `${base.replace('localhost', '127.0.0.1')}/keys`],
    ['this machine with HTTPS', () => `${base.replace('http:', 'https:')}/keys`],
    ['the credentials of a cloud', () => 'http://169.254.169.254/latest/meta-data'],
    ['the credentials of a cloud with HTTPS', () => 'https://169.254.169.254/latest/meta-data'],
    ['an own network', () => 'https://10.0.0.5/'],
    ['this machine as an address of IPv6', () => 'https://[::1]/'],
    ['this machine in other digits', () => 'https://2130706433/'],
    ['HTTP without encryption', () => 'http://id.example/'],
    ['a file', () => 'file:///etc/passwd'],
  ])('is never %s, and sends nothing', async (_, address) => {
    const before = asked;
    await expect(permittedFetch('public')(address())).rejects.toThrow('The address cannot be read');
    expect(asked).toBe(before);
  });
});

describe('a request to a provider of the settings', () => {
  const post = (path: string): RequestInit & { url: string } => ({
    url: base + path,
    method: 'POST',
    headers: { authorization: 'Bearer key' },
    body: '{"to":"+911140000000 नमस्ते"}',
  });

  it('has its method, headers and body, and the answer its status', async () => {
    const { url, ...init } = post('/messages');
    const response = await providerFetch(url, init);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ authorization: 'Bearer key', text: init.body });
    expect((await providerFetch(`${base}/busy`, init)).status).toBe(503);
  });

  it('never follows a redirect', async () => {
    expect((await providerFetch(`${base}/moved`)).status).toBe(302);
    await expect(providerFetch(`${base}/moved`, { redirect: 'error' })).rejects.toThrow('leads elsewhere');
  });

  it.each([
    ['a longer answer', () => `${base}/long`],
    ['the credentials of a cloud', () => 'https://169.254.169.254/latest/meta-data'],
    ['HTTP without encryption', () => 'http://sms.example/v1'],
  ])('fails for %s', async (_, address) => {
    await expect(providerFetch(address())).rejects.toThrow();
  });

  it('ends at its time limit', async () => {
    await expect(providerFetch(`${base}/silent`, { signal: AbortSignal.timeout(200) })).rejects.toThrow();
  });
});
