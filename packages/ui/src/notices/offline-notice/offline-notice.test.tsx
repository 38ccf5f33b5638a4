// spec: 180, 232

import { OFFLINE_NOTICE_MS } from '@careline/core/internal/http';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test';
import { useOnline } from '../../http/index.ts';
import { OfflineNotice } from './index.ts';

const TEXT = 'No Internet. Please Check your Connection';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('OfflineNotice', () => {
  it('is at the top end of the screen for 30000 ms', () => {
    renderUi(<OfflineNotice online={false} />);
    const box = screen.getByText(TEXT).getBoundingClientRect();
    expect(window.innerWidth - box.right).toBe(16);
    expect(box.top).toBe(48 + 8);
    pass(OFFLINE_NOTICE_MS - 1);
    expect(screen.queryByText(TEXT)).not.toBeNull();
    pass(1);
    expect(screen.queryByText(TEXT)).toBeNull();
  });

  it('disappears when the connection is back, and returns for its full time when it is lost again', () => {
    const { rerender } = renderUi(<OfflineNotice online={false} />);
    pass(OFFLINE_NOTICE_MS);
    rerender(<OfflineNotice online />);
    expect(screen.queryByText(TEXT)).toBeNull();
    rerender(<OfflineNotice online={false} />);
    pass(OFFLINE_NOTICE_MS - 1);
    expect(screen.queryByText(TEXT)).not.toBeNull();
  });

  it('is announced: the live region exists before it is filled', () => {
    const { rerender } = renderUi(<OfflineNotice online />);
    const [region] = screen.getAllByRole('alert');
    rerender(<OfflineNotice online={false} />);
    expect(region?.textContent).toBe(TEXT);
  });
});

function State() {
  return <p>{useOnline() ? 'online' : 'offline'}</p>;
}

describe('useOnline', () => {
  it('follows the browser', () => {
    const state = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<State />);
    expect(screen.getByText('offline')).toBeTruthy();
    state.mockReturnValue(true);
    act(() => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('online')).toBeTruthy();
  });
});
