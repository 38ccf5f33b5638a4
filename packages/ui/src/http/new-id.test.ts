import { expect, it } from 'vitest';
import { newId } from './new-id.ts';

it('creates UUIDs of version 7 with the time', () => {
  const before = Date.now();
  const id = newId();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const time = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
});

it('creates no id twice', () => {
  expect(new Set(Array.from({ length: 1000 }, newId))).toHaveProperty('size', 1000);
});
