import { type AppUpdate, UPDATE_EVERY_MS } from './app-update.ts';
import type { WorkerMessage } from './worker-messages.ts';

const WORKER_PATH = '/sw.js';

/** The part of `trustedTypes` used here, which TypeScript lacks. Browsers without it don't enforce the policy. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
}

/** Returns the worker's address as a trusted script URL, from a policy that allows only this address. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('careline-worker', { createScriptURL: () => WORKER_PATH });
  return policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH;
}

/**
 * Registers the service worker and checks for new versions at start, every hour and when the connection returns.
 * A browser that blocks workers (such as in a private window) only loses offline starts.
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
