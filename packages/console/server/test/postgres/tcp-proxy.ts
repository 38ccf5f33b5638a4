import type { AddressInfo } from 'node:net';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** `refuse` closes open connections and accepts no new ones. `silent` leaves them open and forwards nothing. */
export type ProxyMode = 'pass' | 'refuse' | 'silent';

/** A TCP proxy like one in front of a database with a standby. */
export interface TcpProxy {
  readonly port: number;
  mode(mode: ProxyMode): void;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

function link(near: Socket, far: Socket): void {
  const end = () => {
    near.destroy();
    far.destroy();
  };
  for (const socket of [near, far]) socket.on('error', end).on('close', end);
  near.pipe(far);
  far.pipe(near);
}

export async function tcpProxy(target: NetConnectOpts): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let current: ProxyMode = 'pass';

  function passOn({ near, far }: Pair): void {
    if (current === 'silent') {
      near.pause();
      far.pause();
    } else {
      near.resume();
      far.resume();
    }
  }
  const server = createServer((near) => {
    if (current === 'refuse') return void near.destroy();
    const pair = { near, far: connect(target) };
    pairs.add(pair);
    near.once('close', () => pairs.delete(pair));
    link(near, pair.far);
    passOn(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as AddressInfo).port,
    mode(mode) {
      current = mode;
      for (const pair of pairs) {
        if (mode === 'refuse') pair.near.destroy();
        else passOn(pair);
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const { near } of pairs) near.destroy();
      }),
  };
}

/** Starts a proxy in front of a database. Returns the database address through the proxy. */
export async function databaseProxy(
  databaseUrl: string,
): Promise<{ readonly proxy: TcpProxy; readonly databaseUrl: string }> {
  const address = new URL(databaseUrl);
  const folder = address.searchParams.get('host');
  const { hostname: host, port } = address;
  const proxy = await tcpProxy(folder ? { path: `${folder}/.s.PGSQL.5432` } : { host, port: Number(port) });
  address.search = '';
  address.host = `127.0.0.1:${proxy.port}`;
  return { proxy, databaseUrl: address.href };
}
