// spec: 18-20, 22-24, 29-32, 35, 188, 206, 233, 236

import { render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Around, type FakeConsole, fakeConsole, REFUSED, signedIn } from '../../test/fake-console.tsx';
import { profileOf } from '../../test/people.ts';
import { CallbackPage } from '../pages/auth/callback-page.tsx';
import CommonArea from './common-area.tsx';
import { MainGuard } from './main-guard.tsx';
import { ScopeGate } from './scope-gate.tsx';

const guarded = (page: ReactNode) => <MainGuard>{page}</MainGuard>;

function draw(fake: FakeConsole, path: string) {
  render(
    <Around fake={fake} path={path}>
      <Routes>
        <Route path="/auth" element={<p>The sign-in area</p>} />
        <Route path="/auth/callback" element={<CallbackPage />} />
        <Route index element={guarded(<CommonArea />)} />
        <Route
          path="*"
          element={guarded(
            <ScopeGate>
              <p>The screen</p>
            </ScopeGate>,
          )}
        />
      </Routes>
    </Around>,
  );
}

function person(...scopes: string[]): FakeConsole {
  const fake = fakeConsole();
  fake.person = profileOf({ scopes });
  return fake;
}

describe('the empty path', () => {
  it('leads to the programme area', async () => {
    draw(person('prohealth'), '/');
    expect(await screen.findByText('The screen')).toBeTruthy();
  });

  it.each([
    ['no scopes', [], 'no-scopes'],
    ['a scope of no area', ['alerts'], 'unsupported-scope'],
    ['an entry without its area', ['search'], 'unsupported-scope'],
  ] as const)('logs out with %s', async (_, scopes, reason) => {
    const fake = person(...scopes);
    draw(fake, '/');
    await waitFor(() => expect(fake.provider.signOut).toHaveBeenCalledWith('id-token'));
    expect(fake.care.notes.reason()).toBe(reason);
    expect(fake.care.flag.isSet()).toBe(false);
  });

  it('goes to the sign-in area itself when the provider cannot be reached', async () => {
    const fake = person();
    fake.provider.signOut.mockRejectedValue(new Error('no network'));
    draw(fake, '/');
    await waitFor(() => expect(fake.leave).toHaveBeenCalledWith('/auth'));
  });
});

describe('the programme area', () => {
  it('shows that access is missing without the scope of the entry, and does not log out', async () => {
    const fake = person('prohealth', 'search');
    draw(fake, '/prohealth/hmCallInfo');
    expect(await screen.findByRole('heading', { name: 'You do not have access to this page' })).toBeTruthy();
    expect(screen.getByText(/Your account does not have access to “Call Info”/)).toBeTruthy();
    expect(screen.getByText('Ask your administrator for “Call Info”.')).toBeTruthy();
    const open = within(screen.getByRole('navigation', { name: 'You can open' })).getAllByRole('link');
    expect(open.map((link) => link.textContent)).toEqual(['Dashboard', 'Search']);
    expect(fake.provider.signOut).not.toHaveBeenCalled();
  });

  it.each([
    ['of an area beside it', '/settings', 'Settings'],
    ['of a screen below such an area', '/auditor/people', 'Audit'],
    ['of an entry, in another letter case', '/prohealth/CALL-STATUS-HISTORY', 'Call Status History'],
  ])('names the missing screen %s', async (_, path, area) => {
    draw(person('prohealth', 'search'), path);
    expect(await screen.findByText(`Ask your administrator for “${area}”.`)).toBeTruthy();
    expect(screen.queryByText('The screen')).toBeNull();
  });

  it('opens an entry by its prefixed scope', async () => {
    draw(person('prohealth:hmcallInfo'), '/prohealth/hmCallInfo');
    expect(await screen.findByText('The screen')).toBeTruthy();
  });
});

describe('the callback from the provider', () => {
  it('continues by the empty path to the requested address', async () => {
    const fake = person('prohealth', 'search');
    fake.provider.completeSignIn.mockResolvedValue(signedIn('/prohealth/searchByUhid'));
    draw(fake, '/auth/callback');
    expect(await screen.findByText('The screen')).toBeTruthy();
    expect(fake.provider.completeSignIn).toHaveBeenCalledTimes(1);
    expect(fake.care.notes.returnPath()).toBeUndefined();
  });

  it('logs a failure, its description first, and logs the user out', async () => {
    const fake = person('prohealth');
    fake.provider.completeSignIn.mockResolvedValue({ result: 'failed', description: 'Too late' });
    fake.provider.renew.mockResolvedValue(REFUSED);
    draw(fake, '/auth/callback');
    expect(await screen.findByText('The sign-in area')).toBeTruthy();
    expect(fake.logError).toHaveBeenCalledWith('Too late');
    expect(fake.care.notes.reason()).toBe('callback-failed');
  });
});
