import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { compress, encodingFor } from './content-encoding.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.tgz': 'application/gzip',
};
const COMPRESSIBLE = /^(?:text\/|application\/(?!gzip))|svg/;
const SMALLEST_WORTH_COMPRESSING = 800;
/** Brotli quality of files that are compressed once and kept. */
const STORED_QUALITY = 9;
/** Cache-Control of answers that never change. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** Vite puts a content hash into these names, so their content never changes. */
const consoleCaching = (path: string): string => (path.startsWith('/assets/') ? FOR_EVER : 'no-cache');

interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  readonly encodings: Map<string, Promise<Buffer>>;
}

/** Files of one folder, compressed once and kept in memory until they change. */
export interface StaticFiles {
  /** Returns the answer for a decoded path, or undefined if there is no such file. */
  /** `variant` distinguishes answers that differ only in their headers. */
  answer(path: string, request: Request, variant?: string): Promise<Response | undefined>;
}

/** Reads the variants that the build compressed. Ignores them if the file changed since. */
async function readBuilt(place: string, modified: number): Promise<StaticFile['encodings']> {
  const path = `${place}.br`;
  const built = await stat(path).catch(() => undefined);
  if (!built?.isFile() || built.mtimeMs < modified) return new Map();
  const body = await readFile(path).catch(() => undefined);
  return body ? new Map([['br', Promise.resolve(body)]]) : new Map();
}

/** Returns the body in the best encoding that the client accepts. */
async function encoded(file: StaticFile, accepts: string): Promise<{ body: Buffer; encoding?: string }> {
  if (!COMPRESSIBLE.test(file.type) || file.body.length < SMALLEST_WORTH_COMPRESSING)
    return { body: file.body };
  const encoding = encodingFor(accepts);
  if (!encoding) return { body: file.body };
  const body = file.encodings.get(encoding) ?? compress(file.body, encoding, { quality: STORED_QUALITY });
  file.encodings.set(encoding, body);
  return { body: await body, encoding };
}

async function respond(
  file: StaticFile,
  { caching, variant }: { readonly caching: string; readonly variant: string },
  request: Request,
): Promise<Response> {
  const etag = variant === '' ? file.etag : `"${file.etag.slice(1, -1)}-${variant}"`;
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': caching,
    etag,
    vary: 'Accept-Encoding',
  });
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const { body, encoding } = await encoded(file, request.headers.get('accept-encoding') ?? '');
  if (encoding) headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(body), { headers });
}

/** `caching` returns the Cache-Control of a path. */
export function serveFiles(folder: string, caching = consoleCaching): StaticFiles {
  const files = new Map<string, { modified: number; file: StaticFile }>();

  async function load(path: string): Promise<StaticFile | undefined> {
    const place = normalize(join(folder, path));
    if (!place.startsWith(folder + sep)) return undefined;
    const found = await stat(place).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const cached = files.get(place);
    if (cached?.modified === found.mtimeMs) return cached.file;
    const body = await readFile(place);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const type = TYPES[extname(place)] ?? 'application/octet-stream';
    const file = { type, etag, body, encodings: await readBuilt(place, found.mtimeMs) };
    files.set(place, { modified: found.mtimeMs, file });
    return file;
  }

  return {
    async answer(path, request, variant = '') {
      const file = await load(path);
      return file && respond(file, { caching: caching(path), variant }, request);
    },
  };
}
