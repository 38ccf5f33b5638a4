import { describe, expect, it } from 'vitest';
import { steady, steadyEntries } from './form-values.ts';

const tooLong = () => ({ code: 'too-long', max: 20 });

describe('an unchanged value', () => {
  it('is the same value as before', () => {
    const before = [tooLong()];
    expect(steady(before, [tooLong()])).toBe(before);
    expect(steady(before, [])).toEqual([]);
  });

  it('is the same record as before', () => {
    const before = { name: tooLong() };
    expect(steadyEntries(before, { name: tooLong() })).toBe(before);
  });

  it('keeps the unchanged entries next to a changed one', () => {
    const before: Record<string, unknown> = { name: tooLong(), city: tooLong() };
    const after = steadyEntries(before, { name: tooLong(), city: { code: 'required' } });
    expect(after).toEqual({ name: tooLong(), city: { code: 'required' } });
    expect(after.name).toBe(before.name);
  });

  it.each([
    ['gone', {}],
    ['new', { name: tooLong(), city: tooLong() }],
    ['another one', { city: tooLong() }],
  ])('detects an entry that is %s', (_, after) => {
    expect(steadyEntries<object>({ name: tooLong() }, after)).toEqual(after);
  });
});
