import { describe, expect, it } from 'vitest';
import { bmiClass, LIPID_CLASSES, lipidWeight, pressureClass, sugarClass } from './index.ts';

const value = (key: string, text: string, unit?: string) => ({ key, text, ...(unit ? { unit } : {}) });

describe('the class of a blood pressure', () => {
  const pressure = (systolic: string, diastolic: string, unit = 'mm[Hg]') => ({
    metric: 'bloodpressure',
    values: [value('systolic', systolic, unit), value('diastolic', diastolic, unit)],
  });

  it.each([
    ['both under', pressure('129', '84'), 'normal'],
    ['too low for a warning score', pressure('88', '52'), 'normal'],
    ['the first systolic of high-normal', pressure('130', '84'), 'high-normal'],
    ['the first diastolic of high-normal', pressure('120', '85'), 'high-normal'],
    ['grade 1', pressure('140', '89'), 'grade1'],
    ['grade 1 by the diastolic', pressure('129', '90'), 'grade1'],
    ['isolated systolic grade 2', pressure('160', '80'), 'grade2'],
    ['grade 2 to its end', pressure('179', '109'), 'grade2'],
    ['grade 3', pressure('180', '80'), 'grade3'],
    ['grade 3 by the diastolic', pressure('150', '110'), 'grade3'],
    ['far above every grade', pressure('230', '120'), 'grade3'],
    ['another spelling of the unit', pressure('140', '80', 'mmHg'), 'grade1'],
    ['words', pressure('high', '80'), 'unknown'],
    ['no unit', pressure('140', '80', ''), 'unknown'],
    ['a pair that is swapped', pressure('80', '140'), 'unknown'],
    ['half a pair', { metric: 'bloodpressure', values: [value('systolic', '150', 'mm[Hg]')] }, 'unknown'],
  ])('%s', (_, record, expected) => {
    expect(pressureClass(record)).toBe(expected);
  });
});

describe('the class of a sugar', () => {
  it.each([
    ['hba1c', '5.6', '%', 'normal'],
    ['hba1c', '5.7', '%', 'prediabetes'],
    ['hba1c', '6.4', '%', 'prediabetes'],
    ['hba1c', '6.5', '%', 'diabetes-range'],
    ['hba1c', '48', 'mmol/mol', 'diabetes-range'],
    ['hba1c', '47', 'mmol/mol', 'prediabetes'],
    ['bloodglucose', '60', 'mg/dL', 'normal'],
    ['bloodglucose', '99', 'mg/dL', 'normal'],
    ['bloodglucose', '100', 'mg/dL', 'prediabetes'],
    ['bloodglucose', '126', 'mg/dL', 'diabetes-range'],
    ['bloodglucose', '5.5', 'mmol/L', 'normal'],
    ['bloodglucose', '7.0', 'mmol/L', 'diabetes-range'],
    ['bloodglucose', 'HI', 'mg/dL', 'diabetes-range'],
    ['hba1c', '6.5', undefined, 'unknown'],
  ])('%s %s %s', (metric, text, unit, expected) => {
    expect(sugarClass({ metric, values: [value('value', text, unit)] })).toBe(expected);
  });
});

describe('the severity of a lipid', () => {
  it.each([
    ['totalCholesterol', '199', 'male', 'within'],
    ['totalCholesterol', '200', 'male', 'borderline'],
    ['totalCholesterol', '240', 'male', 'high'],
    ['ldl', '129', 'male', 'within'],
    ['ldl', '130', 'male', 'borderline'],
    ['ldl', '160', 'male', 'high'],
    ['ldl', '190', 'male', 'very-high'],
    ['triglycerides', '150', 'female', 'borderline'],
    ['triglycerides', '200', 'female', 'high'],
    ['triglycerides', '500', 'female', 'very-high'],
    ['hdl', '49', 'female', 'borderline'],
    ['hdl', '49', 'male', 'within'],
    ['hdl', '49', 'other', 'within'],
    ['hdl', '39', 'other', 'borderline'],
    ['hdl', '60', 'male', 'within'],
  ])('%s %s of %s', (key, text, sex, expected) => {
    const weight = lipidWeight({ metric: 'lipid', values: [value(key, text, 'mg/dL')] }, sex);
    expect(weight === undefined ? undefined : LIPID_CLASSES[weight]).toBe(expected);
  });

  it('is none for words', () => {
    expect(lipidWeight({ metric: 'lipid', values: [value('ldl', 'high', 'mg/dL')] }, 'male')).toBeUndefined();
  });
});

describe('the class of a body mass index', () => {
  it.each([
    [18.4, 'underweight'],
    [18.5, 'normal'],
    [22.9, 'normal'],
    [23, 'overweight'],
    [24.9, 'overweight'],
    [25, 'obese'],
    [0, 'unknown'],
    [Number.NaN, 'unknown'],
  ])('%d', (bmi, expected) => {
    expect(bmiClass(bmi)).toBe(expected);
  });
});
