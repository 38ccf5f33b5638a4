import { describe, expect, it } from 'vitest';
import type { Measure } from '#observations';
import { checkPressure } from './check-entry.ts';
import { ageInYears, checkEntry, type EntryContext } from './index.ts';

const adult: EntryContext = { age: ageInYears(40) };
const child: EntryContext = { age: ageInYears(4) };
const newborn: EntryContext = { age: { months: 0, days: 6 } };

/** Returns the outcome in the words of the labelled cases. */
function outcome(check: ReturnType<typeof checkEntry>): string {
  switch (check.kind) {
    case 'slip':
      if (check.slip === 'decimal') return `slip(${check.value} ${check.unit})`;
      return check.slip === 'unit' ? `slip(${check.unit})` : 'slip(swapped)';
    case 'impossible':
      return `block ${check.min}-${check.max}`;
    case 'unlikely':
      return `confirm ${check.min}-${check.max} x${check.times}`;
    case 'meter-low':
      return `meter-low ${check.unit}${check.meant === undefined ? '' : ` or ${check.meant}`}`;
    case 'unit':
      return `unit ${check.units.join(' ')}`;
    default:
      return 'ok';
  }
}

describe('checkEntry', () => {
  it.each<[Measure, number, string, EntryContext, string]>([
    ['glucose', 5.6, 'mg/dL', adult, 'slip(mmol/L)'],
    ['temperature', 98.6, 'Cel', adult, 'slip([degF])'],
    ['hemoglobin', 115, 'g/dL', adult, 'slip(g/L)'],
    ['spo2', 45, '%', adult, 'confirm 92-100 x2'],
    ['spo2', 101, '%', adult, 'block 1-100'],
    ['hba1c', 48, '%', adult, 'slip(mmol/mol)'],

    ['glucose', 9.9, 'mg/dL', adult, 'slip(mmol/L)'],
    ['glucose', 10, 'mg/dL', adult, 'meter-low mg/dL or mmol/L'],
    ['glucose', 33.3, 'mg/dL', adult, 'meter-low mg/dL or mmol/L'],
    ['glucose', 20, 'mg/dl', { lastUnit: 'mg/dL' }, 'meter-low mg/dL'],
    ['glucose', 20, 'mg/dL', { lastUnit: 'mmol/L' }, 'meter-low mg/dL or mmol/L'],
    ['glucose', 5.6, 'mg/dL', { lastUnit: 'mg/dL' }, 'block 10-2000'],
    ['glucose', 20, 'mmol/L', adult, 'ok'],
    ['glucose', 33.4, 'mg/dL', adult, 'confirm 60-400 x1'],
    ['glucose', 1.9, 'mg/dL', adult, 'block 10-2000'],
    ['glucose', 5.6, 'mmol/L', adult, 'ok'],
    ['glucose', 0.5, 'mmol/L', adult, 'slip(5 mmol/L)'],
    ['glucose', 0.5, 'mmol/L', { ...adult, keepsTyped: true }, 'block 0.6-111'],
    ['glucose', 350, 'mg/dL', adult, 'ok'],
    ['glucose', 350, 'mg/dL', { mealSituation: 'MEAL_SITUATION_FASTING' }, 'confirm 60-300 x1'],
    ['glucose', 5.6, 'mg/dL', { keepsTyped: true }, 'block 10-2000'],
    ['glucose', 20, 'mg/dL', { keepsTyped: true }, 'confirm 60-400 x1'],
    ['glucose', 100, '', adult, 'unit mg/dL mmol/L'],
    ['ft3', 3.1, '', adult, 'unit pg/mL pmol/L'],
    ['ft3', 51, 'pg/mL', adult, 'block 0-50'],
    ['glucose', Number.NaN, 'mg/dL', adult, 'block 10-2000'],
    ['glucose', -5, 'mg/dL', adult, 'block 10-2000'],
    ['spo2', 70, '%', adult, 'confirm 92-100 x1'],
    ['spo2', 90, '%', { oxygenScale: 2 }, 'ok'],
    ['spo2', 0, '%', adult, 'block 1-100'],
    ['temperature', 37, '[degF]', adult, 'slip(Cel)'],
    ['temperature', 98.6, 'F', adult, 'ok'],
    ['temperature', 113.1, 'Cel', adult, 'block 25-45'],
    ['temperature', 34.9, 'Cel', adult, 'confirm 35-40 x1'],
    ['temperature', 60, '[degF]', adult, 'block 77-113'],
    ['creatinine', 88.8, 'mg/dL', adult, 'slip(umol/L)'],
    ['creatinine', 40, 'mg/dL', adult, 'confirm 0.3-3 x1'],
    ['totalCholesterol', 5.2, 'mg/dL', adult, 'slip(mmol/L)'],
    ['ldl', 12.9, 'mg/dL', adult, 'slip(mmol/L)'],
    ['ldl', 13, 'mg/dL', adult, 'confirm 20-300 x1'],
    ['triglycerides', 1.7, 'mg/dL', adult, 'slip(mmol/L)'],
    ['hdl', 1.2, 'mg/dL', adult, 'slip(mmol/L)'],
    ['hemoglobin', 26, 'g/dL', adult, 'block 1-25'],
    ['height', 1.72, 'cm', adult, 'slip(m)'],
    ['height', 1.72, 'm', adult, 'ok'],
    ['height', 68, 'inches', adult, 'ok'],
    ['weight', 3200, 'kg', newborn, 'slip(g)'],
    ['weight', 21, 'kg', newborn, 'slip(g)'],
    ['weight', 3200, 'kg', adult, 'block 0.3-650'],
    ['weight', 300, 'kg', adult, 'confirm 30-200 x1'],
    ['weight', 7.2, 'kg', adult, 'slip(72 kg)'],
    ['weight', 7.2, 'kg', {}, 'slip(72 kg)'],
    ['weight', 7.2, 'kg', child, 'ok'],
    ['weight', 7.2, 'kg', { ...adult, keepsTyped: true }, 'confirm 30-200 x1'],
    ['weight', 15, '[lb_av]', adult, 'slip(150 [lb_av])'],
    ['weight', 16, 'kg', adult, 'confirm 30-200 x1'],
    ['weight', 16, 'kg', child, 'ok'],
    ['respiration', 40, '/min', child, 'ok'],
    ['respiration', 40, '/min', adult, 'confirm 10-28 x1'],
    ['weight', 725, 'kg', adult, 'slip(72.5 kg)'],
    ['weight', 725, 'kg', child, 'block 0.3-650'],
    ['temperature', 386, 'Cel', adult, 'slip(38.6 Cel)'],
    ['systolic', 12, 'mm[Hg]', adult, 'slip(120 mm[Hg])'],
    ['spo2', 980, '%', adult, 'slip(98 %)'],
    ['pulse', 7.2, '/min', adult, 'slip(72 /min)'],
    ['hemoglobin', 0.92, 'g/dL', adult, 'slip(9.2 g/dL)'],
    ['tsh', 501, 'mIU/L', adult, 'block 0-500'],
    ['birthWeight', 99_999, 'g', newborn, 'block 200-10500'],
    ['birthWeight', 0.1, 'kg', newborn, 'block 0.2-10.5'],
    ['birthWeight', 2.9, 'kg', newborn, 'ok'],
  ])('%s %s %s', (measure, value, unit, context, expected) => {
    expect(outcome(checkEntry(measure, value, unit, context))).toBe(expected);
  });

  it('never changes the digits it offers', () => {
    expect(checkEntry('glucose', 5.6, 'mg/dl')).toEqual({
      kind: 'slip',
      slip: 'unit',
      value: 5.6,
      unit: 'mmol/L',
    });
  });
});

describe('checkPressure', () => {
  it.each<[string, number, number, string]>([
    ['the wrong way round', 80, 120, 'slip(swapped)'],
    ['both alike', 120, 120, 'slip(swapped)'],
    ['as usual', 120, 80, 'ok'],
    ['no swap helps', 80, 350, 'block 20-200'],
    ['impossible before unlikely', 301, 135, 'block 40-300'],
    ['unlikely', 230, 100, 'confirm 70-220 x1'],
    ['unlikely below', 120, 30, 'confirm 40-130 x1'],
    ['nothing typed', Number.NaN, 80, 'block 40-300'],
  ])('%s', (_, upper, lower, expected) => {
    expect(outcome(checkPressure(upper, lower, 'mmHg', adult))).toBe(expected);
  });

  it('offers the two numbers swapped', () => {
    const check = checkPressure(80, 120, 'mm[Hg]');
    expect(check).toEqual({ kind: 'slip', slip: 'swapped', pressure: { systolic: 120, diastolic: 80 } });
  });
});
