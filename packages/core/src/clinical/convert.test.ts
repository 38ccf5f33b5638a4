import { describe, expect, it } from 'vitest';
import { MEASURE_DEFINITIONS, MEASURES, type Measure } from '#observations';
import { sequence } from '#test';
import { convert, quantityIn, ucumUnit, unitsOf } from './index.ts';

describe('convert', () => {
  it.each<[string, Measure, number, string, string, number, number]>([
    ['glucose', 'glucose', 100, 'mg/dL', 'mmol/L', 5.55, 2],
    ['cholesterol', 'ldl', 100, 'mg/dL', 'mmol/L', 2.59, 2],
    ['triglycerides have a factor of their own', 'triglycerides', 150, 'mg/dL', 'mmol/L', 1.69, 2],
    ['creatinine', 'creatinine', 1, 'mg/dL', 'umol/L', 88.4, 1],
    ['urate', 'urate', 7, 'mg/dL', 'umol/L', 416, 0],
    ['T4', 't4', 10, 'ug/dL', 'nmol/L', 128.7, 1],
    ['free T4', 'ft4', 1, 'ng/dL', 'pmol/L', 12.87, 2],
    ['T3', 't3', 100, 'ng/dL', 'nmol/L', 1.536, 3],
    ['T3 by the millilitre', 't3', 100, 'ng/dL', 'ng/mL', 1, 6],
    ['free T3', 'ft3', 2, 'pg/mL', 'pmol/L', 3.072, 3],
    ['haemoglobin', 'hemoglobin', 8, 'mmol/L', 'g/dL', 12.88, 2],
    ['haemoglobin by the litre', 'hemoglobin', 12.5, 'g/dL', 'g/L', 125, 6],
    ['HbA1c 6.5', 'hba1c', 6.5, '%', 'mmol/mol', 48, 0],
    ['HbA1c 5.7', 'hba1c', 5.7, '%', 'mmol/mol', 39, 0],
    ['HbA1c 7.0', 'hba1c', 7, '%', 'mmol/mol', 53, 0],
    ['temperature', 'temperature', 37, 'Cel', '[degF]', 98.6, 6],
    ['a pound', 'weight', 1, '[lb_av]', 'kg', 0.45359237, 8],
    ['an inch', 'height', 1, '[in_i]', 'cm', 2.54, 6],
    ['TSH', 'tsh', 4.1, 'uIU/mL', 'mIU/L', 4.1, 6],
    ['the same unit in another spelling', 'glucose', 100, 'mg/dl', 'MG/DL', 100, 10],
  ])('%s', (_, measure, value, from, to, expected, digits) => {
    expect(convert(value, measure, from, to)).toBeCloseTo(expected, digits);
  });

  it.each<[string, Measure, number, string, string]>([
    ['a unit of another measure', 'glucose', 100, 'mg/dL', 'kg'],
    ['an unknown unit', 'glucose', 100, 'spoons', 'mg/dL'],
    ['no number', 'glucose', Number.NaN, 'mg/dL', 'mmol/L'],
    ['a property every object has', 'glucose', 1, '__proto__', 'mg/dL'],
  ])('%s has no answer', (_, measure, value, from, to) => {
    expect(convert(value, measure, from, to)).toBeUndefined();
  });

  const pairs = MEASURES.flatMap((measure) =>
    unitsOf(measure).flatMap((from) => unitsOf(measure).map((to) => [measure, from, to] as const)),
  );

  it.each(pairs)('%s from %s to %s and back is the same value', (measure, from, to) => {
    const next = sequence(7);
    for (let round = 0; round < 50; round += 1) {
      const value = next() * 500;
      const there = convert(value, measure, from, to) ?? Number.NaN;
      expect(convert(there, measure, to, from)).toBeCloseTo(value, 9);
    }
  });

  it.each(pairs)('%s shown from %s in %s and back is within the digits shown', (measure, from, to) => {
    const next = sequence(8);
    const { units } = MEASURE_DEFINITIONS[measure];
    const [source, target] = [units[from], units[to]];
    if (!source || !target) throw new Error('a unit without a scale');
    const step = (0.5 * 10 ** -target.decimals * source.factor) / target.factor;
    for (let round = 0; round < 50; round += 1) {
      const text = (next() * 500).toFixed(1);
      const back = quantityIn(quantityIn({ text, unit: from }, measure, to), measure, from);
      const tolerance = from === to ? 0 : step + 0.5 * 10 ** -source.decimals + 1e-6;
      expect(Math.abs(Number(back.text) - Number(text))).toBeLessThanOrEqual(tolerance);
    }
  });
});

describe('quantityIn', () => {
  it.each([
    ['the entered digits in the entered unit', '5.50', 'mmol/L', 'mmol/L', '5.50', 'mmol/L'],
    ['the entered spelling too', '100.0', 'mg/dl', 'mg/dL', '100.0', 'mg/dl'],
    ['digits of the other unit', '100', 'mg/dL', 'mmol/L', '5.6', 'mmol/L'],
    ['what is no number as it is', 'HI', 'mg/dL', 'mmol/L', 'HI', 'mg/dL'],
    ['nothing as it is', '', 'mg/dL', 'mmol/L', '', 'mg/dL'],
    ['an unknown unit as it is', '100', 'spoons', 'mmol/L', '100', 'spoons'],
    ['no unit to show it in', '100', 'mg/dL', 'spoons', '100', 'mg/dL'],
    ['a unit of another measure', '100', 'mg/dL', 'kg', '100', 'mg/dL'],
  ])('shows %s', (_, text, unit, to, shown, shownUnit) => {
    expect(quantityIn({ text, unit }, 'glucose', to)).toEqual({ text: shown, unit: shownUnit });
  });
});

describe('ucumUnit', () => {
  it.each([
    ['mcU/mL', 'u[IU]/mL'],
    ['µIU/mL', 'u[IU]/mL'],
    ['mIU/L', 'm[IU]/L'],
    ['ng/dl', 'ng/dL'],
    ['beats/minute', '/min'],
    ['C', 'Cel'],
    ['° F', '[degF]'],
    ['mm Hg', 'mm[Hg]'],
    ['µmol/L', 'umol/L'],
    ['mcg/dL', 'ug/dL'],
    ['gm/dl', 'g/dL'],
    ['kg/m²', 'kg/m2'],
    ['mL/min/1.73 m2', 'mL/min/{1.73_m2}'],
    ['', undefined],
    ['constructor', undefined],
  ])('%s is %s', (text, code) => {
    expect(ucumUnit(text)).toBe(code);
  });

  it('knows the code of every unit in use', () => {
    const units = MEASURES.flatMap(unitsOf);
    expect(units.filter((unit) => ucumUnit(unit) !== unit)).toEqual([]);
  });
});
