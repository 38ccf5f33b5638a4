import { type BuildFiles, START_PAGE } from './build-files.ts';
import type { WorkerScope } from './worker-scope.ts';

const PREFIX = 'careline-files-';
const cacheName = (build: BuildFiles): string => `${PREFIX}${build.id}`;
/** The server varies its responses by encoding, which a worker can't see. */
const ANY_ENCODING = { ignoreVary: true };

/** Builds' files in Cache Storage. They are written only when a version is installed. */
export interface StoredFiles {
  /** Fetches every file of this build. Rejects unless all arrive with the expected content. */
  keepAll(): Promise<void>;
  startPage(): Promise<Response | undefined>;
  /** Returns a file of this build, or of an older one that an open tab still runs. */
  find(request: Request): Promise<Response | undefined>;
  /** Removes older builds, unless a second tab is open that may still run one. */
  removeOlder(): Promise<void>;
}

export function createStoredFiles(scope: WorkerScope, build: BuildFiles): StoredFiles {
  const name = cacheName(build);
  return {
    async keepAll() {
      const cache = await scope.caches.open(name);
      const named = build.named.map(
        ([path, integrity]) => new Request(path, { integrity, cache: 'no-cache' }),
      );
      await cache.addAll([...build.hashed, ...named]);
    },
    async startPage() {
      return (await scope.caches.open(name)).match(START_PAGE, ANY_ENCODING);
    },
    async find(request) {
      const own = await (await scope.caches.open(name)).match(request, ANY_ENCODING);
      return own ?? scope.caches.match(request, ANY_ENCODING);
    },
    async removeOlder() {
      const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (tabs.length > 1) return;
      const older = (await scope.caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== name);
      await Promise.all(older.map((key) => scope.caches.delete(key)));
    },
  };
}
