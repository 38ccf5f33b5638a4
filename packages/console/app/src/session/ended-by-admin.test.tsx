import { getProfile, listAppScopes } from '@careline/core/internal/identity';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, Around, type FakeConsole, fakeConsole } from '../../test/fake-console.tsx';
import { MainGuard } from '../guards/main-guard.tsx';
import { AuthPage } from '../pages/auth/auth-page.tsx';
import { CallbackPage } from '../pages/auth/callback-page.tsx';

const refusal = (status: number, code: string) => () => {
  const problem = { type: 'about:blank', title: 'Refused', status, code };
  throw new Response(JSON.stringify(problem), { status });
};

const ENDED = refusal(401, 'session-ended');
const DEACTIVATED = refusal(403, 'staff-deactivated');

function draw(fake: FakeConsole, path = '/prohealth') {
  render(
    <Around fake={fake} path={path}>
      <Routes>
        <Route path="/auth" element={<AuthPage />} />
        <Route path="/auth/callback" element={<CallbackPage />} />
        <Route
          path="*"
          element={
            <MainGuard>
              <p>The page</p>
            </MainGuard>
          }
        />
      </Routes>
    </Around>,
  );
}

const CASES = [
  ['a sign-out', ENDED, 'signed-out-by-admin', /An administrator signed you out/],
  ['a deactivation', DEACTIVATED, 'deactivated', /your account was deactivated/],
] as const;

describe('an administrator’s decision', () => {
  it.each(CASES)('ends the session at the next call: %s', async (_, refuse, reason) => {
    const fake = fakeConsole({ '/api/auth/app/scopes': refuse });
    draw(fake);
    await screen.findByText('The page');
    await act(async () => {
      const calls = [fake.care.http.call(listAppScopes), fake.care.http.call(listAppScopes)];
      await Promise.allSettled(calls);
    });
    await waitFor(() => expect(fake.provider.signOut).toHaveBeenCalledExactlyOnceWith('id-token'));
    expect(screen.queryByText('The page')).toBeNull();
    expect(fake.care.notes.reason()).toBe(reason);
    expect(fake.care.flag.isSet()).toBe(false);
  });

  it.each(CASES)('refuses the renewal: %s', async (_, refuse, reason) => {
    let refused = false;
    const answers: Answers = {
      '/api/identityExchange': () => {
        if (refused) refuse();
        const expiresAt = Math.floor(Date.now() / 1000) + 3600;
        return { token: 'access', resourceInfo: { resourceId: 'r', expiresAt, facility: null } };
      },
    };
    const fake = fakeConsole(answers);
    draw(fake);
    await screen.findByText('The page');
    refused = true;
    await act(async () => void (await fake.care.session.renew()));
    await waitFor(() => expect(fake.provider.signOut).toHaveBeenCalled());
    expect(fake.care.notes.reason()).toBe(reason);
    await expect(
      Promise.race([fake.care.http.call(getProfile).then(() => 'answered'), Promise.resolve('waits')]),
    ).resolves.toBe('waits');
  });

  it.each(CASES)('refuses a sign-in, and /auth says so: %s', async (_, refuse, reason, words) => {
    const fake = fakeConsole({ '/api/identityExchange': refuse });
    vi.spyOn(history, 'replaceState').mockImplementation(() => undefined);
    draw(fake, '/auth/callback');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(fake.care.notes.reason()).toBe(reason);
    expect(fake.provider.signOut).toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
