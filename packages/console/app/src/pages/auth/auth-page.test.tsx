// spec: 15, 16, 18, sign-in-poster

import { SignInError } from '@careline/core/internal/session';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Around, type FakeConsole, fakeConsole } from '../../../test/fake-console.tsx';
import type { AuthReason } from '../../session/sign-in-notes.ts';
import { AuthPage } from './auth-page.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function draw(fake: FakeConsole) {
  render(
    <Around fake={fake} path="/auth">
      <Routes>
        <Route path="/auth" element={<AuthPage />} />
        <Route path="/" element={<p>The empty path</p>} />
      </Routes>
    </Around>,
  );
}

describe('AuthPage', () => {
  it('names the programme area and goes to the provider with the requested address', async () => {
    const fake = fakeConsole();
    fake.care.notes.setReturnPath('/prohealth/searchByUhid');
    draw(fake);
    expect(screen.getByRole('heading', { level: 1, name: 'Health Programmes' })).toBeTruthy();
    expect(screen.getByText('Delivering Care Made Easy')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(fake.provider.signIn.mock.calls[0]?.[0]).toBe('/prohealth/searchByUhid');
    expect(document.title).toBe('Sign in · Careline');
  });

  it.each<[AuthReason, RegExp]>([
    ['no-scopes', /your account has no scopes yet/],
    ['unsupported-scope', /none of your scopes opens an area/],
    ['no-segment', /You were logged out because the address was incomplete/],
    ['signed-out', /You are logged out/],
    ['not-on-staff', /You signed in, but this account is not on the staff list/],
    ['facility-closed', /the facility you work at is closed/],
    ['callback-failed', /The sign-in did not finish/],
    ['expired', /Your sign-in has ended/],
    ['idle', /The console was locked because it was not used for a while/],
  ])('gives the reason: %s', (reason, text) => {
    const fake = fakeConsole();
    fake.care.notes.setReason(reason);
    draw(fake);
    expect(screen.getByText(text).role).toBe('status');
  });

  it.each([
    ['is away', new SignInError('unreachable'), /did not answer/],
    [
      'is not what answers',
      new SignInError('answer-invalid'),
      /The answer did not come from the sign-in service/,
    ],
    ['cannot be asked', new Error('no network'), /did not answer/],
  ])('says what to do when the provider %s, and retries', async (_, error, words) => {
    const fake = fakeConsole();
    fake.provider.signIn.mockRejectedValueOnce(error);
    draw(fake);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByText(words)).closest('[role="alert"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(fake.provider.signIn).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByText(/could not be opened/)).toBeNull());
  });

  it('says after 8 seconds that the provider is slow, and can be cancelled', async () => {
    const fake = fakeConsole();
    fake.provider.signIn.mockImplementation(() => new Promise(() => {}));
    draw(fake);
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    act(() => vi.advanceTimersByTime(7_999));
    expect(screen.queryByText(/The sign-in service is taking a long time/)).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByText(/The sign-in service is taking a long time/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(fake.provider.signIn.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(screen.queryByText(/The sign-in service is taking a long time/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });

  it('asks for the password again after the wrong account', async () => {
    const fake = fakeConsole();
    fake.care.notes.setReason('not-on-staff');
    draw(fake);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(fake.provider.signIn.mock.calls[0]?.[1]).toMatchObject({ fresh: true });
  });

  it('continues when another tab signs in', async () => {
    draw(fakeConsole());
    window.dispatchEvent(new StorageEvent('storage', { key: 'careline.loggedIn', newValue: 'true' }));
    expect(await screen.findByText('The empty path')).toBeTruthy();
  });

  it('shows no demo accounts where there are none', () => {
    draw(fakeConsole());
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('signs in with a demo account in one press', async () => {
    const coach = { email: 'coach@careline.example', name: 'Asha Coach', roles: ['Coordinator'] };
    const fake = fakeConsole({}, { demo: { emails: [], people: [coach, { email: 7 }] } });
    draw(fake);
    await userEvent.click(screen.getByRole('button', { name: 'Asha Coach Coordinator' }));
    expect(fake.provider.signIn.mock.calls[0]?.[1]).toMatchObject({ fresh: true, hint: coach.email });
  });

  it('uses the language and theme chosen on it', async () => {
    const fake = fakeConsole();
    draw(fake);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'hi');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'High contrast');
    expect(fake.care.appearance.get()).toMatchObject({ locale: 'hi', theme: 'contrast' });
  });
});
