// spec: 29, 173, 178, 179, 211, 215, 229, 235

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '#http';
import { aProfile, memoryStorage, refused, settled } from '#test';
import type { CallbackResult, ProviderRenewal, RenewOptions, SignInOptions } from './identity-provider.ts';
import { createLoggedInFlag, LOGGED_IN_KEY, readFlagValue } from './logged-in-flag.ts';
import { createSession } from './session.ts';

const FLAG = LOGGED_IN_KEY;
const START = 1_704_450_600;
const atProvider = { providerId: 'coach', providerToken: 'provider-token', idToken: 'id-token' };
const RENEWED: ProviderRenewal = { result: 'renewed', session: atProvider };

function setUp() {
  let now = START;
  const storage = memoryStorage();
  const provider = {
    signIn: vi.fn(async (_path: string | undefined, _options?: SignInOptions) => {}),
    completeSignIn: vi.fn(
      async (_url: string): Promise<CallbackResult> => ({
        result: 'signed-in',
        session: atProvider,
        returnPath: '/prohealth',
      }),
    ),
    renew: vi.fn(async (_options?: RenewOptions): Promise<ProviderRenewal> => RENEWED),
    signOut: vi.fn(async (_idToken: string | undefined) => {}),
  };
  let exchanged = 0;
  let stored: string | undefined;
  const ports = {
    provider,
    facility: {
      get: () => stored,
      set: (facilityId: string | undefined) => {
        stored = facilityId;
      },
    },
    flag: createLoggedInFlag(storage),
    exchange: vi.fn(async (_idToken: string, _facilityId: string | undefined) => {
      exchanged += 1;
      return { accessToken: `token-${exchanged}`, expiresAt: now + 900 };
    }),
    readProfile: vi.fn(async (_token: string) => aProfile()),
    now: () => now * 1000,
    exclusively: <T>(task: () => Promise<T>) => task(),
    logError: vi.fn(),
    leaveFrom: vi.fn((): string | undefined => undefined),
  };
  const session = createSession(ports);
  return {
    session,
    /** Reloads the page. */
    reload: () => createSession(ports),
    remembered: () => stored,
    provider,
    ports,
    flag: () => storage.getItem(FLAG),
    phase: () => session.store.getState().phase,
    wait: (seconds: number) => {
      now += seconds;
    },
  };
}

let given = setUp();
beforeEach(() => {
  given = setUp();
});

describe('renewing', () => {
  it('creates a session from the provider’s and the exchange’s tokens and sets the flag', async () => {
    expect(await given.session.renew()).toBe('renewed');
    expect(given.session.store.getState()).toMatchObject({
      phase: 'signed-in',
      holder: {
        ...atProvider,
        accessToken: 'token-1',
        expiresAt: START + 900,
        userId: 'coach',
        scopes: aProfile().scopes,
      },
      profile: aProfile(),
    });
    expect(given.flag()).toBe('true');
  });

  it('that the provider refuses removes the flag and signs out', async () => {
    await given.session.renew();
    given.provider.renew.mockResolvedValue({ result: 'refused', description: 'login_required' });
    expect(await given.session.renew()).toBe('refused');
    expect(given.phase()).toBe('signed-out');
    expect(given.flag()).toBeNull();
  });

  it.each([401, 403])('that the exchange refuses with %d removes the flag too', async (status) => {
    given.ports.exchange.mockRejectedValue(refused('identity/exchange', status, 'identity-refused'));
    expect(await given.session.renew()).toBe('refused');
    expect(given.flag()).toBeNull();
  });

  it.each([
    [
      'the provider cannot be reached',
      () => given.provider.renew.mockResolvedValue({ result: 'unreachable', description: 'x' }),
    ],
    [
      'the exchange cannot be reached',
      () => given.ports.exchange.mockRejectedValue(new HttpError({ failure: 'unreachable', endpoint: 'x' })),
    ],
    ['the exchange fails', () => given.ports.exchange.mockRejectedValue(refused('x', 503, 'unavailable'))],
    [
      'the profile cannot be read',
      () => given.ports.readProfile.mockRejectedValue(new HttpError({ failure: 'timeout', endpoint: 'x' })),
    ],
  ])('locks and keeps the flag when %s', async (_, breakIt) => {
    given.ports.flag.set();
    breakIt();
    expect(await given.session.renew()).toBe('unreachable');
    expect(given.phase()).toBe('locked');
    expect(given.flag()).toBe('true');
  });

  it('without an answer changes nothing while the token is valid, and ends the session when it is not', async () => {
    await given.session.renew();
    given.provider.renew.mockResolvedValue({ result: 'unheard', description: 'login_required' });
    expect(await given.session.renew()).toBe('unreachable');
    expect(given.phase()).toBe('signed-in');
    given.wait(900);
    expect(await given.session.renew()).toBe('refused');
    expect(given.flag()).toBeNull();
  });

  it.each([
    ['does not leave the page while the token is good', 0, {}],
    ['may leave a page whose token is over', 900, { leaveFrom: '/prohealth' }],
  ])('%s', async (_, seconds, options) => {
    await given.session.renew();
    given.wait(seconds);
    await given.session.renew({ leaveFrom: '/prohealth' });
    expect(given.provider.renew).toHaveBeenLastCalledWith(options);
  });

  it.each([
    [
      'leaves a page that keeps nothing unsaved for a token that is over',
      '/prohealth',
      900,
      { leaveFrom: '/prohealth' },
    ],
    ['leaves no page that keeps something', undefined, 900, {}],
    ['leaves no page while the token is good', '/prohealth', 0, {}],
  ])('without a navigation for %s', async (_, from, seconds, options) => {
    await given.session.renew();
    given.ports.leaveFrom.mockReturnValue(from);
    given.wait(seconds);
    await given.session.renew();
    expect(given.provider.renew).toHaveBeenLastCalledWith(options);
  });

  it('does not lock while the token is valid, and locks when it is not', async () => {
    await given.session.renew();
    given.provider.renew.mockResolvedValue({ result: 'unreachable', description: 'x' });
    await given.session.renew();
    expect(given.phase()).toBe('signed-in');
    given.wait(900);
    await given.session.renew();
    expect(given.phase()).toBe('locked');
  });

  it('runs once for simultaneous callers', async () => {
    await Promise.all([given.session.renew(), given.session.renew()]);
    expect(given.provider.renew).toHaveBeenCalledOnce();
    await given.session.renew();
    expect(given.provider.renew).toHaveBeenCalledTimes(2);
  });

  it('runs again after one that started before a sign-in', async () => {
    const [, anew] = await Promise.all([given.session.renew(), given.session.renew({ anew: true })]);
    expect(anew).toBe('renewed');
    expect(given.provider.renew).toHaveBeenCalledTimes(2);
  });

  it('keeps the facility', async () => {
    await given.session.renew();
    await given.session.renew();
    expect(given.ports.exchange.mock.calls.map(([, facility]) => facility)).toEqual([
      undefined,
      aProfile().facility?.facilityId,
    ]);
  });

  it.each([
    ['at the provider', () => given.provider.renew],
    ['in the exchange', () => given.ports.exchange],
    ['in the profile', () => given.ports.readProfile],
  ])('that was running %s at a sign-out does not sign in', async (_, port) => {
    let go = () => {};
    const original = port().getMockImplementation() as (...args: unknown[]) => Promise<unknown>;
    const held = (...args: unknown[]) =>
      new Promise((resolve) => {
        go = () => resolve(original(...args));
      });
    port().mockImplementation(held as never);
    const renewing = given.session.renew();
    await settled();
    await given.session.signOut('signed-out');
    go();
    expect(await renewing).toBe('refused');
    expect(given.phase()).toBe('signed-out');
    expect(given.flag()).toBe('false');
  });
});

describe('signing in', () => {
  it('redirects to the provider with the requested path', async () => {
    await given.session.signIn('/prohealth');
    expect(given.provider.signIn).toHaveBeenCalledWith('/prohealth', undefined);
  });

  it('returns signed in', async () => {
    expect(await given.session.completeSignIn('https://x/auth/callback#code')).toMatchObject({
      result: 'signed-in',
      returnPath: '/prohealth',
    });
    expect(given.phase()).toBe('signed-in');
    expect(given.flag()).toBe('true');
  });

  it.each([
    [
      'the provider',
      () =>
        given.provider.completeSignIn.mockResolvedValue({ result: 'failed', description: 'Not on the list' }),
      'Not on the list',
    ],
    [
      'the exchange',
      () => given.ports.exchange.mockRejectedValue(new Error('exchange failed')),
      'exchange failed',
    ],
  ])('that %s fails is logged and logs out', async (_, breakIt, description) => {
    breakIt();
    expect(await given.session.completeSignIn('x')).toEqual({ result: 'failed', description });
    expect(given.ports.logError).toHaveBeenCalledWith(description);
    expect(given.session.store.getState()).toEqual({ phase: 'signed-out', reason: 'callback-failed' });
    expect(given.flag()).toBe('false');
  });

  it.each([
    ['nobody on the staff', 403, 'identity-unknown', 'not-on-staff'],
    ['somebody whose facilities are closed', 403, 'facility-closed', 'facility-closed'],
    ['a person who was deactivated', 403, 'staff-deactivated', 'deactivated'],
  ])('of %s says why it changes nothing', async (_, status, code, reason) => {
    given.ports.exchange.mockRejectedValue(refused('identity/exchange', status, code));
    expect(await given.session.completeSignIn('x')).toMatchObject({ result: 'failed', reason });
    expect(given.session.store.getState()).toEqual({ phase: 'signed-out', reason });
  });
});

describe('signing out', () => {
  it('forgets everything here before it redirects', async () => {
    await given.session.renew();
    given.provider.signOut.mockImplementation(async () => {
      expect(given.phase()).toBe('signed-out');
      expect(given.flag()).toBe('false');
    });
    await given.session.signOut('no-scopes');
    expect(given.provider.signOut).toHaveBeenCalledWith('id-token');
    expect(given.session.store.getState()).toEqual({ phase: 'signed-out', reason: 'no-scopes' });
  });
});

describe('an end in another tab', () => {
  it.each([
    ['by a logout', 'signed-out', { phase: 'ended-elsewhere' }],
    ['by a refused renewal', 'expired', { phase: 'signed-out', reason: undefined }],
  ] as const)(
    '%s forgets a token that is still valid, leaves the flag unchanged and notifies no provider',
    async (_, how, state) => {
      await given.session.renew();
      given.session.endedElsewhere(how);
      expect(given.session.store.getState()).toEqual(state);
      expect(given.flag()).toBe('true');
      expect(given.provider.signOut).not.toHaveBeenCalled();
      expect(await given.session.renew()).toBe('renewed');
    },
  );

  it('discards a running renewal, and a later one starts again', async () => {
    given.provider.renew.mockImplementationOnce(() => new Promise(() => {}));
    void given.session.renew();
    given.session.endedElsewhere('signed-out');
    expect(await given.session.renew()).toBe('renewed');
    expect(given.provider.renew).toHaveBeenCalledTimes(2);
  });
});

describe('another user at the provider', () => {
  const another = { ...atProvider, providerId: 'doctor', idToken: 'id-of-doctor' };

  it('gets no exchange and no waiting call, and keeps their own flag', async () => {
    await given.session.renew();
    given.session.invalidate();
    await settled();
    given.session.endedElsewhere('expired');
    const token = vi.fn();
    void given.session.accessToken().then(token);
    given.provider.renew.mockResolvedValueOnce({ result: 'renewed', session: another });
    expect(await given.session.renew()).toBe('refused');
    expect(given.phase()).toBe('another-person');
    expect(given.flag()).toBe('true');
    expect(given.ports.exchange).not.toHaveBeenCalledWith('id-of-doctor', expect.anything());
    expect(token).not.toHaveBeenCalled();
    await given.session.renew();
    await settled();
    expect(token).toHaveBeenCalledWith('token-3');
  });

  it('may sign in on an unused page, or one that a user left', async () => {
    await given.session.renew();
    await given.session.signOut('signed-out');
    given.provider.renew.mockResolvedValueOnce({ result: 'renewed', session: another });
    expect(await given.session.renew()).toBe('renewed');
  });
});

describe('the facility across a reload', () => {
  const here = aProfile().facility?.facilityId;

  it('is the same, and forgotten when the user signs out', async () => {
    await given.session.renew();
    expect(given.remembered()).toBe(here);
    await given.reload().renew();
    expect(given.ports.exchange).toHaveBeenLastCalledWith(expect.anything(), here);
    await given.session.signOut('signed-out');
    expect(given.remembered()).toBeUndefined();
  });

  it('is the first one for a user who no longer works there', async () => {
    given.ports.facility.set('elsewhere');
    given.ports.exchange.mockRejectedValueOnce(refused('identity/exchange', 403, 'facility-refused'));
    expect(await given.reload().renew()).toBe('renewed');
    expect(given.ports.exchange.mock.calls.map(([, facility]) => facility)).toEqual(['elsewhere', undefined]);
    expect(given.remembered()).toBe(here);
  });
});

describe('another facility', () => {
  const there = '01890000-0000-7000-8000-0000000000f9';
  const atThere = () =>
    aProfile({ facility: { facilityId: there, facilityName: 'There', timeZone: 'Asia/Kolkata' } });
  const lastAsked = () => given.ports.exchange.mock.calls.at(-1)?.[1];

  it('has another token and another profile, and later renewals keep it', async () => {
    await given.session.renew();
    given.ports.readProfile.mockResolvedValue(atThere());
    expect(await given.session.switchFacility(there)).toBe('renewed');
    expect(given.session.store.getState()).toMatchObject({
      holder: { accessToken: 'token-2' },
      profile: { facility: { facilityId: there } },
    });
    await given.session.renew();
    expect(lastAsked()).toBe(there);
  });

  it('where the user does not work changes nothing', async () => {
    await given.session.renew();
    given.ports.exchange.mockRejectedValueOnce(refused('identity/exchange', 403, 'facility-refused'));
    expect(await given.session.switchFacility(there)).toBe('facility-refused');
    expect(given.phase()).toBe('signed-in');
    expect(given.flag()).toBe('true');
    await given.session.renew();
    expect(lastAsked()).toBe(aProfile().facility?.facilityId);
  });

  it.each([
    [
      'refused',
      () => given.provider.renew.mockResolvedValue({ result: 'refused', description: 'x' }),
      'signed-out',
    ],
    [
      'unreachable',
      () => given.provider.renew.mockResolvedValue({ result: 'unreachable', description: 'x' }),
      'signed-in',
    ],
  ] as const)('with a provider that is %s', async (result, breakIt, phase) => {
    await given.session.renew();
    breakIt();
    expect(await given.session.switchFacility(there)).toBe(result);
    expect(given.phase()).toBe(phase);
  });

  it('waits for a running renewal, and no renewal at the old facility follows', async () => {
    await given.session.renew();
    const renewing = given.session.renew();
    given.ports.readProfile.mockResolvedValueOnce(aProfile()).mockResolvedValue(atThere());
    const switching = given.session.switchFacility(there);
    const joined = given.session.renew();
    expect(await Promise.all([renewing, switching, joined])).toEqual(['renewed', 'renewed', 'renewed']);
    expect(given.ports.exchange.mock.calls.map(([, facility]) => facility)).toEqual([
      undefined,
      aProfile().facility?.facilityId,
      there,
    ]);
  });

  it('is the first one for a user who no longer works at the previous facility', async () => {
    await given.session.renew();
    given.ports.exchange.mockRejectedValueOnce(refused('identity/exchange', 403, 'facility-refused'));
    expect(await given.session.renew()).toBe('renewed');
    expect(lastAsked()).toBeUndefined();
  });
});

describe('the idle lock', () => {
  it('persists through renewals of an open page, and ends with a sign-in that asks for the password', async () => {
    await given.session.renew();
    given.ports.flag.lock();
    expect(await given.session.renew()).toBe('renewed');
    expect(given.flag()).toBe('locked');
    await given.session.signIn('/prohealth');
    expect(given.provider.signIn).toHaveBeenCalledWith('/prohealth', { fresh: true });
    await given.session.completeSignIn('x');
    expect(given.flag()).toBe('true');
  });

  it('blocks pages that are loaded under it, and asks no provider', async () => {
    given.ports.flag.lock();
    expect(await given.session.renew()).toBe('refused');
    expect(given.phase()).toBe('signed-out');
    expect(given.flag()).toBe('locked');
    expect(given.provider.renew).not.toHaveBeenCalled();
  });
});

describe('a renewal that may redirect', () => {
  const PAGE = { leaveFrom: '/prohealth' };

  it.each([
    ['somebody was signed in', true, PAGE],
    ['nobody was', false, {}],
  ])('is requested when a page loads if %s', async (_, was, asked) => {
    if (was) given.ports.flag.set();
    given.provider.renew.mockResolvedValueOnce({ result: 'left' });
    await given.session.renew(PAGE);
    expect(given.provider.renew).toHaveBeenCalledWith(asked);
    expect(given.phase()).toBe('starting');
  });

  it('is never requested once the page shows something', async () => {
    await given.session.renew();
    await given.session.renew(PAGE);
    expect(given.provider.renew).toHaveBeenLastCalledWith({});
  });

  it('that returns refused is a refused renewal, not a failed callback', async () => {
    given.ports.flag.set();
    given.provider.completeSignIn.mockResolvedValue({ result: 'refused', returnPath: '/prohealth' });
    expect(await given.session.completeSignIn('x')).toEqual({ result: 'refused', returnPath: '/prohealth' });
    expect(given.session.store.getState()).toEqual({ phase: 'signed-out', reason: undefined });
    expect(given.flag()).toBeNull();
    expect(given.ports.logError).not.toHaveBeenCalled();
  });
});

describe('the access token', () => {
  it('is the session’s until a minute before its expiry, then a new one', async () => {
    await given.session.renew();
    given.wait(839);
    expect(await given.session.accessToken()).toBe('token-1');
    given.wait(1);
    expect(await given.session.accessToken()).toBe('token-2');
    expect(given.provider.renew).toHaveBeenCalledTimes(2);
  });

  it('waits until a user signs in', async () => {
    const token = given.session.accessToken();
    const notified = vi.fn();
    void token.then(notified);
    await settled();
    expect(notified).not.toHaveBeenCalled();
    await given.session.completeSignIn('x');
    expect(await token).toBe('token-1');
  });

  it('is not used again after a 401', async () => {
    await given.session.renew();
    given.session.invalidate();
    expect(await given.session.accessToken()).toBe('token-2');
  });

  it('cannot be invalidated while nobody is signed in', async () => {
    given.session.invalidate();
    await settled();
    expect(given.provider.renew).not.toHaveBeenCalled();
  });
});

describe('the flag', () => {
  it.each([
    ['true', 'signed-in', true, false],
    ['false', 'signed-out', false, false],
    ['locked', 'locked', false, true],
    ['yes', 'signed-out', false, false],
    [undefined, 'removed', false, false],
  ])('%s is read as %s', (value, read, set, locked) => {
    const flag = createLoggedInFlag(memoryStorage(value === undefined ? {} : { [FLAG]: value }));
    expect(readFlagValue(value ?? null)).toBe(read);
    expect(flag.isSet()).toBe(set);
    expect(flag.isLocked()).toBe(locked);
  });
});
