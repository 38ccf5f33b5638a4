import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test';
import { ErrorState } from './index.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('ErrorState', () => {
  it('is announced, offers a retry, and has a reference that can be copied', async () => {
    const retry = vi.fn();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    renderUi(
      <ErrorState title="The history could not be loaded" onRetry={retry} requestId="req-17">
        The server did not answer.
      </ErrorState>,
    );
    expect(
      screen.getAllByRole('alert').some((alert) => alert.textContent?.includes('could not be loaded')),
    ).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Copy reference' }));
    expect(write).toHaveBeenCalledExactlyOnceWith('req-17');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  });

  it('stays usable when the browser blocks the clipboard', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    renderUi(<ErrorState title="It failed" requestId="req-18" />);
    await userEvent.click(screen.getByRole('button', { name: 'Copy reference' }));
    expect(screen.getByText('Reference for support: req-18')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  });
});
