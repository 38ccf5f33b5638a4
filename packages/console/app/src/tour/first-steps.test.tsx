import { updateAccountChoice } from '@careline/core/internal/preferences';
import { MessagesProvider } from '@careline/ui/messages';
import { LiveRegionProvider } from '@careline/ui/primitives/live-region';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Around, fakeConsole } from '../../test/fake-console.tsx';
import { consoleMenu } from '../navigation/built-menu.ts';
import FirstSteps from './first-steps.tsx';
import { type TourOptions, useTour } from './use-tour.ts';

afterEach(cleanup);

const COACH = ['prohealth', 'search', 'hmCallInfo', 'call-status-history'];

function draw(isAsked: boolean) {
  const onClose = vi.fn();
  render(
    <MessagesProvider locale="en">
      <LiveRegionProvider>
        <button type="button" aria-keyshortcuts="N">
          Call the next patient
        </button>
        <FirstSteps scopes={COACH} menu={consoleMenu(COACH, 'en')} isAsked={isAsked} onClose={onClose} />
      </LiveRegionProvider>
    </MessagesProvider>,
  );
  return onClose;
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the first steps', () => {
  it('lead through five things and back, and end after the last', async () => {
    const onClose = draw(true);
    const region = screen.getByRole('region', { name: 'First steps (1 of 5)' });
    expect(region.textContent).toContain('Who to call next');
    expect(document.activeElement).toBe(button('Next'));
    await userEvent.keyboard('{Enter}');
    expect(region.textContent).toContain('Find anyone and anything');
    await userEvent.click(button('Back'));
    expect(region.textContent).toContain('Who to call next');
    expect(document.activeElement).toBe(button('Next'));
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
    expect(region.textContent).toContain('Your account');
    expect(screen.queryByRole('button', { name: 'Skip the tour' })).toBeNull();
    await userEvent.click(button('Done'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('leave the keyboard alone for users who did not ask for them, and are announced', async () => {
    const onClose = draw(false);
    expect(document.activeElement).toBe(document.body);
    expect(await screen.findByText(/a short tour is at the end of the page/)).toBeTruthy();
    await userEvent.click(button('Skip the tour'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('end with Escape, and let clicks through to what they describe', async () => {
    const onClose = draw(true);
    const target = button('Call the next patient').getBoundingClientRect();
    const top = document.elementFromPoint(target.left + 4, target.top + 4);
    expect(top).toBe(button('Call the next patient'));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('showing them', () => {
  function tourOf(first: TourOptions) {
    const call = vi.fn(async () => ({ code: 1 }));
    const { care, ...rest } = fakeConsole();
    const fake = { ...rest, care: { ...care, http: { call: call as never } } };
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <Around fake={fake} path="/prohealth">
        {children}
      </Around>
    );
    return {
      call,
      ...renderHook((options: TourOptions) => useTour(options), { wrapper, initialProps: first }),
    };
  }
  const NEW = { updatedAt: 0 };

  it('happens once for each person, stored on the server', async () => {
    const { call, result, rerender } = tourOf({ stored: NEW, isBeginning: true });
    expect(result.current.shown).toBe('once');
    const body = { type: 'ACCOUNT_INFO', preferenceInfo: { tour: 'shown' } };
    expect(call).toHaveBeenCalledExactlyOnceWith(updateAccountChoice, { body });
    act(() => result.current.close());
    rerender({ stored: NEW, isBeginning: true });
    expect(result.current.shown).toBeUndefined();
  });

  it.each<[string, TourOptions]>([
    ['somebody who was shown them', { stored: { tour: 'shown', updatedAt: 1 }, isBeginning: true }],
    ['somebody of whom nothing is read yet', { stored: undefined, isBeginning: true }],
    ['somebody in the middle of something', { stored: NEW, isBeginning: false }],
  ])('does not happen for %s, unless they ask', (_, options) => {
    const { result } = tourOf(options);
    expect(result.current.shown).toBeUndefined();
    act(() => result.current.ask());
    expect(result.current.shown).toBe('asked');
  });

  it('ends when the user continues working', () => {
    const { result, rerender } = tourOf({ stored: NEW, isBeginning: true });
    rerender({ stored: NEW, isBeginning: false });
    expect(result.current.shown).toBeUndefined();
  });
});
