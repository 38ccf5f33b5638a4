import { CONFIG_PATH } from './build-files.ts';
import { networkFirst } from './network-first.ts';
import type { WorkerScope } from './worker-scope.ts';

const CACHE = 'careline-config';

/** The last valid `/config.json`, for offline starts. */
export interface StoredConfig {
  answer(request: Request): Promise<Response>;
  /** Fetches it once, so that the first offline start has a copy. */
  refresh(): Promise<void>;
}

/** Demo accounts are only needed at sign-in, which needs a network, so they are not stored. */
function withoutDemo(config: Readonly<Record<string, unknown>>): Response {
  return new Response(JSON.stringify({ ...config, demo: null }), {
    headers: { 'content-type': 'application/json' },
  });
}

export function createStoredConfig(scope: WorkerScope): StoredConfig {
  async function fetchAndKeep(request: Request): Promise<Response> {
    const response = await scope.fetch(request);
    if (!response.ok) return response;
    const config = await response.clone().json();
    await (await scope.caches.open(CACHE)).put(CONFIG_PATH, withoutDemo(config));
    return response;
  }
  const readStored = async () => (await scope.caches.open(CACHE)).match(CONFIG_PATH);
  return {
    answer: (request) => networkFirst(() => fetchAndKeep(request), readStored),
    async refresh() {
      await fetchAndKeep(new Request(CONFIG_PATH, { cache: 'no-cache' }));
    },
  };
}
