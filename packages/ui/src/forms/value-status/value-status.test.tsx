// spec: limits-values

import { judgeRecord, type PersonFacts } from '@careline/core/internal/clinical';
import type { MetricValue } from '@careline/core/internal/metrics';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test';
import { KOLKATA } from '../../../test/people.ts';
import { ValueStatuses, valuesWithStatus } from './index.ts';

const MAN: PersonFacts = { sex: 'male', birthDate: '1961-05-17' };
/** 5 January 2024, 16:00 in Kolkata. */
const AT = 1_704_450_600;

const pressure = (systolic: string, diastolic: string): readonly MetricValue[] => [
  { key: 'systolic', text: systolic, unit: 'mm[Hg]' },
  { key: 'diastolic', text: diastolic, unit: 'mm[Hg]' },
];
const one = (text: string, unit?: string, key = 'value'): readonly MetricValue[] => [
  { key, text, ...(unit && { unit }) },
];

type Case = readonly [what: string, metric: string, values: readonly MetricValue[], en: RegExp, hi: RegExp];

const CASES: readonly Case[] = [
  ['a negative result', 'rapidtest', one('negative', undefined, 'malaria'), /^in range$/, /^सीमा में$/],
  [
    'an invalid result',
    'rapidtest',
    one('invalid', undefined, 'malaria'),
    /^not judged: invalid result, test again$/,
    /^आकलन नहीं: अमान्य परिणाम/,
  ],
  [
    'a pressure with one number too high: both are said',
    'bloodpressure',
    pressure('192', '78'),
    /^Systolic: .+Diastolic: in range/,
    /^सिस्टोलिक: .+डायस्टोलिक: सीमा में/,
  ],
  [
    'a pressure with both too high: the graver once',
    'bloodpressure',
    pressure('192', '124'),
    /^(?!.*tolic:)/,
    /^(?!.*टोलिक:)/,
  ],
  [
    'a pressure in range',
    'bloodpressure',
    pressure('118', '76'),
    /^in range 101–129 \/ .+ mmHg$/,
    /^सीमा में .+ mmHg$/,
  ],
  [
    'swapped numbers',
    'bloodpressure',
    pressure('80', '120'),
    /^not judged: numbers swapped, measure again$/,
    /^आकलन नहीं: संख्याएँ उलटी हैं, फिर से मापें$/,
  ],
  [
    'an impossible value',
    'temperature',
    one('90', 'Cel'),
    /^not judged: impossible value, measure again$/,
    /^आकलन नहीं: असंभव मान/,
  ],
  [
    'a unit nobody knows',
    'temperature',
    one('37', 'furlong'),
    /^not judged: unit not understood$/,
    /^आकलन नहीं: इकाई समझ नहीं आई$/,
  ],
  ['no unit', 'temperature', one('37'), /^not judged: no unit$/, /^आकलन नहीं: इकाई नहीं$/],
  ['words', 'temperature', one('warm', 'Cel'), /^not judged: words, not a number$/, /^आकलन नहीं: शब्द/],
  [
    'what no rule is for',
    'body',
    one('168', 'cm', 'height'),
    /^not judged: no limits defined$/,
    /^आकलन नहीं: कोई सीमा तय नहीं$/,
  ],
  [
    'a result in words',
    'rapidtest',
    one('positive', undefined, 'malaria'),
    /Speak to the doctor today$/,
    /आज ही डॉक्टर से बात करें$/,
  ],
];

const lineOf = (metric: string, values: readonly MetricValue[], locale: string): string => {
  const { faces } = judgeRecord({ metric, timestamp: AT, values }, MAN, { timeZone: KOLKATA });
  const { container } = renderUi(<ValueStatuses values={valuesWithStatus(metric, faces)} act />, { locale });
  return container.textContent ?? '';
};

describe('the status of a value', () => {
  it.each(CASES)('is shown for %s', (_, metric, values, en, hi) => {
    expect(lineOf(metric, values, 'en')).toMatch(en);
    expect(lineOf(metric, values, 'hi')).toMatch(hi);
  });

  it('is never shown by colour alone: a flag has words and a shape', () => {
    const { faces } = judgeRecord(
      { metric: 'bloodpressure', timestamp: AT, values: pressure('192', '78') },
      MAN,
      { timeZone: KOLKATA },
    );
    const { container } = renderUi(<ValueStatuses values={valuesWithStatus('bloodpressure', faces)} />);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });
});
