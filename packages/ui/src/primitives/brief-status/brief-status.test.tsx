import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '#test';
import { BriefStatus } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('a success disappears after ten seconds, and the next one is announced again', () => {
  const { rerender } = renderUi(<BriefStatus>Saved</BriefStatus>);
  pass(9_000);
  expect(screen.getByText('Saved')).toBeVisible();
  pass(1_000);
  expect(screen.queryByText('Saved')).toBeNull();
  rerender(<BriefStatus>{undefined}</BriefStatus>);
  rerender(<BriefStatus>Saved</BriefStatus>);
  expect(screen.getByText('Saved')).toBeVisible();
});
