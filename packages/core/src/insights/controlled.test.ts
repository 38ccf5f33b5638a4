import { describe, expect, it } from 'vitest';
import { isBirthWeightGood, isPressureControlled, isSugarControlled } from './controlled.ts';

const pressure = (systolic: string, diastolic: string, unit = 'mm[Hg]') => [
  { key: 'systolic', text: systolic, value: Number(systolic), unit },
  { key: 'diastolic', text: diastolic, value: Number(diastolic), unit },
];
const value = (key: string, text: string, unit: string) => [{ key, text, value: Number(text), unit }];

describe('control', () => {
  it.each([
    ['139', '89', true],
    ['140', '89', false],
    ['139', '90', false],
    ['90', '60', true],
  ])('of %s/%s mmHg: %s', (systolic, diastolic, controlled) => {
    expect(isPressureControlled(pressure(systolic, diastolic))).toBe(controlled);
  });

  it('of half a pressure is unknown', () => {
    expect(isPressureControlled(pressure('120', '80').slice(0, 1))).toBeUndefined();
  });

  it.each([
    ['6.9', '%', true],
    ['7.0', '%', false],
    // 53 mmol/mol is 7.0 %, and 52 is 6.9 %.
    ['54', 'mmol/mol', false],
    ['52', 'mmol/mol', true],
    ['high', '%', undefined],
  ])('of an HbA1c of %s %s: %s', (text, unit, controlled) => {
    expect(isSugarControlled(value('value', text, unit))).toBe(controlled);
  });

  it.each([
    ['2.5', 'kg', true],
    ['2.49', 'kg', false],
    ['2400', 'g', false],
  ])('of a birth weight of %s %s: %s', (text, unit, good) => {
    expect(isBirthWeightGood(value('birthWeight', text, unit))).toBe(good);
  });
});
