import { expect, it } from 'vitest';
import { formatFileSize } from './format-number.ts';

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [1000, '1 KB'],
  [1001, '2 KB'],
  [999_000, '999 KB'],
  [999_001, '1 MB'],
  [1_000_000, '1 MB'],
  [1_310_000, '1.4 MB'],
  [20_000_000, '20 MB'],
  [-1, '-'],
  [Number.NaN, '-'],
  [Infinity, '-'],
])('shows %d bytes as %s', (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});
