import { serviceBasesUnder } from '@careline/core/http';
import type { UserProfile } from '@careline/core/identity';
import type { CallbackResult, IdentityProvider, ProviderRenewal } from '@careline/core/session';
import { MessagesProvider } from '@careline/ui/messages';
import { LiveRegionProvider } from '@careline/ui/primitives/live-region';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type Console, createConsole } from '../src/console.ts';
import { ConsoleProvider } from '../src/console-context.tsx';
import { RouterNavigation } from '../src/navigation/router-navigation.tsx';
import { profileOf } from './people.ts';

const SESSION = { providerId: 'staff-1', providerToken: 'provider', idToken: 'id-token' };
export const RENEWED: ProviderRenewal = { result: 'renewed', session: SESSION };
export const REFUSED: ProviderRenewal = { result: 'refused', description: 'login_required' };
export const UNREACHABLE: ProviderRenewal = { result: 'unreachable', description: 'no network' };
export const signedIn = (returnPath?: string): CallbackResult => ({
  result: 'signed-in',
  session: SESSION,
  returnPath,
});

const HOUR_S = 3600;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A backend that knows one person; tests add what they need by path. */
export type Answers = Readonly<Record<string, (request: Request) => unknown>>;

function fetchOf(person: () => UserProfile, answers: Answers): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const answer = answers[pathname];
    if (answer) return json(await answer(request));
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

export interface FakeConsole {
  readonly care: Console;
  readonly provider: { [Key in keyof IdentityProvider]: ReturnType<typeof vi.fn<IdentityProvider[Key]>> };
  readonly leave: ReturnType<typeof vi.fn<(path: string) => void>>;
  readonly logError: ReturnType<typeof vi.fn<(message: string) => void>>;
  /** Who signs in next. */
  person: UserProfile;
}

/** A console whose provider and backend are scripted by the test. */
export function fakeConsole(answers: Answers = {}): FakeConsole {
  const provider = {
    signIn: vi.fn<IdentityProvider['signIn']>(async () => {}),
    completeSignIn: vi.fn<IdentityProvider['completeSignIn']>(async () => signedIn()),
    renew: vi.fn<IdentityProvider['renew']>(async () => RENEWED),
    signOut: vi.fn<IdentityProvider['signOut']>(async () => {}),
  };
  const leave = vi.fn<(path: string) => void>();
  const logError = vi.fn<(message: string) => void>();
  const config = readConfig({
    version: '3.9.56',
    product: 'Careline',
    services: serviceBasesUnder('/api'),
    oidc: { authority: '/oidc', clientId: 'careline-console', scopes: ['openid'] },
  });
  const fake: FakeConsole = {
    care: createConsole(config, {
      fetch: fetchOf(() => fake.person, answers),
      local: memory(),
      perTab: memory(),
      origin: location.origin,
      provider,
      now: Date.now,
      exclusively: (task) => task(),
      leave,
      logError,
    }),
    provider,
    leave,
    logError,
    person: profileOf(),
  };
  return fake;
}

export interface AroundProps {
  readonly fake: FakeConsole;
  readonly path?: string;
  readonly children: ReactNode;
}

/** What stands around every page of the console, at an address in memory. */
export function Around({ fake, path = '/', children }: AroundProps) {
  return (
    <MessagesProvider locale="en">
      <ConsoleProvider value={fake.care}>
        <MemoryRouter initialEntries={[path]}>
          <RouterNavigation>
            <LiveRegionProvider>{children}</LiveRegionProvider>
          </RouterNavigation>
        </MemoryRouter>
      </ConsoleProvider>
    </MessagesProvider>
  );
}
