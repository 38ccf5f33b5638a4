// spec: 111, 197-200

import { describe, expect, it } from 'vitest';
import { comparatorSymbol, labelFromKey } from './coded-label.ts';
import { formatNumber, ordinal } from './format-number.ts';
import { formatReading } from './format-reading.ts';
import { groupInRows } from './group-in-rows.ts';

describe('formatNumber', () => {
  it.each([
    [7.8, '7.8'],
    ['7.80', '7.80'],
    [' 148 ', '148'],
    [-3, '-3'],
    ['1,20,000', '1,20,000'],
    ['.5', '.5'],
    ['1e3', '1e3'],
    [0, '-'],
    [-0, '-'],
    ['0', '-'],
    ['0.00', '-'],
    [null, '-'],
    [undefined, '-'],
    ['', '-'],
    ['  ', '-'],
    ['many', '-'],
    [Number.NaN, '-'],
    [Infinity, '-'],
  ])('shows %j as %s', (value, shown) => {
    expect(formatNumber(value)).toBe(shown);
  });
});

describe('formatReading', () => {
  it.each([
    [0, undefined, '0'],
    [0, 'mg/dL', '0 mg/dL'],
    ['75.0', 'kg', '75.0 kg'],
    [98, '%', '98%'],
    ['148', 'mm[Hg]', '148 mmHg'],
    ['37.2', 'Cel', '37.2 °C'],
    ['150', '10*3/uL', '150 ×10³/µL'],
    ['7400', '/uL', '7400 /µL'],
    ['Positive', undefined, 'Positive'],
    ['<5', 'mg/L', '<5 mg/L'],
    [7.8, ' mmol/L ', '7.8 mmol/L'],
    [7.8, '', '7.8'],
    [7.8, null, '7.8'],
    [5, 'constructor', '5 constructor'],
    ['', 'kg', '-'],
    [null, 'kg', '-'],
    [undefined, '%', '-'],
    [Number.NaN, 'kg', '-'],
  ])('shows %j %j as %s', (value, unit, shown) => {
    expect(formatReading(value, unit)).toBe(shown);
  });
});

describe('ordinal', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [10, '10th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [22, '22nd'],
    [23, '23rd'],
    [31, '31st'],
    [101, '101st'],
    [111, '111th'],
    [112, '112th'],
    [0, '0th'],
    [1.5, '-'],
    [Number.NaN, '-'],
  ])('%d is %s', (value, shown) => {
    expect(ordinal(value)).toBe(shown);
  });
});

describe('comparatorSymbol', () => {
  it.each([
    ['lessThan', '<'],
    ['greaterThan', '>'],
    ['equalTo', '='],
    ['atLeast', 'atLeast'],
    ['toString', 'toString'],
    ['', ''],
  ])('%j is %j', (word, shown) => {
    expect(comparatorSymbol(word)).toBe(shown);
  });
});

describe('labelFromKey', () => {
  it.each([
    ['blood_pressure', 'blood pressure'],
    ['whole_blood_rdt', 'whole blood rdt'],
    ['__a__', '  a  '],
    ['hbA1c', 'hbA1c'],
    ['', ''],
  ])('%j is %j', (key, label) => {
    expect(labelFromKey(key)).toBe(label);
  });
});

describe('groupInRows', () => {
  it.each([
    ['nothing', [], undefined, []],
    ['less than a row', [1, 2], undefined, [[1, 2]]],
    ['a row', [1, 2, 3], undefined, [[1, 2, 3]]],
    ['a row and one more', [1, 2, 3, 4], undefined, [[1, 2, 3], [4]]],
    ['rows of two', [1, 2, 3], 2, [[1, 2], [3]]],
    ['a size beyond the list', [1, 2], 100, [[1, 2]]],
  ])('%s', (_, list, size, rows) => {
    expect(groupInRows(list, size)).toEqual(rows);
  });

  it.each([0, -1, 1.5, Number.NaN, Infinity])('refuses rows of %d', (size) => {
    expect(() => groupInRows([1], size)).toThrow(RangeError);
  });
});
