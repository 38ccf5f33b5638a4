/** Whether this browser can notify a person who is not looking, and whether it does. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** A browser's subscription at its push service, as the server stores it. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Notifications of this browser. */
export interface BrowserPush {
  state(): Promise<PushState>;
  /** Returns the present subscription. */
  current(): Promise<BrowserSubscription | undefined>;
  /**
   * Subscribes, after asking the person if `asks` and they were not asked yet. Returns undefined if they or the browser
   * refuse.
   */
  turnOn(publicKey: string, asks: boolean): Promise<BrowserSubscription | undefined>;
  turnOff(): Promise<void>;
}

/** Milliseconds to wait for the service worker, which browsers may block. */
const WORKER_PATIENCE_MS = 10_000;

async function registrationOf(): Promise<ServiceWorkerRegistration | undefined> {
  const known = await navigator.serviceWorker.getRegistration();
  if (known?.active) return known;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, WORKER_PATIENCE_MS));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function subscriptionOf(subscription: PushSubscription): BrowserSubscription | undefined {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : undefined;
}

/** Returns base64url as bytes. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function findSubscription(): Promise<PushSubscription | undefined> {
  if (!isSupported()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

async function subscribe(publicKey: string): Promise<PushSubscription | undefined> {
  const registration = await registrationOf();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  try {
    return await registration?.pushManager.subscribe(options);
  } catch (error) {
    if ((error as DOMException).name !== 'InvalidStateError') throw error;
    // Subscribed with the key of another database, for example before a new installation.
    await (await findSubscription())?.unsubscribe();
    return registration?.pushManager.subscribe(options);
  }
}

export const browserPush: BrowserPush = {
  async state() {
    if (!isSupported()) return 'unsupported';
    if (Notification.permission === 'denied') return 'blocked';
    return Notification.permission === 'granted' && (await findSubscription()) ? 'on' : 'off';
  },
  async current() {
    const subscription = await findSubscription();
    return subscription && subscriptionOf(subscription);
  },
  async turnOn(publicKey, asks) {
    if (!isSupported()) return undefined;
    const permission = asks ? await Notification.requestPermission() : Notification.permission;
    if (permission !== 'granted') return undefined;
    const subscription = await subscribe(publicKey);
    return subscription && subscriptionOf(subscription);
  },
  async turnOff() {
    await (await findSubscription())?.unsubscribe();
  },
};

/** A console in a partner's frame never notifies: its page belongs to the partner. */
export const NO_PUSH: BrowserPush = {
  state: async () => 'unsupported',
  current: async () => undefined,
  turnOn: async () => undefined,
  turnOff: async () => undefined,
};
