import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { exchangeIdentity, getProfile, userProfileSchema } from '#identity';
import { ends, expectCleanPrototypes, fuzz } from '../../test/fuzz.ts';
import { moodyServer } from '../../test/fuzz-replies.ts';
import { memoryStorage } from '../../test/memory-storage.ts';
import type { ProviderSession } from './identity-provider.ts';
import { createLoggedInFlag, LOGGED_IN_KEY } from './logged-in-flag.ts';
import { createSession } from './session.ts';
import type { SessionPorts } from './session-ports.ts';

const BACK: ProviderSession = { providerId: 'coach', providerToken: 'provider', idToken: 'id' };

function portsOver(http: ReturnType<typeof moodyServer>): SessionPorts {
  return {
    provider: {
      renew: async () => ({ result: 'renewed', session: BACK }),
      signIn: async () => {},
      completeSignIn: async () => ({ result: 'failed', description: 'not asked for' }),
      signOut: async () => {},
    },
    flag: createLoggedInFlag(memoryStorage({ [LOGGED_IN_KEY]: 'true' })),
    async exchange(idToken) {
      const { token, resourceInfo } = await http.call(exchangeIdentity, { body: { idToken } });
      return { accessToken: token, expiresAt: resourceInfo.expiresAt };
    },
    readProfile: async () => (await http.call(getProfile)).data,
    now: () => 0,
    exclusively: (task) => task(),
    logError: vi.fn(),
  };
}

it('is signed in with a profile, signed out or locked, whatever the reply', async () => {
  const phases = new Set<string>();
  await fuzz('session', async (random, notes) => {
    const session = createSession(portsOver(moodyServer(random, notes)));
    const result = await ends(session.renew());
    const state = session.store.getState();
    phases.add(state.phase);
    expect(state.phase === 'signed-in').toBe(result === 'renewed');
    if (state.phase === 'signed-in') expect(v.is(userProfileSchema, state.profile)).toBe(true);
  });
  expectCleanPrototypes();
  expect([...phases]).toEqual(expect.arrayContaining(['locked', 'signed-in']));
});
