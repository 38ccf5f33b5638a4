import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test';
import { Progress } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Progress', () => {
  it.each([
    ['nothing before 400 ms', 399, ''],
    ['its label from then on', 400, 'Saving the call'],
  ])('shows %s', (_, waited, text) => {
    renderUi(<Progress label="Saving the call" />);
    act(() => vi.advanceTimersByTime(waited));
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(text);
  });

  it('uses the current language', () => {
    renderUi(<Progress delay={0} />, { locale: 'hi' });
    act(() => vi.advanceTimersByTime(0));
    expect(screen.getByText('लोड हो रहा है')).toBeTruthy();
  });
});
