import type { WorkerMessage } from './worker-messages.ts';

/** Tells whether a new version is ready, and starts it only when the person agrees. */
export interface AppUpdate {
  isReady(): boolean;
  /** Activates the new version and reloads the page once. Ask about unsaved work first. */
  apply(): void;
  /** Hides the notice until the next version. */
  dismiss(): void;
  subscribe(listener: () => void): () => void;
  /** Watches a registered worker. Returns a function that stops. */
  watch(registration: ServiceWorkerRegistration): () => void;
}

/** The browser around it; tests supply their own. */
export interface UpdatePorts {
  /** Path of the script this page runs, which identifies its version. */
  readonly entry: string;
  readonly container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener' | 'removeEventListener'>;
  readonly reload: () => void;
}

/** How often an open page checks for a new version, in milliseconds. */
export const UPDATE_EVERY_MS = 3_600_000;

/** A worker that has not answered after this many milliseconds can't be asked. */
const ANSWER_WITHIN_MS = 5_000;

/** Returns whether the worker has this page's version: a page from the network may be newer than its worker. */
function holds(worker: ServiceWorker, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(resolve, ANSWER_WITHIN_MS, true);
    worker.postMessage({ say: 'holds', path } satisfies WorkerMessage, [port2]);
  });
}

const OVER: readonly ServiceWorkerState[] = ['activated', 'redundant'];

/** Resolves when the worker is active, or when a newer one has replaced it. */
function takenOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (OVER.includes(worker.state)) resolve();
    });
    worker.postMessage({ say: 'activate' } satisfies WorkerMessage);
  });
}

export function createAppUpdate({ entry, container, reload }: UpdatePorts): AppUpdate {
  const listeners = new Set<() => void>();
  let watched: ServiceWorkerRegistration | undefined;
  let ready = false;
  let applying = false;

  function setReady(next: boolean) {
    if (ready === next) return;
    ready = next;
    for (const listener of listeners) listener();
  }

  async function look(worker: ServiceWorker | null | undefined) {
    if (worker && !(await holds(worker, entry))) setReady(true);
  }

  return {
    isReady: () => ready,
    apply() {
      if (applying) return;
      applying = true;
      const waiting = watched?.waiting;
      // No need to wait if another tab has already activated the new version.
      if (waiting) void takenOver(waiting).then(reload);
      else reload();
    },
    dismiss: () => setReady(false),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch(registration) {
      watched = registration;
      const found = () => {
        const coming = registration.installing;
        coming?.addEventListener('statechange', () => {
          if (coming.state === 'installed') void look(coming);
        });
      };
      const controlled = () => void look(container.controller);
      // A new version may already be installing.
      found();
      registration.addEventListener('updatefound', found);
      container.addEventListener('controllerchange', controlled);
      void look(registration.waiting);
      return () => {
        registration.removeEventListener('updatefound', found);
        container.removeEventListener('controllerchange', controlled);
      };
    },
  };
}
