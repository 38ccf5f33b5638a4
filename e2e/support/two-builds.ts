import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../packages/console/app/dist', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

type Files = ReadonlyMap<string, Buffer>;

function readBuild(): Files {
  const names = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = names.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [path.slice(DIST.length), readFileSync(path)]));
}

const digest = (content: Buffer | undefined): string =>
  createHash('sha256')
    .update(content ?? '')
    .digest('base64');

/** Returns the same console as a new build: every hashed name changes, in the worker's list too. */
function nextBuild(build: Files): Files {
  const hashed = [...build.keys()].filter((path) => path.startsWith('/assets/'));
  const names = hashed.map((path) => path.slice('/assets/'.length));
  const renamed = (text: string) =>
    names.reduce((given, name) => given.replaceAll(name, name.replace(/(\.\w+)$/, 'next$1')), text);
  const next = new Map<string, Buffer>();
  for (const [path, content] of build) {
    const isText = /\.(js|css|html)$/.test(path);
    next.set(renamed(path), isText ? Buffer.from(renamed(content.toString())) : content);
  }
  const worker = next.get('/sw.js')?.toString() ?? '';
  const changed = worker
    .replace(/id:(["'`])\w+\1/, 'id:$1next$1')
    .replace(digest(build.get('/index.html')), digest(next.get('/index.html')));
  return next.set('/sw.js', Buffer.from(changed));
}

export interface TwoBuilds {
  readonly address: string;
  /** Serves the next build from now on, and nothing of the previous one. */
  deploy(): void;
  /** Returns the path of the previous build's first file with this prefix. */
  oldFile(start: string): string;
  close(): Promise<void>;
}

/** Serves the built console without services, with a way to deploy a new version. */
export async function serveTwoBuilds(config: string): Promise<TwoBuilds> {
  const first = readBuild();
  let served = first;
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    const asked = pathname.includes('.') ? pathname : '/index.html';
    const content = asked === '/config.json' ? Buffer.from(config) : served.get(asked);
    const type = TYPES[extname(asked)] ?? 'application/json';
    answer.writeHead(content ? 200 : 404, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy() {
      served = nextBuild(first);
    },
    oldFile(start) {
      const found = [...first.keys()].find((path) => path.startsWith(start));
      if (!found) throw new Error(`the build has no file ${start}`);
      return found;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
