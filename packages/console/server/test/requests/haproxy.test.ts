import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databases, type TestDatabase } from '../databases.ts';
import { databaseProxy, type TcpProxy } from '../postgres/tcp-proxy.ts';
import { freePort, startTestServer, type TestServer } from '../test-server.ts';

const program = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  .map((folder) => join(folder, 'haproxy'))
  .find((path) => existsSync(path));
if (!program) console.log('SKIPPED behind HAProxy: install haproxy.');

/**
 * The configuration of docs/operations/proxy.md with local addresses, a faster health check and no certificate.
 */
async function documented(port: number, server: string): Promise<string> {
  const docs = await readFile(new URL('../../../../../docs/operations/proxy.md', import.meta.url), 'utf8');
  const [, text = ''] = /```haproxy\n(.*?)```/s.exec(docs) ?? [];
  return text
    .replace(/bind .*/, `bind 127.0.0.1:${port}`)
    .replace('inter 2s', 'inter 100ms')
    .replaceAll(/10\.0\.0\.[56]:4400/g, server);
}

const CHECKS = [
  ['as the docs say', (text: string) => text],
  ['without an address', (text: string) => text.replace(/option httpchk .*/, 'option httpchk')],
] as const;

const servers = databases.filter(({ kind }) => kind === 'server');

describe.runIf(program).each(servers)('behind HAProxy, on a $kind database', ({ open }) => {
  describe.each(CHECKS)('with its check %s', (_, change) => {
    let database: TestDatabase;
    let proxy: TcpProxy;
    let server: TestServer;
    let balancer: ChildProcess;
    let folder: string;
    let address: string;
    beforeAll(async () => {
      database = await open();
      const through = await databaseProxy((database.settings as { databaseUrl: string }).databaseUrl);
      proxy = through.proxy;
      server = await startTestServer({ routes: [], environment: { DATABASE_URL: through.databaseUrl } });
      const port = await freePort();
      address = `http://127.0.0.1:${port}/config.json`;
      folder = await mkdtemp(join(tmpdir(), 'careline-haproxy-'));
      const file = join(folder, 'haproxy.cfg');
      await writeFile(file, change(await documented(port, `127.0.0.1:${server.settings.port}`)));
      balancer = spawn(program ?? '', ['-db', '-f', file], { stdio: 'ignore' });
    });
    afterAll(async () => {
      balancer?.kill('SIGKILL');
      await server?.stop();
      await proxy?.close();
      await database?.remove();
      await rm(folder, { recursive: true, force: true });
    });

    const status = () =>
      fetch(address).then(
        (response) => response.status,
        () => undefined,
      );
    const becomes = (wanted: number) => vi.waitFor(async () => expect(await status()).toBe(wanted));

    it('serves while saves are confirmed, is taken out while the database is down, and serves again', async () => {
      await becomes(200);
      proxy.mode('refuse');
      await becomes(503);
      proxy.mode('pass');
      await becomes(200);
    });
  });
});
