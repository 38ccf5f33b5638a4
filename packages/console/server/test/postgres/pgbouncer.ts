import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Returns the PgBouncer program, or undefined if it is not installed. */
export const pgbouncerProgram = (): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'pgbouncer'))
    .find((path) => existsSync(path));

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** PgBouncer does not run as root. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(databaseUrl: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const client = new pg.Client(databaseUrl);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await pause(50);
    }
  }
  throw new Error(`pgbouncer ended with code ${child.exitCode}`);
}

export interface Bouncer {
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in transaction mode with two server sessions for all clients. */
export async function startBouncer(
  program: string,
  databaseUrl: string,
  ...lines: string[]
): Promise<Bouncer> {
  const address = new URL(databaseUrl);
  const host = address.searchParams.get('host') ?? address.hostname;
  const [port, name] = [await freePort(), address.pathname.slice(1)];
  const folder = await mkdtemp(join(tmpdir(), 'careline-pgbouncer-'));
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const user = decodeURIComponent(address.username);
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `${name} = host=${host} port=${address.port || 5432} user=${user}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 2',
      ...lines,
    ].join('\n'),
  );
  const child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], {
    uid,
    gid,
    cwd: folder,
    stdio: 'ignore',
  });
  const through = `postgres://${user}@127.0.0.1:${port}/${name}`;
  await untilReady(through, child);
  return {
    databaseUrl: through,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
