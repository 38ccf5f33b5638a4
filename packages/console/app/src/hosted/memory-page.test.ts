import { expect, it, vi } from 'vitest';
import { createMemoryPage } from './memory-page.ts';

const ORIGIN = 'https://careline.example';
const at = ({ location: { pathname, search } }: Window) => `${pathname}${search}`;
const arrives = (page: Window) =>
  new Promise<void>((resolve) => page.addEventListener('popstate', () => resolve(), { once: true }));

it('has its own addresses and history, and leaves the window’s alone', async () => {
  const before = [location.href, history.length, history.state];
  const page = createMemoryPage('/one?a=1', ORIGIN);
  expect([at(page), page.location.origin, page.history.state]).toEqual(['/one?a=1', ORIGIN, null]);
  page.history.pushState({ idx: 1 }, '', '/two');
  page.history.pushState({ idx: 2 }, '', 'three?b=2');
  page.history.replaceState({ idx: 2, more: true }, '');
  expect([at(page), page.history.state, page.history.length]).toEqual([
    '/three?b=2',
    { idx: 2, more: true },
    3,
  ]);
  const back = arrives(page);
  page.history.go(-2);
  expect(at(page)).toBe('/three?b=2');
  await back;
  expect(at(page)).toBe('/one?a=1');
  page.history.pushState({ idx: 1 }, '', '/four');
  expect([at(page), page.history.length]).toEqual(['/four', 2]);
  expect([location.href, history.length, history.state]).toEqual(before);
});

it('never leaves its own history', async () => {
  const page = createMemoryPage('/one', ORIGIN);
  const heard = vi.fn();
  page.addEventListener('popstate', heard);
  for (const steps of [-1, 1, 0]) page.history.go(steps);
  page.history.pushState(null, '', '/two');
  const back = arrives(page);
  // Two steps back in a row: the second starts at the first page.
  page.history.go(-1);
  page.history.go(-1);
  await back;
  await Promise.resolve();
  expect([at(page), heard.mock.calls.length]).toEqual(['/one', 1]);
});
