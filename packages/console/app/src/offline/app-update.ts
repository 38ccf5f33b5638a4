import type { WorkerMessage } from './worker-messages.ts';

/** Whether another version of the console is ready, and how it begins: when the person says so and not before. */
export interface AppUpdate {
  isReady(): boolean;
  /** Lets the new version take over and loads the page again, once. What is unsaved must have been asked about. */
  apply(): void;
  /** Not now; the next version is told of again. */
  dismiss(): void;
  subscribe(listener: () => void): () => void;
  /** Begins to look at a registered worker. Answers how to stop. */
  watch(registration: ServiceWorkerRegistration): () => void;
}

/** The browser around it; tests put their own in. */
export interface UpdatePorts {
  /** Path of the script that this page runs: it names the page's version. */
  readonly entry: string;
  readonly container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener' | 'removeEventListener'>;
  readonly reload: () => void;
}

/** How often a page that stays open all day asks for a new version, in milliseconds. */
export const UPDATE_EVERY_MS = 3_600_000;

/** A worker that does not answer in this time is one that cannot be asked, in milliseconds. */
const ANSWER_WITHIN_MS = 5_000;

/** Whether the worker's version is the page's own: a page that came from the network may be newer than its worker. */
function holds(worker: ServiceWorker, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(resolve, ANSWER_WITHIN_MS, true);
    worker.postMessage({ say: 'holds', path } satisfies WorkerMessage, [port2]);
  });
}

const OVER: readonly ServiceWorkerState[] = ['activated', 'redundant'];

/** Resolves when the worker has taken over, or when a still newer one has taken its place. */
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
      // Nobody waits where another tab let the new version in already.
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
      // One may be on its way already.
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
