import { WORKER_REGISTRATION_DELAY_MS } from '@careline/core/internal/http';
import type { AppUpdate } from './app-update.ts';
import { type Stability, type WhenIdle, whenStableOr } from './when-stable.ts';

/** Safari has no idle callback, so run after the current task. */
const whenIdle: WhenIdle = (callback) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => callback());
  else setTimeout(callback, 1);
};

/** Registers the service worker once it no longer slows the start of the app (specification 2.2 and 9). */
export async function registerWhenStable(app: Stability, update: AppUpdate): Promise<void> {
  await whenStableOr(WORKER_REGISTRATION_DELAY_MS, app, whenIdle);
  const { registerWorker } = await import('./register-worker.ts');
  await registerWorker(update);
}
