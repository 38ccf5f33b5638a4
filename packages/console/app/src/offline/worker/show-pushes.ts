import type { OpenMessage } from '../../push/use-opened-notification.ts';
import type { WorkerClient, WorkerEvents, WorkerScope } from './worker-scope.ts';

/** What the server sends, encrypted for this browser. */
interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly tag: string;
  readonly path: string;
  readonly isUrgent: boolean;
}

const PATH = '/notifications';
/** Shown for a message of a newer server, because browsers expect a notification for each message. */
const UNREADABLE: Pushed = {
  title: 'Careline',
  body: '',
  lang: '',
  tag: 'careline',
  path: PATH,
  isUrgent: false,
};

const isPushed = (data: unknown): data is Pushed => {
  const { title, body, path } = (data ?? {}) as Partial<Record<keyof Pushed, unknown>>;
  return typeof title === 'string' && typeof body === 'string' && typeof path === 'string';
};

function readPushed({ data }: WorkerEvents['push']): Pushed {
  try {
    const read = data?.json();
    return isPushed(read) ? read : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** Returns an address of the console, and never another site's. */
const pathOf = (data: unknown): string => (typeof data === 'string' && /^\/(?!\/)/.test(data) ? data : PATH);

/** A page that does not answer in this time, such as the sign-in, cannot open the address. */
const ANSWER_WITHIN_MS = 1_000;

function hasOpened(client: WorkerClient, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(resolve, ANSWER_WITHIN_MS, false);
    client.postMessage({ opens: path } satisfies OpenMessage, [port2]);
  });
}

/** Opens the address in an open page, which asks about unsaved work, or in a new one, which signs in first. */
async function open(scope: WorkerScope, path: string): Promise<void> {
  const [client] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (client && (await hasOpened(client, path))) await client.focus().catch(() => undefined);
  else await scope.clients.openWindow(path);
}

/** Shows notifications that the server sends while nobody looks, and opens their addresses. */
export function showPushes(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const { title, path, isUrgent, ...texts } = readPushed(event);
    const options = { ...texts, icon: '/icon.svg', data: path, requireInteraction: isUrgent, renotify: true };
    event.waitUntil(scope.registration.showNotification(title, options));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, pathOf(event.notification.data)));
  });
}
