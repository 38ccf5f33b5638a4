import { expect, it } from 'vitest';
import { consoleMenu } from '../navigation/built-menu.ts';
import { tourSteps } from './tour-steps.ts';
import { beginsADay } from './use-tour.ts';

const topicsOf = (scopes: readonly string[]) =>
  tourSteps({ scopes, menu: consoleMenu(scopes, 'en') }).map(({ topic }) => topic);

it.each([
  [
    'a coach',
    ['prohealth', 'search', 'hmCallInfo', 'call-status-history'],
    ['next', 'palette', 'alerts', 'messages', 'account'],
  ],
  ['a doctor', ['my_encounters', 'search', 'tasks'], ['encounters', 'palette', 'alerts', 'tasks', 'account']],
  ['an administrator', ['settings'], ['settings', 'palette', 'account']],
  ['somebody who may do nothing yet', [], ['palette', 'account']],
])('%s sees at most five steps about their own work, the account last', (_, scopes, topics) => {
  expect(topicsOf(scopes)).toEqual(topics);
});

it('describes entries that the menu contains', () => {
  const scopes = ['my_encounters'];
  expect(tourSteps({ scopes, menu: consoleMenu(scopes, 'en') })[0]?.anchor).toBe(
    'nav a[href="/my_encounters"]',
  );
});

it.each([
  ['/prohealth', true],
  ['/doctor/today', true],
  ['/prohealth/hmCallInfo', false],
])('%s begins a day: %s', (path, expected) => {
  expect(beginsADay(path, consoleMenu(['prohealth', 'hmCallInfo'], 'en'))).toBe(expected);
});
