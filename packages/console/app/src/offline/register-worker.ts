import { type AppUpdate, UPDATE_EVERY_MS } from './app-update.ts';
import type { WorkerMessage } from './worker-messages.ts';

const WORKER_PATH = '/sw.js';

/** The part of TypeScript's missing `trustedTypes` that is used; a browser without it has no such policy to meet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
}

/** The worker's address, as the content security policy wants addresses of scripts: by a policy that knows only this. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('careline-worker', { createScriptURL: () => WORKER_PATH });
  return policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH;
}

/**
 * Registers the service worker and looks for new versions of it: at every start, every hour, and when the connection
 * comes back. A browser that refuses workers (a private window, say) loses only the start without a network.
 */
export async function registerWorker(update: AppUpdate): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' });
  update.watch(registration);
  registration.active?.postMessage({ say: 'remove-older' } satisfies WorkerMessage);
  const ask = () => void registration.update().catch(() => undefined);
  setInterval(ask, UPDATE_EVERY_MS);
  window.addEventListener('online', ask);
}
