import { HttpError } from '@careline/core/internal/http';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test';
import { RequestFailed } from './index.ts';

afterEach(() => void vi.restoreAllMocks());

const unreachable = new HttpError({ failure: 'unreachable', endpoint: 'worklist/list' });

const online = (is: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
  act(() => void window.dispatchEvent(new Event(is ? 'online' : 'offline')));
};

describe('a failed request', () => {
  it('waits silently for the connection when offline, and reloads when it is back', () => {
    online(false);
    const retry = vi.fn();
    renderUi(<RequestFailed title="The calls could not be loaded" error={unreachable} onRetry={retry} />);
    expect(
      screen.getByText(
        'The calls could not be loaded. You are offline. This will load when you are back online.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(retry).not.toHaveBeenCalled();
    online(true);
    expect(retry).toHaveBeenCalledOnce();
  });

  it.each([
    ['with a network, where the server cannot be reached', true, unreachable],
    ['where the server failed', false, new HttpError({ failure: 'refused', endpoint: 'x', status: 500 })],
  ])('is an error %s', (_, isOnline, error) => {
    online(isOnline);
    renderUi(<RequestFailed title="The calls could not be loaded" error={error} onRetry={() => {}} />);
    expect(screen.getByText('The calls could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
