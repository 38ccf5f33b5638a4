import type { ConsoleConfig } from '../config.ts';
import type { ConsolePorts } from '../console.ts';
import { inMemory } from '../session/browser-storage.ts';
import { DEVICE_DATABASE, deviceMayKeep } from '../unsent/device-name.ts';
import type { HostTokens } from './host-port.ts';

/** Leaves out what the host page handles: its session, idle lock, other applications and the person's account. */
export const hostedConfig = (config: ConsoleConfig): ConsoleConfig => ({
  ...config,
  oidc: { ...config.oidc, accountUrl: undefined, changePasswordUrl: undefined },
  idleLockMinutes: 0,
  appLinks: [],
  appsDrawerItems: [],
  consultPath: undefined,
  demoPeople: [],
});

/** Ignore consoles in other tabs: their person may be a different one. */
const NOBODY = { post: () => undefined, listen: () => () => undefined };
const OWN_STREAM: ConsolePorts['live'] = {
  locks: { hold: async () => ({ release: () => undefined, lost: new Promise(() => undefined) }) },
  channel: NOBODY,
};

/** Returns the token of an `Authorization` header. */
const bearerOf = (headers: HeadersInit | undefined): string =>
  /^Bearer (.+)$/.exec(new Headers(headers).get('authorization') ?? '')?.[1] ?? '';

/** Returns locks with names of their own per host page, so that they never block Careline's own console. */
const locksOf = (page: string): LockManager | undefined => {
  const { locks } = navigator as { locks?: LockManager };
  return (
    locks &&
    ({
      request: (name: string, ...rest: [never]) => locks.request(`${page} ${name}`, ...rest),
    } as unknown as LockManager)
  );
};

/** Names the database for one host page's unsent work; the server has a separate secret for it. */
const databaseOf = (page: string): string => `${DEVICE_DATABASE} ${page}`;

export interface HostedParts {
  readonly page: string;
  /** The in-memory window. */
  readonly window: Window;
  readonly tokens: HostTokens;
  readonly provider: ConsolePorts['provider'];
  readonly leave: () => void;
}

/** Returns the browser's ports for a framed console, without those that reach beyond the frame. */
export function hostedPorts(
  browser: ConsolePorts,
  { page, window: memory, tokens, provider, leave }: HostedParts,
): ConsolePorts {
  return {
    ...browser,
    local: inMemory(),
    loadPush: async () => (await import('../push/browser-push.ts')).NO_PUSH,
    perTab: inMemory(),
    provider,
    exchange: async (token) => ({ accessToken: token, expiresAt: tokens.expiryOf(token) }),
    async fetch(input, init) {
      const response = await browser.fetch(input, init);
      if (response.status === 401) tokens.refuse(bearerOf(init?.headers));
      return response;
    },
    tabs: NOBODY,
    live: OWN_STREAM,
    exclusively: (task) => task(),
    async loadUnsent(unsent) {
      const { openDevice } = await import('@careline/core/internal/outbox/device');
      const { openUnsent } = await import('../unsent/open-unsent.ts');
      const parts = { crypto: globalThis.crypto, locks: locksOf(page) };
      const device = await openDevice(parts, databaseOf(page));
      return openUnsent({ ...unsent, device, page: window });
    },
    mayKeepUnsent: () => deviceMayKeep(globalThis.indexedDB, databaseOf(page)),
    path: () => memory.location.pathname,
    leave,
    closeWindow: () => undefined,
  };
}
