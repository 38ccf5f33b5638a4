import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CachingProxy {
  readonly address: string;
  cached(): number;
  hits(): number;
  close(): Promise<void>;
}

interface Cached {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/**
 * Starts the worst possible cache between browser and server: it stores every GET response below `caches` by path
 * alone, ignoring query, token and response headers.
 */
export async function startCachingProxy(caches: RegExp): Promise<CachingProxy> {
  const cached = new Map<string, Cached>();
  let hits = 0;
  const proxy = createServer((asked, answer) => {
    const url = new URL(asked.url ?? '');
    const key = url.pathname;
    const cacheable = asked.method === 'GET' && caches.test(key);
    const known = cacheable ? cached.get(key) : undefined;
    if (known) {
      hits += 1;
      answer.writeHead(known.status, known.headers).end(known.body);
      return;
    }
    const onward = request(url, { method: asked.method, headers: asked.headers }, (given) => {
      const chunks: Buffer[] = [];
      given.on('data', (chunk: Buffer) => chunks.push(chunk));
      given.on('end', () => {
        const whole = {
          status: given.statusCode ?? 502,
          headers: given.headers,
          body: Buffer.concat(chunks),
        };
        if (cacheable && whole.status === 200) cached.set(key, whole);
        answer.writeHead(whole.status, whole.headers).end(whole.body);
      });
    });
    onward.on('error', () => answer.writeHead(502).end());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    cached: () => cached.size,
    hits: () => hits,
    close: () =>
      new Promise((resolve) => {
        proxy.closeAllConnections();
        proxy.close(() => resolve());
      }),
  };
}
