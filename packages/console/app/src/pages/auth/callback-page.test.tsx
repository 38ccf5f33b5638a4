import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Around, type FakeConsole, fakeConsole, signedIn } from '../../../test/fake-console.tsx';
import { CallbackPage } from './callback-page.tsx';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function draw(fake: FakeConsole, address = '/auth/callback?code=new&state=s') {
  history.replaceState(null, '', address);
  render(
    <Around fake={fake} path="/auth/callback">
      <Routes>
        <Route path="/auth/callback" element={<CallbackPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </Around>,
  );
}

describe('the callback of the provider', () => {
  it('goes to the empty path and keeps the requested address', async () => {
    const fake = fakeConsole();
    fake.provider.completeSignIn.mockResolvedValue(signedIn('/prohealth/searchByUhid'));
    draw(fake);
    expect(await screen.findByText('at /')).toBeTruthy();
    expect(fake.care.notes.returnPath()).toBe('/prohealth/searchByUhid');
    expect(fake.closeWindow).not.toHaveBeenCalled();
  });

  it('in a separate window closes it, ends the idle lock and notifies the page', async () => {
    const fake = fakeConsole();
    fake.care.flag.lock();
    fake.provider.completeSignIn.mockResolvedValue(signedIn(undefined, true));
    draw(fake);
    expect((await screen.findByText('You are signed in again')).closest('[role="status"]')).toBeTruthy();
    expect(fake.closeWindow).toHaveBeenCalledTimes(1);
    expect(fake.tabs.messages).toContainEqual({ kind: 'signed-in' });
    expect(fake.care.flag.isSet()).toBe(true);
  });

  it('that fails in a separate window stays there and starts again', async () => {
    const fake = fakeConsole();
    fake.provider.completeSignIn.mockResolvedValue({
      result: 'failed',
      description: 'Too late',
      beside: true,
    });
    draw(fake);
    await userEvent.click(await screen.findByRole('button', { name: /Try again/ }));
    expect(await screen.findByText('at /?login=again')).toBeTruthy();
    expect(fake.logError).toHaveBeenCalledWith('Too late');
    expect(fake.closeWindow).not.toHaveBeenCalled();
  });

  it('visited again with Back leads to the page of the signed-in user', async () => {
    const fake = fakeConsole();
    fake.care.flag.set();
    draw(fake, '/auth/callback');
    expect(await screen.findByText('at /')).toBeTruthy();
    expect(fake.provider.completeSignIn).not.toHaveBeenCalled();
    expect(fake.care.notes.reason()).toBeUndefined();
  });

  it('after a refused renewal goes to the sign-in area and is not an error', async () => {
    const fake = fakeConsole();
    fake.care.flag.set();
    fake.provider.completeSignIn.mockResolvedValue({ result: 'refused', returnPath: '/prohealth' });
    draw(fake);
    expect(await screen.findByText('at /auth')).toBeTruthy();
    await waitFor(() => expect(fake.care.notes.reason()).toBe('expired'));
    expect(fake.care.notes.returnPath()).toBe('/prohealth');
    expect(fake.logError).not.toHaveBeenCalled();
  });
});
