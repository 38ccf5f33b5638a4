import { expect, it } from 'vitest';
import { projectState } from './index.ts';

it.each([
  ['planned', { fromDay: '2025-10-10', untilDay: null, isEnded: false }],
  ['running', { fromDay: '2025-10-09', untilDay: null, isEnded: false }],
  ['running', { fromDay: '2025-10-01', untilDay: '2025-10-09', isEnded: false }],
  ['ended', { fromDay: '2025-10-01', untilDay: '2025-10-08', isEnded: false }],
  ['ended', { fromDay: '2025-10-01', untilDay: null, isEnded: true }],
  ['ended', { fromDay: '2025-10-10', untilDay: null, isEnded: true }],
] as const)('is %s on 9 October with %o', (state, days) => {
  expect(projectState(days, '2025-10-09')).toBe(state);
});
