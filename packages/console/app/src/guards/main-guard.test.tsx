import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import {
  Around,
  type FakeConsole,
  fakeConsole,
  REFUSED,
  RENEWED,
  UNREACHABLE,
} from '../../test/fake-console.tsx';
import { profileOf } from '../../test/people.ts';
import { useProfile } from '../session/use-session.ts';
import { MainGuard } from './main-guard.tsx';

afterEach(cleanup);

function Screen() {
  const [text, setText] = useState('');
  return (
    <>
      <h1>Patients of {useProfile().name}</h1>
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/prohealth/next">Next</Link>
    </>
  );
}

function draw(fake: FakeConsole, path = '/prohealth') {
  render(
    <Around fake={fake} path={path}>
      <Routes>
        <Route path="/auth" element={<p>The sign-in area</p>} />
        <Route
          path="*"
          element={
            <MainGuard>
              <Screen />
            </MainGuard>
          }
        />
      </Routes>
    </Around>,
  );
}

const patients = () => screen.findByRole('heading', { name: 'Patients of Asha Coach' });

describe('MainGuard', () => {
  it('shows nothing of the page before the first renewal, then the page', async () => {
    draw(fakeConsole());
    expect(screen.queryByRole('heading')).toBeNull();
    expect(await patients()).toBeTruthy();
  });

  it('renews on every change of path, beside the page that is already there', async () => {
    const fake = fakeConsole();
    draw(fake);
    await patients();
    expect(fake.provider.renew).toHaveBeenCalledTimes(1);
    fake.provider.renew.mockImplementationOnce(() => new Promise(() => {}));
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(fake.provider.renew).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('heading', { name: 'Patients of Asha Coach' })).toBeTruthy();
  });

  it('sends a stranger to the sign-in area and keeps the address', async () => {
    const fake = fakeConsole();
    fake.provider.renew.mockResolvedValue(REFUSED);
    draw(fake, '/prohealth/searchByUhid?x=1');
    expect(await screen.findByText('The sign-in area')).toBeTruthy();
    expect(fake.care.notes.returnPath()).toBe('/prohealth/searchByUhid');
    expect(fake.care.notes.reason()).toBeUndefined();
  });

  it('leaves the page, so that its memory goes, when a signed-in person is refused', async () => {
    const fake = fakeConsole();
    draw(fake);
    await patients();
    fake.provider.renew.mockResolvedValue(REFUSED);
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(fake.leave).toHaveBeenCalledWith('/auth'));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(fake.care.notes.reason()).toBe('expired');
  });

  it('starts the login for the login parameter and draws no page', async () => {
    const fake = fakeConsole();
    draw(fake, '/prohealth/searchByUhid?login');
    await waitFor(() => expect(fake.provider.signIn).toHaveBeenCalledWith('/prohealth/searchByUhid'));
    expect(fake.provider.renew).not.toHaveBeenCalled();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('locks without patient data when the provider is away, and opens again on retry', async () => {
    const fake = fakeConsole();
    fake.care.flag.set();
    fake.provider.renew.mockResolvedValueOnce(UNREACHABLE);
    draw(fake);
    expect(await screen.findByText('The sign-in service cannot be reached')).toBeTruthy();
    expect(screen.queryByText(/Patients of/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await patients()).toBeTruthy();
  });
});

describe('MainGuard with something unsaved', () => {
  async function typed(fake: FakeConsole) {
    draw(fake);
    await patients();
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'dizzy since Monday');
    act(() => fake.care.unsaved.setDirty(true));
  }

  const typedText = () => screen.getByLabelText<HTMLInputElement>('Note').value;

  it('keeps the form unseen when the renewal is refused, and gives it back to its owner', async () => {
    const fake = fakeConsole();
    await typed(fake);
    fake.provider.renew.mockResolvedValueOnce(REFUSED);
    await act(async () => void (await fake.care.session.renew()));
    expect(await screen.findByRole('dialog', { name: 'Sign in again to go on' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull();
    expect(fake.leave).not.toHaveBeenCalled();
    await act(async () => void (await fake.care.session.renew()));
    expect(screen.getByRole('textbox', { name: 'Note' })).toBeTruthy();
    expect(typedText()).toBe('dizzy since Monday');
  });

  it('refuses another person, with the form kept', async () => {
    const fake = fakeConsole();
    await typed(fake);
    fake.person = profileOf({ sub: 'staff-2', name: 'Somebody Else' });
    await act(async () => void (await fake.care.session.renew()));
    expect(await screen.findByText(/Another person has signed in/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /Patients of/ })).toBeNull();
    expect(typedText()).toBe('dizzy since Monday');
  });

  it('forgets a token that is still valid when another tab logs out, whoever signs in there next', async () => {
    const fake = fakeConsole();
    await typed(fake);
    const otherTab = (newValue: string) =>
      act(async () => {
        if (newValue === 'true') fake.care.flag.set();
        else fake.care.flag.clear();
        window.dispatchEvent(new StorageEvent('storage', { key: 'careline.loggedIn', newValue }));
      });
    await otherTab('false');
    expect(await screen.findByRole('dialog', { name: 'Sign in again to go on' })).toBeTruthy();
    expect(fake.care.session.store.getState().phase).toBe('signed-out');
    fake.person = profileOf({ sub: 'staff-2', name: 'Somebody Else' });
    await otherTab('true');
    expect(await screen.findByText(/Another person has signed in/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /Patients of/ })).toBeNull();
  });

  it('goes to the sign-in area when the person gives it up', async () => {
    const fake = fakeConsole();
    await typed(fake);
    fake.provider.renew.mockResolvedValue(REFUSED);
    await act(async () => void (await fake.care.session.renew()));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard what I entered' }));
    await waitFor(() => expect(fake.leave).toHaveBeenCalledWith('/auth'));
  });

  it('keeps it, unseen, while the provider is away', async () => {
    const fake = fakeConsole();
    await typed(fake);
    fake.provider.renew.mockResolvedValueOnce(UNREACHABLE);
    const holder = fake.care.session.store.getState();
    if (holder.phase !== 'signed-in') throw new Error('nobody is signed in');
    act(() =>
      fake.care.session.store.setState({ ...holder, holder: { ...holder.holder, expiresAt: 0 } }, true),
    );
    await act(async () => void (await fake.care.session.renew()));
    expect(await screen.findByText('The sign-in service cannot be reached')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull();
    fake.provider.renew.mockResolvedValue(RENEWED);
    await act(async () => void (await fake.care.session.renew()));
    expect(typedText()).toBe('dizzy since Monday');
  });
});
