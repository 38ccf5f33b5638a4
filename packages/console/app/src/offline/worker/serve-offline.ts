import { readWorkerMessage } from '../worker-messages.ts';
import { answerKind } from './answer-kind.ts';
import type { BuildFiles } from './build-files.ts';
import { networkFirst } from './network-first.ts';
import { createStoredConfig, type StoredConfig } from './stored-config.ts';
import { createStoredFiles, type StoredFiles } from './stored-files.ts';
import type { WorkerEvents, WorkerScope } from './worker-scope.ts';

interface Stores {
  readonly files: StoredFiles;
  readonly config: StoredConfig;
}

async function install({ files, config }: Stores): Promise<void> {
  await files.keepAll();
  // The next server response is stored anyway, so a failure here is harmless.
  await config.refresh().catch(() => undefined);
}

function answer(event: WorkerEvents['fetch'], scope: WorkerScope, build: BuildFiles, stores: Stores): void {
  const { request } = event;
  const ask = () => scope.fetch(request);
  const kind = answerKind(request, scope.location.origin, build);
  if (kind === 'page') event.respondWith(networkFirst(ask, stores.files.startPage));
  if (kind === 'config') event.respondWith(stores.config.answer(request));
  if (kind === 'file') event.respondWith(stores.files.find(request).then((file) => file ?? ask()));
}

function listen(event: WorkerEvents['message'], scope: WorkerScope, build: BuildFiles, stores: Stores): void {
  const message = readWorkerMessage(event.data);
  if (message?.say === 'activate') event.waitUntil(scope.skipWaiting());
  if (message?.say === 'remove-older') event.waitUntil(stores.files.removeOlder());
  if (message?.say === 'holds') event.ports[0]?.postMessage(build.hashed.includes(message.path));
}

/**
 * Runs the console's service worker: it stores one build's static files and the last configuration, for offline starts.
 * It never handles services, tokens or patient data (design 3).
 */
export function serveOffline(scope: WorkerScope, build: BuildFiles): void {
  const stores: Stores = { files: createStoredFiles(scope, build), config: createStoredConfig(scope) };
  scope.addEventListener('install', (event) => event.waitUntil(install(stores)));
  scope.addEventListener('activate', (event) => event.waitUntil(stores.files.removeOlder()));
  scope.addEventListener('message', (event) => listen(event, scope, build, stores));
  scope.addEventListener('fetch', (event) => answer(event, scope, build, stores));
}
