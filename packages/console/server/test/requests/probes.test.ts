import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, embedded, type TestDatabase } from '../databases.ts';
import { databaseProxy, type TcpProxy } from '../postgres/tcp-proxy.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { rawRequest } from './raw-request.ts';

/** Complete requests, byte for byte, as sent by HAProxy 2.6 and others. */
const PROBES = [
  ['HAProxy without settings (option httpchk)', 'OPTIONS / HTTP/1.0\r\n\r\n'],
  ['HAProxy with an address', 'GET /health/ready HTTP/1.0\r\n\r\n'],
  ['HAProxy, of the process alone', 'GET /health/live HTTP/1.0\r\n\r\n'],
  ['HAProxy with OPTIONS and an address', 'OPTIONS /health HTTP/1.0\r\n\r\n'],
  ['HAProxy with HEAD', 'HEAD /health/ready HTTP/1.0\r\n\r\n'],
  [
    'HAProxy with http-check send',
    'GET /health/ready HTTP/1.1\r\nhost: careline\r\nconnection: close\r\n\r\n',
  ],
  [
    'nginx of another name',
    'GET /health/ready HTTP/1.0\r\nHost: careline_servers\r\nConnection: close\r\n\r\n',
  ],
  ['an empty Host', 'GET /health/ready HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n'],
  ['an empty Host of HTTP/1.0', 'GET /health HTTP/1.0\r\nHost: \r\n\r\n'],
  [
    'kubelet',
    'GET /health/live HTTP/1.1\r\nHost: 10.244.1.7:4400\r\nUser-Agent: kube-probe/1.29\r\nAccept: */*\r\nConnection: close\r\n\r\n',
  ],
  [
    'an AWS load balancer',
    'GET /health/ready HTTP/1.1\r\nHost: 10.0.3.17:4400\r\nConnection: close\r\nUser-Agent: ELB-HealthChecker/2.0\r\nAccept-Encoding: gzip, compressed\r\n\r\n',
  ],
  ['an address of IPv6', 'GET /health/ready HTTP/1.1\r\nHost: [fd00::7]:4400\r\nConnection: close\r\n\r\n'],
  ['a query against caches', 'GET /health/ready?t=1700000000 HTTP/1.0\r\n\r\n'],
  ['the server itself', 'OPTIONS * HTTP/1.0\r\n\r\n'],
  ['curl of HTTP/1.0', 'GET /health HTTP/1.0\r\nUser-Agent: curl/7.88.1\r\nAccept: */*\r\n\r\n'],
  [
    'Prometheus',
    'GET /metrics HTTP/1.1\r\nHost: localhost:9100\r\nAccept: text/plain\r\nConnection: close\r\n\r\n',
  ],
  ['metrics of HTTP/1.0 without a Host', 'GET /metrics HTTP/1.0\r\n\r\n'],
  ['a page of HTTP/1.0 without a Host', 'GET /config.json HTTP/1.0\r\n\r\n'],
] as const;

describe('a probe is answered', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind: embedded, routes: [] });
  });
  afterAll(() => server.stop());

  it.each(PROBES)('from %s', async (_, bytes) => {
    expect((await rawRequest(server.origin, bytes)).status).toBe(200);
  });

  it.each([
    ['a Host that is none', 'GET /health HTTP/1.0\r\nHost: a/b@c\r\n\r\n', 400],
    ['HTTP/1.1 without a Host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a method that stores', 'POST /health HTTP/1.0\r\nContent-Length: 0\r\n\r\n', 405],
  ])('with a refusal for %s', async (_, bytes, status) => {
    expect((await rawRequest(server.origin, bytes)).status).toBe(status);
  });

  it('is not logged one by one', async () => {
    const lines = () => server.logLines.filter((line) => line.includes('"route":"health'));
    for (let times = 0; times < 20; times += 1) await server.fetch('/health/ready');
    await rawRequest(server.origin, 'GET /health/live HTTP/1.0\r\n\r\n');
    expect(lines()).toEqual([]);
  });
});

describe.each(databases.filter(({ kind }) => kind === 'server'))('while the database hangs', ({ open }) => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    const through = await databaseProxy((database.settings as { databaseUrl: string }).databaseUrl);
    proxy = through.proxy;
    server = await startTestServer({ routes: [], environment: { DATABASE_URL: through.databaseUrl } });
  });
  afterAll(async () => {
    proxy.mode('refuse');
    await server.stop();
    await proxy.close();
    await database.remove();
  });

  it('every probe is answered without it, and one line is logged for each change', async () => {
    // The first round of background work is over by then.
    await pause(1_000);
    proxy.mode('silent');
    const ask = (path: string) => rawRequest(server.origin, `GET ${path} HTTP/1.0\r\n\r\n`);
    const many = Array.from({ length: 30 }, () => ask('/health/ready'));
    const answers = await Promise.all([...many, ask('/health'), ask('/health/live'), ask('/metrics')]);
    expect(answers.map(({ status }) => status)).toEqual([...many.map(() => 503), 503, 200, 200]);
    const lines = server.logLines.map((line) => JSON.parse(line)).filter(({ route }) => route === 'health');
    expect(lines.map(({ status }) => status)).toEqual([503]);
    // The probes share one database session.
    expect(answers.at(-1)?.text).toMatch(/careline_database_sessions\{state="waiting"\} 0/);
  });
});
