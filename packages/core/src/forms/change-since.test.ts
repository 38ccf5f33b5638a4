// spec: change-since-last

import { describe, expect, it } from 'vitest';
import { changeSince, type LastValue } from './last-values.ts';

describe('the change since the last value', () => {
  it.each<[string, LastValue, string, string | undefined, string | undefined]>([
    ['more', { value: '132', unit: 'mm[Hg]' }, '150', 'mm[Hg]', '+18'],
    ['less, with the finer decimals', { value: '71.5', unit: 'kg' }, '70', 'kg', '−1.5'],
    ['nothing', { value: '70', unit: 'kg' }, '70.0', 'kg', undefined],
    ['in another unit nobody says', { value: '70', unit: 'kg' }, '150', '[lb_av]', undefined],
    ['without a unit', { value: '3' }, '5', undefined, '+2'],
    ['of what is no number nobody says', { value: 'HI' }, '5', undefined, undefined],
    ['of an empty field nobody says', { value: '3' }, ' ', undefined, undefined],
    ['of a choice nobody says', { value: ['A'] }, '5', undefined, undefined],
  ])('%s', (_, last, text, unit, change) => {
    expect(changeSince(last, text, unit)).toBe(change);
  });
});
