import { isOwnUhid } from '@careline/core/internal/patients';
import { expect, it } from 'vitest';
import { generateUhid } from './uhids.ts';

it('makes UHIDs with a right check digit, each another one', () => {
  const made = Array.from({ length: 100 }, generateUhid);
  expect(made.every(isOwnUhid)).toBe(true);
  expect(new Set(made).size).toBe(made.length);
});
