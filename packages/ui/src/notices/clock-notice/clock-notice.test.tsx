import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test';
import { ClockNotice } from './index.ts';

const DAY = 1_440;
const region = () => document.querySelector('[aria-live=polite][data-print=hidden]')?.textContent;

describe('ClockNotice', () => {
  it.each([
    [-400 * DAY, 'This device’s clock is 400 days behind.'],
    [-40 * DAY, 'This device’s clock is 40 days behind.'],
    [-60, 'This device’s clock is 60 minutes behind.'],
    [3, 'This device’s clock is 3 minutes ahead.'],
    [120, 'This device’s clock is 2 hours ahead.'],
    [25 * 60, 'This device’s clock is 25 hours ahead.'],
    [3 * DAY, 'This device’s clock is 3 days ahead.'],
  ])('reports an error of %d minutes', (minutes, text) => {
    renderUi(<ClockNotice minutes={minutes} />);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/Careline uses the server’s time/)).toBeTruthy();
  });

  it('is empty while the clock is right, with its live region present', () => {
    renderUi(<ClockNotice />);
    expect(region()).toBe('');
  });

  it('can be hidden, and returns for another error', async () => {
    const { rerender } = renderUi(<ClockNotice minutes={60} canHide />);
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    rerender(<ClockNotice minutes={61} canHide />);
    expect(region()).toBe('');
    rerender(<ClockNotice minutes={-60} canHide />);
    expect(screen.getByText(/behind/)).toBeTruthy();
  });
});
