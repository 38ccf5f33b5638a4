// spec: limits-dangerous

import { describe, expect, it } from 'vitest';
import { codedResult, judgeLaboratory } from './index.ts';
import { LABORATORY_CODES } from './laboratory-readings.ts';

const ADULT = { sex: 'MALE', birthDate: '1960-05-12' };
const SODIUM = '2951-2';
const WHITE_CELLS = '6690-2';

describe('a LOINC-coded result of another system', () => {
  it.each<[string, string, { text: string; unit?: string }, string, string, string]>([
    ['sodium', SODIUM, { text: '112', unit: 'mmol/L' }, 'sodium', '112', 'mmol/L'],
    ['sodium by charge', SODIUM, { text: '112', unit: 'meq/L' }, 'sodium', '112', 'meq/L'],
    ['a bound', SODIUM, { text: '<120', unit: 'mmol/L' }, 'sodium', '<120', 'mmol/L'],
    ['cells by the litre', WHITE_CELLS, { text: '0.6', unit: '10*9/L' }, 'whiteCells', '0.6', '10*3/uL'],
    ['INR without a unit', '6301-6', { text: '8.2' }, 'inr', '8.2', '{INR}'],
    ['INR as a pure number', '6301-6', { text: '8.2', unit: '1' }, 'inr', '8.2', '{INR}'],
    ['an enzyme in IU', '1742-6', { text: '4200', unit: '[iU]/L' }, 'alt', '4200', 'U/L'],
    ['a word', '5802-4', { text: 'Positive' }, 'urineNitrite', 'positive', '{presence}'],
    ['a word in Hindi', '5802-4', { text: 'पॉज़िटिव' }, 'urineNitrite', 'positive', '{presence}'],
    ['marks of a laboratory', SODIUM, { text: '112 mmol/L' }, 'sodium', '112', 'mmol/L'],
    ['plus signs as a number', '2514-8', { text: '2+' }, 'urineKetones', '2+', '{presence}'],
  ])('is a reading of its test: %s', (_, code, value, key, text, unit) => {
    expect(codedResult(code, value)).toMatchObject({ key, text, unit });
  });

  it.each<[string, string | undefined, string]>([
    ['Positive *', 'laboratory:abnormal', 'urineNitrite'],
    ['Positive (weak)', 'laboratory:abnormal', 'urineNitrite'],
    ['POSITIVE++', 'laboratory:abnormal', 'urineNitrite'],
    ['Positive, repeat advised', 'laboratory:abnormal', 'urineNitrite'],
    ['Positive!', 'laboratory:abnormal', 'urineNitrite'],
    ['+++ (large)', 'laboratory:abnormal', 'urineKetones'],
    ['Large', 'laboratory:abnormal', 'urineKetones'],
    ['Positive', 'laboratory:abnormal', 'urineKetones'],
    ['Negative *', undefined, 'urineNitrite'],
    ['Not detected', undefined, 'urineNitrite'],
    ['Nil.', undefined, 'urineKetones'],
  ])('words next to a known one hide no finding: %s', (text, code, key) => {
    const loinc = key === 'urineNitrite' ? '5802-4' : '2514-8';
    const value = codedResult(loinc, { text });
    expect(value?.key).toBe(key);
    const judged = judgeLaboratory(
      { timestamp: Date.UTC(2026, 0, 15) / 1000, values: value ? [value] : [] },
      ADULT,
      'Asia/Kolkata',
    );
    expect(judged.flag?.code).toBe(code);
  });

  it.each<[string, string, { text: string; unit?: string }]>([
    ['words of a number', SODIUM, { text: 'haemolysed', unit: 'mmol/L' }],
    ['a word of no test', '5802-4', { text: 'cloudy' }],
    ['a metric of the catalogue', '2339-0', { text: '104', unit: 'mg/dL' }],
    ['a code of no test', '72166-2', { text: 'Never smoker' }],
  ])('is none: %s', (_, code, value) => {
    expect(codedResult(code, value)).toBeUndefined();
  });

  it.each<[string, string, { text: string; unit?: string }, string | undefined, string | undefined]>([
    ['a unit of no test', SODIUM, { text: '112', unit: 'furlong' }, 'critical', 'mmol/L'],
    ['no unit', SODIUM, { text: '112' }, 'critical', 'mmol/L'],
    ['a mark in place of the unit', SODIUM, { text: '112 L' }, 'critical', 'mmol/L'],
    ['words around the number', SODIUM, { text: 'was 112 ?? repeat' }, 'critical', 'mmol/L'],
    [
      'words, the unit beside them',
      SODIUM,
      { text: 'was 112 ?? repeat', unit: 'mmol/L' },
      'critical',
      undefined,
    ],
    ['the unit among words', SODIUM, { text: 'about 112 mmol/L today' }, 'critical', undefined],
    ['white cells without a unit', WHITE_CELLS, { text: '0.4' }, 'critical', '10*3/uL'],
    ['a usual number without a unit', SODIUM, { text: '139' }, undefined, undefined],
    ['a usual number in an unknown unit', SODIUM, { text: '139', unit: 'furlong' }, undefined, undefined],
  ])('alerts if it is dangerous in the usual unit: %s', (_, code, coded, level, assumedUnit) => {
    const value = codedResult(code, coded);
    const judged = judgeLaboratory(
      { timestamp: Date.UTC(2026, 0, 15) / 1000, values: value ? [value] : [] },
      ADULT,
      'Asia/Kolkata',
    );
    expect([judged.level, judged.flag?.assumedUnit]).toEqual([level, assumedUnit]);
    expect(judged.missing).toEqual(assumedUnit === undefined ? [] : ['unit']);
  });

  it('has codes with a valid check digit', () => {
    const wrong = LABORATORY_CODES.filter((code) => {
      const [body = '', check] = code.split('-');
      const sum = [...body].reverse().reduce((total, digit, index) => {
        const weighted = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
        return total + (weighted > 9 ? weighted - 9 : weighted);
      }, 0);
      return String((10 - (sum % 10)) % 10) !== check;
    });
    expect(wrong).toEqual([]);
  });

  it('is critical when only the day of the sample is known', () => {
    const value = codedResult(SODIUM, { text: '112', unit: 'mmol/L' });
    const judged = judgeLaboratory(
      { date: '2026-01-15', values: value ? [value] : [] },
      ADULT,
      'Asia/Kolkata',
    );
    expect(judged.level).toBe('critical');
  });
});
