import { describe, expect, it } from 'vitest';
import { alertFlagText, type FlaggedValues, flagText } from './index.ts';

const GLUCOSE = { flag: 'sugar:dangerous', measure: 'glucose', metric: 'bloodglucose' };
const sugar = (text: string, unit?: string): FlaggedValues => ({
  ...GLUCOSE,
  values: [{ key: 'value', text, ...(unit !== undefined && { unit }) }],
});
const sodium = (assumedUnit?: string): FlaggedValues => ({
  flag: 'laboratory:critical-low',
  measure: 'sodium',
  metric: 'laboratory',
  values: [{ key: 'sodium', text: '112', unit: 'x', ...(assumedUnit !== undefined && { assumedUnit }) }],
});

describe('the flag of a value in words', () => {
  it.each<[string, FlaggedValues, string, string | undefined]>([
    ['no unit', sugar('620'), 'en', 'dangerous if it is in mg/dL'],
    ['an unknown unit', sugar('620', 'mg/kg'), 'en', 'dangerous if it is in mg/dL'],
    ['no unit, in Hindi', sugar('620'), 'hi', 'mg/dL में हो तो ख़तरनाक'],
    ['words around the number', sugar('found to be around 620'), 'en', 'dangerous if it is in mg/dL'],
    ['a laboratory test in an unknown unit', sodium('mmol/L'), 'en', 'dangerous if it is in mmol/L'],
    ['a unit that is known', sugar('620', 'mg/dL'), 'en', undefined],
    ['the unit in the text', sugar('620 mg/dL (H)'), 'en', undefined],
    ['a laboratory test in its unit', sodium(), 'en', undefined],
    ['no values from an older server', GLUCOSE, 'en', undefined],
  ])('names the assumed unit: %s', (_, flagged, locale, words) => {
    const text = alertFlagText(flagged, locale);
    const label = flagText({ code: flagged.flag }, locale);
    expect(text).toBe(words === undefined ? label : `${label} (${words})`);
  });
});
