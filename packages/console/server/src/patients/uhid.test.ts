import { isOwnUhid } from '@careline/core/internal/patients';
import { expect, it } from 'vitest';
import { generateUhid } from './uhids.ts';

it('creates UHIDs with a valid check digit, each different', () => {
  const made = Array.from({ length: 100 }, generateUhid);
  expect(made.every(isOwnUhid)).toBe(true);
  expect(new Set(made).size).toBe(made.length);
});
