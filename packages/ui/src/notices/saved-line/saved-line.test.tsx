import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '#test';
import { SavedLine, type SavedLineProps } from './index.ts';

const NOW = Date.UTC(2026, 0, 5, 9);
const show = (props: Partial<SavedLineProps>, locale?: string) =>
  renderUi(<SavedLine phase="saved" savedAt={NOW} keeps="device" {...props} />, {
    now: () => NOW,
    ...(locale ? { locale } : {}),
  });

it.each<[string, Partial<SavedLineProps>, string]>([
  ['at once', {}, 'Saved on this device just now'],
  ['by a clock that was set back', { savedAt: NOW + 90_000 }, 'Saved on this device just now'],
  ['seconds ago', { savedAt: NOW - 3_900 }, 'Saved on this device 3 s ago'],
  ['minutes ago', { savedAt: NOW - 125_000 }, 'Saved on this device 2 min ago'],
  ['yesterday', { savedAt: NOW - 86_400_000 }, 'Saved on this device: yesterday at'],
  ['not yet', { phase: 'unsaved', savedAt: undefined }, 'Not saved yet'],
])('shows when it was saved: %s', (_, props, text) => {
  show(props);
  expect(screen.getByText(new RegExp(`^${text}`))).toBeTruthy();
});

it.each<[string, Partial<SavedLineProps>, string]>([
  ['a device that failed', { phase: 'failed' }, 'could not save'],
  ['a key that cannot be had', { phase: 'unavailable' }, 'lost when you close this page'],
  ['a browser without storage', { keeps: 'page' }, 'lost when you close this page'],
])('announces that nothing is stored: %s', (_, props, text) => {
  show(props);
  expect(screen.getAllByRole('status').some((one) => one.textContent?.includes(text))).toBe(true);
});

it.each(['off', 'opening', 'ended'] as const)('is empty while there is nothing to report: %s', (phase) => {
  const { container } = show({ phase, savedAt: undefined });
  expect(container.textContent).toBe('');
});

it('uses Hindi', () => {
  show({ savedAt: NOW - 3_000 }, 'hi');
  expect(screen.getByText('इस डिवाइस पर 3 सेकंड पहले सहेजा गया')).toBeTruthy();
});
