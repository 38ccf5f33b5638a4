// spec: 18, 21, 26-28, 33, 173, 179, 217, 230

import { addStatus } from '@careline/core/internal/calls';
import { updateAccountChoice as SAVE } from '@careline/core/internal/preferences';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  Around,
  type FakeConsole,
  fakeConsole,
  REFUSED,
  RENEWED,
  RENEWED_AS_ANOTHER,
  UNREACHABLE,
} from '../../test/fake-console.tsx';
import { useProfile } from '../session/use-session.ts';
import { MainGuard } from './main-guard.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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

/** Any save will do. */
const CHOICE = { type: 'ACCOUNT_INFO', preferenceInfo: {} } as const;

/** Changes the flag as another tab would. */
function otherTab({ care }: FakeConsole, value: 'true' | 'false' | 'locked' | null): void {
  if (value === 'true') care.flag.unlock();
  else if (value === 'false') care.flag.clear();
  else if (value === 'locked') care.flag.lock();
  else care.flag.remove();
  window.dispatchEvent(new StorageEvent('storage', { key: 'careline.loggedIn', newValue: value }));
}

const renewed = (fake: FakeConsole) => act(async () => void (await fake.care.session.renew()));

const patients = () => screen.findByRole('heading', { name: 'Patients of Asha Coach' });

describe('MainGuard', () => {
  it('shows nothing of the page until the first renewal, then the page', async () => {
    draw(fakeConsole());
    expect(screen.queryByRole('heading')).toBeNull();
    expect(await patients()).toBeTruthy();
  });

  it('renews on every change of path while the page stays', async () => {
    const fake = fakeConsole();
    draw(fake);
    await patients();
    expect(fake.provider.renew).toHaveBeenCalledTimes(1);
    fake.provider.renew.mockImplementationOnce(() => new Promise(() => {}));
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(fake.provider.renew).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('heading', { name: 'Patients of Asha Coach' })).toBeTruthy();
  });

  it('sends signed-out visitors to the sign-in area and keeps the address', async () => {
    const fake = fakeConsole();
    fake.provider.renew.mockResolvedValue(REFUSED);
    draw(fake, '/prohealth/searchByUhid?x=1');
    expect(await screen.findByText('The sign-in area')).toBeTruthy();
    expect(fake.care.notes.returnPath()).toBe('/prohealth/searchByUhid');
    expect(fake.care.notes.reason()).toBeUndefined();
  });

  it('unmounts the page, and with it its memory, when a signed-in user is refused', async () => {
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
    await waitFor(() => expect(fake.provider.signIn).toHaveBeenCalledWith('/prohealth/searchByUhid', {}));
    expect(fake.provider.renew).not.toHaveBeenCalled();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('may redirect for the renewal of a signed-in user while it shows nothing', async () => {
    const fake = fakeConsole();
    fake.care.flag.set();
    fake.provider.renew.mockResolvedValueOnce({ result: 'left' });
    draw(fake, '/prohealth/searchByUhid');
    await waitFor(() =>
      expect(fake.provider.renew).toHaveBeenCalledWith({ leaveFrom: '/prohealth/searchByUhid' }),
    );
    expect(screen.queryByText('The sign-in area')).toBeNull();
  });

  it('says that it logs out when another tab does, then goes to the sign-in area', async () => {
    const fake = fakeConsole();
    draw(fake);
    await patients();
    act(() => otherTab(fake, 'false'));
    expect((await screen.findByText(/Logging out now/)).textContent).toBe('Logging out now ');
    expect(screen.queryByRole('heading', { name: /Patients of/ })).toBeNull();
    await waitFor(() => expect(fake.leave).toHaveBeenCalledWith('/auth'));
    expect(fake.care.notes.reason()).toBe('signed-out');
  });

  it('locks without patient data when the provider is down, and opens again on retry', async () => {
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

describe('MainGuard with unsaved work', () => {
  async function typed(fake: FakeConsole) {
    draw(fake);
    await patients();
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'dizzy since Monday');
    act(() => fake.care.unsaved.setDirty(true));
  }

  const note = () => screen.getByLabelText<HTMLInputElement>('Note');
  const isReachable = () => note().closest('[inert]') === null;
  const isSeen = () => note().closest('[hidden]') === null;

  it('keeps the form visible but out of reach when the renewal is refused, and restores focus and caret', async () => {
    const fake = fakeConsole();
    await typed(fake);
    note().setSelectionRange(6, 11);
    fake.provider.renew.mockResolvedValueOnce(REFUSED);
    await renewed(fake);
    expect(await screen.findByRole('dialog', { name: 'Sign in again to continue' })).toBeTruthy();
    expect([isSeen(), isReachable()]).toEqual([true, false]);
    expect(document.activeElement).not.toBe(note());
    expect(fake.leave).not.toHaveBeenCalled();
    await renewed(fake);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([isSeen(), isReachable()]).toEqual([true, true]);
    expect(note().value).toBe('dizzy since Monday');
    expect(document.activeElement).toBe(note());
    expect([note().selectionStart, note().selectionEnd]).toEqual([6, 11]);
  });

  it('does the same when another tab’s renewal was refused', async () => {
    const fake = fakeConsole();
    await typed(fake);
    await act(async () => otherTab(fake, null));
    expect(await screen.findByRole('dialog', { name: 'Sign in again to continue' })).toBeTruthy();
    expect(isSeen()).toBe(true);
  });

  it.each([
    ['opens a window', true],
    ['offers a tab where the browser blocks it', false],
  ])('%s for the sign-in', async (_, opens) => {
    const popup = { opener: window, focus: vi.fn() };
    const open = vi.spyOn(window, 'open').mockReturnValue(opens ? (popup as never) : null);
    const fake = fakeConsole();
    await typed(fake);
    await act(async () => otherTab(fake, null));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in in a new window' }));
    expect(open).toHaveBeenCalledWith('/?login=again', 'careline-sign-in', expect.stringContaining('popup'));
    const tab = screen.queryByRole('link', { name: 'Sign in in a new tab' });
    expect(tab?.getAttribute('href')).toBe(opens ? undefined : '/?login=again');
    if (opens) expect(popup.opener).toBeNull();
  });

  it('resends a save that got a 401, with its key, when its owner is back', async () => {
    const keys: (string | null)[] = [];
    const fake = fakeConsole({
      '/api/preference/update': (request: Request) => {
        keys.push(request.headers.get('idempotency-key'));
        if (keys.length > 1) return { code: 1, preferenceInfo: {} };
        throw new Response(null, { status: 401 });
      },
    });
    await typed(fake);
    fake.provider.renew.mockResolvedValueOnce(REFUSED);
    const saving = fake.care.http.call(SAVE, { body: CHOICE, idempotencyKey: 'key-1' });
    expect(await screen.findByRole('dialog', { name: 'Sign in again to continue' })).toBeTruthy();
    expect(keys).toEqual(['key-1']);
    await renewed(fake);
    expect(await saving).toMatchObject({ code: 1 });
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it('refuses another user, keeps the form hidden, and asks the provider for the password', async () => {
    const fake = fakeConsole();
    await typed(fake);
    fake.provider.renew.mockResolvedValueOnce(RENEWED_AS_ANOTHER);
    await renewed(fake);
    expect(await screen.findByText(/Another person has signed in/)).toBeTruthy();
    expect(isSeen()).toBe(false);
    expect(note().value).toBe('dizzy since Monday');
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in in a new window' }));
    expect(open.mock.calls[0]?.[0]).toBe('/?login=as-myself');
    act(() => fake.tabs.post({ kind: 'signed-in' }));
    await waitFor(() => expect(isSeen()).toBe(true));
  });

  it('forgets a token that is still valid when another tab logs out, before any next sign-in', async () => {
    const fake = fakeConsole();
    await typed(fake);
    act(() => otherTab(fake, 'false'));
    expect(await screen.findByRole('dialog', { name: 'Sign in again to continue' })).toBeTruthy();
    expect(isSeen()).toBe(false);
    expect(fake.care.session.store.getState().phase).toBe('ended-elsewhere');
    fake.provider.renew.mockResolvedValueOnce(RENEWED_AS_ANOTHER);
    act(() => otherTab(fake, 'true'));
    expect(await screen.findByText(/Another person has signed in/)).toBeTruthy();
    expect(isSeen()).toBe(false);
  });

  it('goes to the sign-in area only after the user confirms giving up the work', async () => {
    const fake = fakeConsole();
    await typed(fake);
    fake.provider.renew.mockResolvedValue(REFUSED);
    await renewed(fake);
    await userEvent.click(await screen.findByRole('button', { name: 'Do not sign in' }));
    expect(screen.getByRole('dialog', { name: 'Discard what you entered?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(note().value).toBe('dizzy since Monday');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText(/are lost\.$/)).toBeTruthy();
    expect(fake.leave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard what I entered' }));
    await waitFor(() => expect(fake.leave).toHaveBeenCalledWith('/auth'));
  });

  it('keeps the work hidden while the provider is down', async () => {
    const fake = fakeConsole();
    await typed(fake);
    fake.provider.renew.mockResolvedValueOnce(UNREACHABLE);
    const holder = fake.care.session.store.getState();
    if (holder.phase !== 'signed-in') throw new Error('nobody is signed in');
    act(() =>
      fake.care.session.store.setState({ ...holder, holder: { ...holder.holder, expiresAt: 0 } }, true),
    );
    await renewed(fake);
    expect(await screen.findByText('The sign-in service cannot be reached')).toBeTruthy();
    expect(isSeen()).toBe(false);
    fake.provider.renew.mockResolvedValue(RENEWED);
    await renewed(fake);
    expect(note().value).toBe('dizzy since Monday');
  });
});

describe('MainGuard while the user is away', () => {
  const locked = () => screen.findByRole('heading', { name: 'Careline is locked' });
  /** In minutes: long enough to draw the page, short enough to wait for. */
  const SHORT = { idleLockMinutes: 0.005 };

  async function leftAlone() {
    const fake = fakeConsole({}, SHORT);
    draw(fake);
    await patients();
    const note = screen.getByLabelText<HTMLInputElement>('Note');
    await userEvent.type(note, 'dizzy');
    document.title = 'Meera Joshi · Careline';
    await locked();
    return { fake, note };
  }

  it('covers the page, including its title, and keeps its content', async () => {
    const { fake, note } = await leftAlone();
    expect(note.closest('[hidden][inert]')).not.toBeNull();
    expect(screen.queryByRole('heading', { name: /Patients of/ })).toBeNull();
    expect(document.title).toBe('Locked · Careline');
    await waitFor(() => expect(fake.care.flag.isLocked()).toBe(true));
    expect(fake.care.session.store.getState().phase).toBe('signed-in');
    expect(note.value).toBe('dizzy');
  });

  it('shows how much waits to be sent, without names', async () => {
    const path = '/api/routine/status/v2/add';
    const offline = () => {
      throw new TypeError('Failed to fetch');
    };
    const fake = fakeConsole({ [path]: offline }, SHORT);
    draw(fake);
    await patients();
    const { outbox } = await fake.care.unsent.open();
    const id = '00000000-0000-4000-8000-000000000001';
    const metaInfo = { updatedAt: 1, source: 'manual' } as const;
    const status = { id, disposition: 'busy', endedAt: 1, metaInfo } as const;
    await outbox.enqueue(addStatus, { body: { contactId: id, vitaId: id, status }, patient: id });
    await locked();
    expect(
      await screen.findByText(/^1 entry is saved on this device and will be sent as soon as possible/),
    ).toBeTruthy();
  });

  it('opens unchanged for its owner after a sign-in', async () => {
    const { fake, note } = await leftAlone();
    await waitFor(() => expect(fake.care.flag.isLocked()).toBe(true));
    act(() => otherTab(fake, 'true'));
    await waitFor(() => expect(note.closest('[hidden], [inert]')).toBeNull());
    expect(document.title).toBe('Meera Joshi · Careline');
    expect(document.activeElement).toBe(note);
  });

  it.each([
    ['another person', RENEWED_AS_ANOTHER],
    ['nobody the provider knows', REFUSED],
  ])('does not open for %s', async (_, renewal) => {
    const { fake } = await leftAlone();
    fake.provider.renew.mockResolvedValue(renewal);
    act(() => otherTab(fake, 'true'));
    await waitFor(() => expect(fake.leave).toHaveBeenCalledWith('/auth'));
    expect(screen.queryByRole('heading', { name: /Patients of/ })).toBeNull();
  });

  it('stays covered while the provider cannot confirm the user, and asks again on request', async () => {
    const { fake, note } = await leftAlone();
    fake.provider.renew.mockResolvedValue(UNREACHABLE);
    act(() => otherTab(fake, 'true'));
    expect(await screen.findByText('Your sign-in could not be confirmed')).toBeTruthy();
    expect(note.closest('[hidden][inert]')).not.toBeNull();
    fake.provider.renew.mockResolvedValue(RENEWED);
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    await waitFor(() => expect(note.closest('[hidden]')).toBeNull());
  });

  it('is covered at once when another tab locks, and can log out from there', async () => {
    const fake = fakeConsole();
    draw(fake);
    await patients();
    act(() => otherTab(fake, 'locked'));
    await locked();
    expect(screen.getByText('To continue, sign in again as Asha Coach.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(fake.provider.signOut).toHaveBeenCalled());
    expect(fake.care.notes.reason()).toBe('signed-out');
  });

  it('blocks a page that is loaded under the lock, and says why', async () => {
    const fake = fakeConsole();
    fake.care.flag.lock();
    draw(fake);
    expect(await screen.findByText('The sign-in area')).toBeTruthy();
    expect(fake.provider.renew).not.toHaveBeenCalled();
    expect(fake.care.notes.reason()).toBe('idle');
  });

  it('signs in again in a separate window', async () => {
    const fake = fakeConsole();
    fake.care.flag.lock();
    draw(fake, '/?login=again');
    await waitFor(() =>
      expect(fake.provider.signIn).toHaveBeenCalledWith(undefined, { beside: true, fresh: true }),
    );
  });
});
