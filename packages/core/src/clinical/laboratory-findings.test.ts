// spec: limits-dangerous

import { describe, expect, it } from 'vitest';
import type { MetricRecord } from '#metrics';
import { judgeRecord } from './judge-record.ts';
import type { PersonFacts } from './person-facts.ts';
import { findingsOf, withFindings } from './person-findings.ts';

const ZONE = 'Asia/Kolkata';
/** 15 January 2026, noon in India. */
const NOON = 1_768_458_600;
const HOUR = 3600;
const DAY = 24 * HOUR;

const man: PersonFacts = { sex: 'male', birthDate: '1980-01-01' };
const pregnant: PersonFacts = {
  sex: 'female',
  birthDate: '1998-01-01',
  pregnancies: [{ dueDate: '2026-03-15' }],
};

type Result = readonly [key: string, text: string, unit: string, at: number];

const resultOf = ([key, text, unit, timestamp]: Result) =>
  ({ metric: 'laboratory', timestamp, values: [{ key, text, unit }] }) as const;
const dipstick = (text: string, timestamp: number) =>
  ({ metric: 'urine', timestamp, values: [{ key: 'protein', text }] }) as const;

type Found = Pick<MetricRecord, 'metric' | 'timestamp' | 'values'>;

const levelWith = (facts: PersonFacts, record: Found, found: readonly Found[]) =>
  judgeRecord(record, withFindings(facts, findingsOf(found, ZONE)), { timeZone: ZONE }).level;

const glucose = (text: string, unit = 'mg/dL'): Found => ({
  metric: 'bloodglucose',
  timestamp: NOON,
  values: [{ key: 'value', text, unit }],
});

// Clinical safety page, part 2: 250 mg/dL and more with ketones is critical.
describe('a glucose with laboratory ketones', () => {
  it.each<[string, Found, Result, string | undefined]>([
    ['250 mg/dL with blood ketones 3.0', glucose('250'), ['bloodKetones', '3.0', 'mmol/L', NOON], 'critical'],
    [
      '13.9 mmol/L with blood ketones 3.4',
      glucose('13.9', 'mmol/L'),
      ['bloodKetones', '3.4', 'mmol/L', NOON],
      'critical',
    ],
    ['280 with a strip that says "++ *"', glucose('280'), ['urineKetones', '++ *', '', NOON], 'critical'],
    ['280 with a strip that says "Large"', glucose('280'), ['urineKetones', 'Large', '', NOON], 'critical'],
    ['280 with a strip that says "Trace"', glucose('280'), ['urineKetones', 'Trace', '', NOON], undefined],
    ['280 with blood ketones 40 mg/dL', glucose('280'), ['bloodKetones', '40', 'mg/dL', NOON], 'critical'],
    ['280 with blood ketones over 6.0', glucose('280'), ['bloodKetones', '>6.0', 'mmol/L', NOON], 'critical'],
    ['280 with urine ketones 2+', glucose('280'), ['urineKetones', '2+', '', NOON - 5 * HOUR], 'critical'],
    [
      '280 with urine ketones 1+ that came later',
      glucose('280'),
      ['urineKetones', '1+', '', NOON + 5 * HOUR],
      'critical',
    ],
    ['280 with blood ketones 2.9', glucose('280'), ['bloodKetones', '2.9', 'mmol/L', NOON], undefined],
    ['280 with urine ketones nil', glucose('280'), ['urineKetones', 'nil', '', NOON], undefined],
    ['280 with a trace of urine ketones', glucose('280'), ['urineKetones', 'trace', '', NOON], undefined],
    [
      '280 with ketones of two days before',
      glucose('280'),
      ['urineKetones', '3+', '', NOON - 2 * DAY],
      undefined,
    ],
    ['240 with blood ketones 4.0', glucose('240'), ['bloodKetones', '4.0', 'mmol/L', NOON], undefined],
    ['310 with urine ketones nil', glucose('310'), ['urineKetones', 'nil', '', NOON], 'review'],
  ])('of %s', (_, record, result, expected) => {
    expect(levelWith(man, record, [resultOf(result)])).toBe(expected);
  });
});

const pressure: Found = {
  metric: 'bloodpressure',
  timestamp: NOON,
  values: [
    { key: 'systolic', text: '144', unit: 'mm[Hg]' },
    { key: 'diastolic', text: '92', unit: 'mm[Hg]' },
  ],
};

// ISSHP 2021: proteinuria is 300 mg in 24 hours, or 30 mg/mmol (0.3 mg/mg).
describe('a raised pressure in pregnancy with measured protein', () => {
  it.each<[string, readonly Found[], string]>([
    ['300 mg in 24 hours', [resultOf(['urineProtein24h', '300', 'mg/(24.h)', NOON - DAY])], 'critical'],
    ['299 mg in 24 hours', [resultOf(['urineProtein24h', '299', 'mg/(24.h)', NOON - DAY])], 'review'],
    ['0.3 mg/mg', [resultOf(['urineProteinCreatinine', '0.3', 'mg/mg', NOON])], 'critical'],
    ['30 mg/mmol', [resultOf(['urineProteinCreatinine', '30', 'mg/mmol', NOON])], 'critical'],
    ['29 mg/mmol', [resultOf(['urineProteinCreatinine', '29', 'mg/mmol', NOON])], 'review'],
    ['420 mg/g', [resultOf(['urineProteinCreatinine', '420', 'mg/g', NOON])], 'critical'],
    ['less than 0.3 mg/mg', [resultOf(['urineProteinCreatinine', '<0.3', 'mg/mg', NOON])], 'review'],
    [
      '0.5 mg/mg of three weeks before',
      [resultOf(['urineProteinCreatinine', '0.5', 'mg/mg', NOON - 21 * DAY])],
      'review',
    ],
    [
      '0.5 mg/mg before a dipstick without protein',
      [resultOf(['urineProteinCreatinine', '0.5', 'mg/mg', NOON - DAY]), dipstick('nil', NOON - HOUR)],
      'critical',
    ],
    [
      '0.1 mg/mg after a dipstick of 1+',
      [dipstick('1+', NOON - DAY), resultOf(['urineProteinCreatinine', '0.1', 'mg/mg', NOON - HOUR])],
      'critical',
    ],
    [
      '0.1 mg/mg after 0.5 mg/mg',
      [
        resultOf(['urineProteinCreatinine', '0.5', 'mg/mg', NOON - DAY]),
        resultOf(['urineProteinCreatinine', '0.1', 'mg/mg', NOON - HOUR]),
      ],
      'review',
    ],
  ])('of %s', (_, found, expected) => {
    expect(levelWith(pregnant, pressure, found)).toBe(expected);
  });
});
