import { describe, expect, it } from 'vitest';
import { valuesText, valueText } from './value-text.ts';

describe('the text of a value in words', () => {
  it.each([
    ['a dipstick', 'urine', { key: 'protein', text: '2+', unit: '{presence}' }, 'en', '2+'],
    ['no protein', 'urine', { key: 'protein', text: 'negative' }, 'en', 'Nil'],
    ['a laboratory’s word', 'rapidtest', { key: 'hiv', text: 'Non-Reactive' }, 'hi', 'निगेटिव'],
    ['a symptom', 'symptom', { key: 'value', text: 'fits' }, 'hi', 'दौरे'],
    ['a word nobody knows', 'urine', { key: 'protein', text: 'cloudy' }, 'en', 'cloudy'],
    ['a meter’s word', 'bloodglucose', { key: 'value', text: 'LO', unit: 'mg/dL' }, 'hi', 'LO mg/dL'],
  ])('is that of %s', (_, metric, value, locale, expected) => {
    expect(valueText(value, metric, locale)).toBe(expected);
    expect(valuesText([value], metric, locale)).toBe(expected);
  });
});
