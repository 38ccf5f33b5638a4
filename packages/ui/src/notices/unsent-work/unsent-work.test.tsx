import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test';
import { SignOutQuestion, UnsentIndicator, type UnsentItem } from './index.ts';

const item = (id: string, facts: Partial<UnsentItem> = {}): UnsentItem => ({
  id,
  kind: 'registration',
  name: `Name${id}`,
  state: 'waiting',
  at: Date.UTC(2026, 0, 5, 9),
  maybeStored: false,
  ...facts,
});

function show(items: readonly UnsentItem[], possible = true, locale?: string) {
  const handlers = {
    onOpen: vi.fn(),
    onRetry: vi.fn(async () => possible),
    onWithdraw: vi.fn(async () => possible),
  };
  const canOpen = ({ kind }: UnsentItem) => kind === 'registration';
  const drawn = (now: readonly UnsentItem[]) => (
    <UnsentIndicator items={now} canOpen={canOpen} {...handlers} />
  );
  const { rerender } = renderUi(drawn(items), locale ? { locale } : {});
  return { ...handlers, become: (now: readonly UnsentItem[]) => rerender(drawn(now)) };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('unsent work', () => {
  it.each<[string, readonly UnsentItem[]]>([
    ['1 waiting to be sent', [item('1')]],
    ['2 waiting to be sent', [item('1'), item('2', { state: 'sending' })]],
    ['1 needs your attention', [item('1', { state: 'refused' })]],
    [
      '1 waiting to be sent, 2 need your attention',
      [item('1'), item('2', { state: 'conflict' }), item('3', { state: 'refused' })],
    ],
  ])('is counted: %s', (name, items) => {
    show(items);
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('is hidden when there is none', () => {
    show([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows its patient and state, and that all was sent', async () => {
    const items = [
      item('1', { maybeStored: true }),
      item('2', { kind: 'call', name: undefined, state: 'refused', merged: true, requestId: 'req-7' }),
    ];
    const { become } = show(items);
    await press(/waiting to be sent/);
    const panel = screen.getByRole('dialog', { name: 'Not sent yet' });
    const rows = within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^Registration of Name1Waiting to be sent.*may already have it/);
    expect(rows[1]).toMatch(
      /^Call with an unnamed patientRefused by the server.*was merged with another one.*req-7/,
    );
    expect(within(panel).queryByRole('button', { name: /^Open: Call/ })).toBeNull();
    become([]);
    expect(within(panel).getByText('Everything was sent.')).toBeTruthy();
  });

  it('is sent, opened and withdrawn by the user', async () => {
    const { onRetry, onOpen, onWithdraw } = show([item('1')]);
    await press(/waiting to be sent/);
    await press('Send now: Registration of Name1');
    expect(onRetry).toHaveBeenCalledOnce();
    await press('Withdraw: Registration of Name1');
    await press('Keep it');
    expect(onWithdraw).not.toHaveBeenCalled();
    await press('Withdraw: Registration of Name1');
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Withdraw this?' })).getByRole('button', {
        name: 'Withdraw',
      }),
    );
    expect(onWithdraw).toHaveBeenCalledOnce();
    await press('Open: Registration of Name1');
    expect(onOpen).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog', { name: 'Not sent yet' })).toBeNull();
  });

  it('says when an action is not possible now', async () => {
    show([item('1')], false);
    await press(/waiting to be sent/);
    await press('Send now: Registration of Name1');
    await screen.findByText(/That is not possible now/);
  });

  it('uses Hindi', () => {
    show([item('1'), item('2')], true, 'hi');
    expect(screen.getByRole('button', { name: '2 भेजे जाने की प्रतीक्षा में' })).toBeTruthy();
  });
});

describe('signing out', () => {
  const ask = (unknown = false, onSignOut = vi.fn(() => Promise.resolve())) => {
    const onStay = vi.fn();
    const lost = {
      items: unknown ? [] : [item('1', { state: 'draft' })],
      unreadable: unknown ? 0 : 2,
      unknown,
    };
    renderUi(<SignOutQuestion lost={lost} onStay={onStay} onSignOut={onSignOut} />);
    return { onStay, onSignOut };
  };

  it('lists what would be lost, and stays on request', async () => {
    const { onStay, onSignOut } = ask();
    const question = screen.getByRole('dialog', { name: /^Sign out and lose/ });
    expect(question.textContent).toMatch(
      /Registration of Name1.*Started, not sent.*2 more that cannot be read/,
    );
    await press('Stay signed in');
    expect([onStay.mock.calls.length, onSignOut.mock.calls.length]).toEqual([1, 0]);
  });

  it('says what cannot be known', () => {
    ask(true);
    expect(
      screen.getByText(/Careline cannot check right now whether you have unsent work on this device/),
    ).toBeTruthy();
  });

  it('says when it could not be deleted', async () => {
    const { onSignOut } = ask(
      false,
      vi.fn(() => Promise.reject(new Error('full'))),
    );
    await press('Sign out and delete it');
    await waitFor(() =>
      expect(
        screen.getAllByRole('alert').some((one) => one.textContent?.includes('could not be deleted')),
      ).toBe(true),
    );
    expect(onSignOut).toHaveBeenCalledOnce();
  });
});
