import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WORK_ITEMS } from '../../../test/work-items.ts';
import { useLeavingRows } from './use-leaving-rows.ts';

const wantsLessMotion = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

beforeEach(() => wantsLessMotion(false));
afterEach(() => vi.restoreAllMocks());

const FILTERS = {};
const [first, second, third] = WORK_ITEMS;
const rows = WORK_ITEMS.slice(0, 3);

function shown(next: typeof rows, filters = FILTERS) {
  const { result, rerender } = renderHook(useLeavingRows, { initialProps: { rows, filters: FILTERS } });
  rerender({ rows: next, filters });
  return { result, rerender };
}

const left = (result: { readonly current: ReturnType<typeof useLeavingRows> }) =>
  result.current.map(({ item, isLeaving }) => [item, isLeaving]);

it('shows a removed row briefly at its old place', async () => {
  const { result } = shown(rows.slice(1));
  expect(left(result)).toEqual([
    [first, true],
    [second, false],
    [third, false],
  ]);
  await waitFor(() =>
    expect(left(result)).toEqual([
      [second, false],
      [third, false],
    ]),
  );
});

it.each([
  ['of other filters', () => shown(rows.slice(1), { programme: 'ahc' } as never)],
  [
    'for who wants less motion',
    () => {
      wantsLessMotion(true);
      return shown(rows.slice(1));
    },
  ],
])('shows no leaving row %s', (_, draw) => {
  expect(left(draw().result)).toEqual([
    [second, false],
    [third, false],
  ]);
});

it('shows no leaving row when the list is replaced', () => {
  const { result, rerender } = renderHook(useLeavingRows, {
    initialProps: { rows: WORK_ITEMS, filters: FILTERS },
  });
  rerender({ rows: WORK_ITEMS.slice(-1), filters: FILTERS });
  expect(result.current).toHaveLength(1);
});
