import { ProgressLine } from '@careline/ui/primitives/progress';
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Around, fakeConsole } from '../../test/fake-console.tsx';
import { onDemand } from '../errors/on-demand.tsx';
import { AreaLoading } from './area-loading.tsx';
import { PendingProvider, useBusy } from './pending-context.tsx';
import { createPendingWork } from './pending-work.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const Line = () => <ProgressLine active={useBusy()} />;

function draw() {
  let come = (_: { default: ComponentType }) => {};
  const Area = onDemand(
    () =>
      new Promise((resolve) => {
        come = resolve;
      }),
  );
  const pending = createPendingWork();
  render(
    <PendingProvider value={pending}>
      <Around fake={fakeConsole()}>
        <Line />
        <Suspense fallback={<AreaLoading />}>
          <Area />
        </Suspense>
      </Around>
    </PendingProvider>,
  );
  return { pending, come: () => act(async () => come({ default: () => <p>The area</p> })) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('an area that is loading', () => {
  it('is pending, with the progress line after 400 ms, until it is shown', async () => {
    const { pending, come } = draw();
    expect(pending.isBusy()).toBe(true);
    pass(399);
    expect(screen.queryByRole('progressbar')).toBeNull();
    pass(1);
    expect(screen.getByRole('progressbar', { name: 'Please wait' })).toBeTruthy();
    await come();
    expect(screen.getByText('The area')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(pending.isBusy()).toBe(false);
  });
});
