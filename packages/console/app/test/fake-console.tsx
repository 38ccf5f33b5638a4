import { serviceBasesUnder } from '@careline/core/internal/http';
import type { UserProfile } from '@careline/core/internal/identity';
import { createPageDevice } from '@careline/core/internal/outbox/device';
import type {
  CallbackResult,
  IdentityProvider,
  ProviderRenewal,
  TabChannel,
  TabMessage,
} from '@careline/core/internal/session';
import { MessagesProvider } from '@careline/ui/messages';
import { LiveRegionProvider } from '@careline/ui/primitives/live-region';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { type ConsoleConfig, readConfig } from '../src/config.ts';
import { type Console, type ConsolePorts, createConsole } from '../src/console.ts';
import { ConsoleProvider } from '../src/console-context.tsx';
import { RouterNavigation } from '../src/navigation/router-navigation.tsx';
import { type BrowserPush, NO_PUSH } from '../src/push/browser-push.ts';
import { openUnsent } from '../src/unsent/open-unsent.ts';
import { profileOf } from './people.ts';

const SESSION = { providerId: 'staff-1', providerToken: 'provider', idToken: 'id-token' };
export const RENEWED: ProviderRenewal = { result: 'renewed', session: SESSION };
export const RENEWED_AS_ANOTHER: ProviderRenewal = {
  result: 'renewed',
  session: { ...SESSION, providerId: 'staff-2' },
};
export const REFUSED: ProviderRenewal = { result: 'refused', description: 'login_required' };
export const UNREACHABLE: ProviderRenewal = { result: 'unreachable', description: 'no network' };
export const signedIn = (returnPath?: string, beside = false): CallbackResult => ({
  result: 'signed-in',
  session: SESSION,
  returnPath,
  beside,
});

const HOUR_S = 3600;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Backend responses by path. The fake backend knows one person; tests add what they need. */
export type Answers = Readonly<Record<string, (request: Request) => unknown>>;

function fetchOf(person: () => UserProfile, answers: Answers): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const answer = answers[pathname];
    if (answer) {
      try {
        return json(await answer(request));
      } catch (refusal) {
        // A test throws a response to return it unchanged.
        if (refusal instanceof Response) return refusal;
        throw refusal;
      }
    }
    if (pathname === '/api/identityExchange') {
      const expiresAt = Math.floor(Date.now() / 1000) + HOUR_S;
      return json({ token: 'access', resourceInfo: { resourceId: 'r', expiresAt, facility: null } });
    }
    if (pathname === '/api/auth/profile') return json({ data: person() });
    return json({ type: 'about:blank', title: 'Not found', status: 404, code: 'not-found' }, 404);
  };
}

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const words = new Map<string, string>();
  return {
    getItem: (key) => words.get(key) ?? null,
    setItem: (key, value) => void words.set(key, value),
    removeItem: (key) => void words.delete(key),
  };
}

/** Fakes other tabs: `say` sends a message from them, `said` lists the messages they received. */
function fakeTabs() {
  const listeners = new Set<(message: TabMessage) => void>();
  const messages: TabMessage[] = [];
  const channel: TabChannel = {
    post: (message) => void messages.push(message),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const post = (message: TabMessage) => {
    for (const listener of listeners) listener(message);
  };
  return { channel, messages, post };
}

export interface FakeConsole {
  readonly care: Console;
  readonly provider: { [Key in keyof IdentityProvider]: ReturnType<typeof vi.fn<IdentityProvider[Key]>> };
  readonly leave: ReturnType<typeof vi.fn<(path: string) => void>>;
  readonly logError: ReturnType<typeof vi.fn<(message: string) => void>>;
  readonly closeWindow: ReturnType<typeof vi.fn<() => void>>;
  readonly loadWords: ReturnType<typeof vi.fn<(locale: string) => Promise<void>>>;
  readonly tabs: ReturnType<typeof fakeTabs>;
  person: UserProfile;
  /** The browser's notifications; unsupported until a test says otherwise. */
  push: BrowserPush;
}

/**
 * Returns a console with a scripted provider and backend. `settings` extend the smallest configuration; `make` creates
 * it.
 */
export function fakeConsole(
  answers: Answers = {},
  settings: Readonly<Record<string, unknown>> = {},
  make: (config: ConsoleConfig, ports: ConsolePorts) => Console = createConsole,
): FakeConsole {
  const provider = {
    signIn: vi.fn<IdentityProvider['signIn']>(async () => {}),
    completeSignIn: vi.fn<IdentityProvider['completeSignIn']>(async () => signedIn()),
    renew: vi.fn<IdentityProvider['renew']>(async () => RENEWED),
    signOut: vi.fn<IdentityProvider['signOut']>(async () => {}),
  };
  const leave = vi.fn<(path: string) => void>();
  const logError = vi.fn<(message: string) => void>();
  const closeWindow = vi.fn<() => void>();
  const loadWords = vi.fn<(locale: string) => Promise<void>>(async () => {});
  const tabs = fakeTabs();
  const config = readConfig({
    version: '3.9.56',
    product: 'Careline',
    services: serviceBasesUnder('/api'),
    oidc: { authority: '/oidc', clientId: 'careline-console', scopes: ['openid'] },
    ...settings,
  });
  const fake: FakeConsole = {
    care: make(config, {
      fetch: fetchOf(() => fake.person, answers),
      local: memory(),
      perTab: memory(),
      origin: location.origin,
      provider,
      now: Date.now,
      after: (ms, task) => {
        const timer = setTimeout(task, ms);
        return () => clearTimeout(timer);
      },
      tabs: tabs.channel,
      // Another tab has the stream.
      live: {
        locks: { hold: () => new Promise(() => undefined) },
        channel: { post: () => undefined, listen: () => () => undefined },
      },
      exclusively: (task) => task(),
      loadWords: { frame: loadWords, screens: loadWords },
      loadUnsent: async (ports) => openUnsent({ ...ports, device: createPageDevice(), page: window }),
      loadPush: async () => fake.push,
      mayKeepUnsent: async () => false,
      path: () => location.pathname,
      leave,
      closeWindow,
      logError,
    }),
    provider,
    leave,
    closeWindow,
    logError,
    loadWords,
    tabs,
    person: profileOf(),
    push: NO_PUSH,
  };
  return fake;
}

export interface AroundProps {
  readonly fake: FakeConsole;
  readonly path?: string;
  /** History state from the previous address. */
  readonly state?: unknown;
  readonly children: ReactNode;
}

/** Wraps a page in the console's providers, at an in-memory address. */
export function Around({ fake, path = '/', state = null, children }: AroundProps) {
  const { pathname, search } = new URL(path, location.origin);
  return (
    <MessagesProvider locale="en">
      <ConsoleProvider value={fake.care}>
        <MemoryRouter initialEntries={[{ pathname, search, state }]}>
          <RouterNavigation>
            <LiveRegionProvider>{children}</LiveRegionProvider>
          </RouterNavigation>
        </MemoryRouter>
      </ConsoleProvider>
    </MessagesProvider>
  );
}
