import { describe, expect, it } from 'vitest';
import type { Measure } from '#observations';
import { readValue, ucumUnit, writtenNumber } from './index.ts';

describe('a number as written', () => {
  it.each<[string, number | undefined, string?]>([
    ['148', 148],
    [' 7.8 ', 7.8],
    ['7,8', 7.8],
    ['4.8e1', 48],
    ['1E2', 100],
    ['<54', 54, '<'],
    ['<= 40', 40, '<='],
    ['≤40', 40, '<='],
    ['>600', 600, '>'],
    ['>= 600', 600, '>='],
    ['≥600', 600, '>='],
    ['150,000', 150_000],
    ['1,50,000', 150_000],
    ['12,50,000', 1_250_000],
    ['1,234.5', 1234.5],
    ['48.30821290372461', 48.30821290372461],
    ['', undefined],
    ['-5', undefined],
    ['about 7', undefined],
    ['148/92', undefined],
    ['1.2.3', undefined],
    ['=5', undefined],
  ])('%s', (text, value, comparator) => {
    const expected = value === undefined ? undefined : { value, ...(comparator && { comparator }) };
    expect(writtenNumber(text)).toEqual(expected);
  });
});

describe('a stored value', () => {
  const number = (value: number, unit: string, comparator?: string) => ({
    value,
    unit,
    ...(comparator && { comparator }),
  });

  it.each<[Measure, string, string | undefined, object | string]>([
    ['glucose', 'LO', 'mg/dL', number(20, 'mg/dL', '<')],
    ['glucose', 'hi', 'mg/dL', number(600, 'mg/dL', '>')],
    ['glucose', 'High', undefined, number(600, 'mg/dL', '>')],
    ['glucose', 'LOW', undefined, number(20, 'mg/dL', '<')],
    ['glucose', 'LO', 'kg', 'words'],
    ['glucose', '<=40', 'mg/dl', number(40, 'mg/dl', '<=')],
    ['glucose', '7,8', 'mmol/L', number(7.8, 'mmol/L')],
    ['hemoglobin', 'LO', 'g/dL', 'words'],
    ['hemoglobin', '11.2', 'gms%', number(11.2, 'gms%')],
    ['hemoglobin', '11.2', undefined, 'no-unit'],
    ['hemoglobin', '11.2', 'mg/dL', 'other-unit'],
    ['hemoglobin', '26', 'g/dL', 'impossible'],
    ['spo2', '97', '%{HemoglobinSaturation}', number(97, '%{HemoglobinSaturation}')],
    ['pulse', '72', '{beat}/min', number(72, '{beat}/min')],
    ['platelets', '1.5', 'lakh/cumm', number(1.5, 'lakh/cumm')],
    ['platelets', '1,50,000', '/cumm', number(150_000, '/cumm')],
    ['urineProtein', '++', undefined, number(3, '{presence}')],
    ['urineProtein', 'Negative', undefined, number(0, '{presence}')],
    ['urineProtein', 'Traces', undefined, number(1, '{presence}')],
    ['urineProtein', 'cloudy', undefined, 'words'],
    ['hiv', 'Non-Reactive', undefined, number(0, '{presence}')],
    ['hiv', 'REACTIVE', undefined, number(2, '{presence}')],
    ['hiv', 'invalid', undefined, number(1, '{presence}')],
    ['symptom', 'fits', undefined, number(5, '{presence}')],
  ])('%s %s %s', (measure, text, unit, expected) => {
    const read = readValue(measure, { key: 'value', text, ...(unit !== undefined && { unit }) });
    expect(read).toEqual(typeof expected === 'string' ? expected : { measure, ...expected });
  });
});

describe('a unit as written', () => {
  it.each([
    ['%{HemoglobinSaturation}', '%'],
    ['{beat}/min', '/min'],
    ['/min{beats}', '/min'],
    ['1/min', '/min'],
    ['g%', 'g/dL'],
    ['gms/dl', 'g/dL'],
    ['g/100mL', 'g/dL'],
    ['mg/100mL', 'mg/dL'],
    ['mgs/dl', 'mg/dL'],
    ['mg%', 'mg/dL'],
    ['torr', 'mm[Hg]'],
    ['℃', 'Cel'],
    ['lakhs/cumm', '10*5/uL'],
    ['mEq/L', 'meq/L'],
    ['{banana}', undefined],
    ['{presence}', '{presence}'],
    ['mL/min', undefined],
  ])('%s is %s', (text, code) => {
    expect(ucumUnit(text)).toBe(code);
  });
});
