import { serverClock, serverNow } from '@careline/core/internal/clock';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Around, fakeConsole } from '../../test/fake-console.tsx';
import { AuthPage } from '../pages/auth/auth-page.tsx';
import { keepTime } from './keep-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const DEVICES = [
  ['400 days behind', -400 * DAY],
  ['40 days behind', -40 * DAY],
  ['an hour behind', -HOUR],
  ['an hour ahead', HOUR],
  ['25 hours ahead', 25 * HOUR],
] as const;

afterEach(() => {
  serverClock.hear(new Date().toUTCString(), performance.now());
});

it.each(DEVICES)(
  'the sign-in page mentions a device %s, and the page uses the server’s time',
  async (_, wrongBy) => {
    const answer = () =>
      new Response('', { headers: { date: new Date(Date.now() - wrongBy).toUTCString() } });
    const fetch = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => answer());
    // There is no earlier server time, so the page requests it.
    vi.spyOn(serverClock, 'remember').mockReturnValueOnce(undefined);
    const stop = keepTime(window, { getItem: () => null, setItem: () => {}, removeItem: () => {} }, fetch);
    render(
      <Around fake={fakeConsole()} path="/auth">
        <AuthPage />
      </Around>,
    );
    const words =
      wrongBy > 0 ? /^This device’s clock is .* ahead\.$/ : /^This device’s clock is .* behind\.$/;
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(/Correct the date and time/)).toBeTruthy();
    await waitFor(() => expect(fetch).toHaveBeenCalledExactlyOnceWith('/health/live', { cache: 'no-store' }));
    expect(Math.abs(serverNow() - (Date.now() - wrongBy))).toBeLessThan(60_000);
    stop();
  },
);
