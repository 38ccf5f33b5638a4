import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test';
import { ProgressLine } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const line = () => screen.queryByRole('progressbar', { name: 'Please wait' });

describe('ProgressLine', () => {
  it('appears after 400 ms and disappears at the end', () => {
    const { rerender } = renderUi(<ProgressLine active />);
    pass(399);
    expect(line()).toBeNull();
    pass(1);
    expect(line()).not.toBeNull();
    rerender(<ProgressLine active={false} />);
    expect(line()).toBeNull();
  });

  it('does not appear for a wait that ends earlier', () => {
    const { rerender } = renderUi(<ProgressLine active />);
    pass(399);
    rerender(<ProgressLine active={false} />);
    pass(1000);
    expect(line()).toBeNull();
  });

  it('is one wait while anything is pending: announced once, in a region that existed before', () => {
    const { rerender } = renderUi(<ProgressLine active={false} />);
    const [region] = screen.getAllByRole('status');
    rerender(<ProgressLine active />);
    pass(400);
    const sentence = region?.querySelector('span');
    expect(region?.textContent).toBe('Please wait');
    rerender(<ProgressLine active />);
    pass(5000);
    expect(region?.querySelector('span')).toBe(sentence);
  });

  it('is on the top edge and moves nothing', () => {
    renderUi(<ProgressLine active delay={0} />);
    const before = document.body.scrollHeight;
    pass(0);
    const box = screen.getByRole('progressbar').getBoundingClientRect();
    expect([box.top, box.left, box.width]).toEqual([0, 0, document.documentElement.clientWidth]);
    expect(document.body.scrollHeight).toBe(before);
  });
});
