import { ProgressLine } from '@careline/ui/primitives/progress';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Around, fakeConsole } from '../../test/fake-console.tsx';
import { PendingProvider, useBusy } from '../navigation/pending-context.tsx';
import { createPendingWork } from '../navigation/pending-work.ts';
import { AskAgain } from './ask-again.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const Line = () => <ProgressLine active={useBusy()} />;

describe('AskAgain', () => {
  it('stops the progress line of a request that waits for the sign-in, and the request continues afterwards', () => {
    const pending = createPendingWork();
    pending.begin();
    const page = (asking: boolean) => (
      <PendingProvider value={pending}>
        <Around fake={fakeConsole()}>
          <Line />
          {asking && <AskAgain why="ask-again" />}
        </Around>
      </PendingProvider>
    );
    const { rerender } = render(page(false));
    const line = () => screen.queryByRole('progressbar', { name: 'Please wait', hidden: true });
    act(() => vi.advanceTimersByTime(400));
    expect(line()).not.toBeNull();
    rerender(page(true));
    expect(line()).toBeNull();
    rerender(page(false));
    act(() => vi.advanceTimersByTime(400));
    expect(line()).not.toBeNull();
  });
});
