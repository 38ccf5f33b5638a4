import { describe, expect, it } from 'vitest';
import type { Measure } from '#observations';
import { unitCode } from '../convert.ts';

/** Units of a measure as written, by code; typed by hand, not taken from the table. */
const WRITTEN: readonly (readonly [Measure, string, readonly string[]])[] = [
  [
    'systolic',
    'mm[Hg]',
    [
      ...['mmHg', 'mm Hg', 'MMHG', 'mm of Hg', 'mm. of Hg', 'mm[Hg]', 'mm[hg]', 'mm(Hg)', 'torr', 'mmHg.'],
      ...['(mmHg)', 'millimeter mercury column', 'MDC_DIM_MMHG', 'mm of mercury', 'mm  hg'],
    ],
  ],
  ['systolic', 'kPa', ['kPa', 'KPA', 'kilopascal', 'MDC_DIM_KILO_PASCAL', 'kilopascals']],
  [
    'pulse',
    '/min',
    [
      ...[
        '/min',
        '1/min',
        '{beat}/min',
        '{beats}/min',
        '{H.B.}/min',
        'beats per minute',
        'beats/minute',
        'bpm',
      ],
      ...[
        'BPM',
        'beats/min',
        'Beats / min',
        'min-1',
        'min⁻¹',
        'per minute',
        '/ minute',
        'count/min',
        'beats',
      ],
      ...['MDC_DIM_BEAT_PER_MIN', 'beats in one minute', 'pulses/min', 'b/m', '/mins'],
    ],
  ],
  [
    'respiration',
    '/min',
    [
      ...[
        'breaths per minute',
        'breaths/min',
        'breaths/minute',
        '{breaths}/min',
        'insp/min',
        'resp/min',
        'brpm',
      ],
      ...['MDC_DIM_RESP_PER_MIN', 'breath per min', 'respirations/min', 'rpm', 'times per minute'],
    ],
  ],
  [
    'temperature',
    'Cel',
    [
      ...['Cel', 'C', '°C', '° C', 'ºC', '˚C', '℃', 'degC', 'deg C', 'Deg. C', 'degrees C', 'degree Celsius'],
      ...['Degrees Celsius', 'celsius', 'centigrade', 'degrees centigrade', 'MDC_DIM_DEGC', 'C.'],
    ],
  ],
  [
    'temperature',
    '[degF]',
    [
      ...['[degF]', 'F', '°F', 'º F', '℉', 'degF', 'deg F', 'degrees F', 'degree Fahrenheit', 'Fahrenheit'],
      ...['MDC_DIM_FAHR', 'Deg. F'],
    ],
  ],
  [
    'spo2',
    '%',
    ['%', 'percent', 'per cent', 'pct', '%{HemoglobinSaturation}', '% SpO2', 'MDC_DIM_PERCENT', '%age', '％'],
  ],
  [
    'hba1c',
    '%',
    ['% of total Hb', '%{HemoglobinA1C}', '% (NGSP)', '%Hb', '% HbA1c', '% of total haemoglobin'],
  ],
  ['hba1c', 'mmol/mol', ['mmol/mol', 'mmol/mol Hb', 'mmol/mol (IFCC)', 'millimole per mole']],
  [
    'glucose',
    'mg/dL',
    [
      ...['mg/dL', 'mg/dl', 'MG/DL', 'mgs/dl', 'mg%', 'mg %', 'mgs%', 'mg/100ml', 'mg/100 mL', 'mg per dl'],
      ...['milligram per deciliter', 'milligrams per decilitre', 'mgm/dl', 'mg/dl.', '(mg/dL)', 'Mg/dl'],
      ...['MDC_DIM_MILLI_G_PER_DL', 'mg / dL', 'mg/100cc'],
    ],
  ],
  [
    'glucose',
    'mmol/L',
    ['mmol/L', 'mmol/l', 'mmols/L', 'millimole per liter', 'mmol per litre', 'MMOL/L', 'mmol/ltr', 'mmol'],
  ],
  [
    'hemoglobin',
    'g/dL',
    [
      ...[
        'g/dL',
        'gm/dl',
        'gms/dl',
        'g%',
        'gm%',
        'gms%',
        'gm %',
        'g/100mL',
        'gms/100ml',
        'gram per deciliter',
      ],
      ...['grams per dl', 'G/DL', 'gm / dL'],
    ],
  ],
  ['hemoglobin', 'g/L', ['g/L', 'gm/L', 'gram per liter', 'gms/ltr']],
  ['creatinine', 'umol/L', ['umol/L', 'µmol/L', 'μmol/L', 'mcmol/L', 'micromol/L', 'micromole per liter']],
  [
    'platelets',
    '10*5/uL',
    [
      ...['lakhs/cu.mm', 'lakh/cumm', 'lakhs/cumm', 'lac/cumm', 'Lacs/cu mm', 'lakhs / cmm', 'lakh/mm3'],
      ...['lakhs/µL', 'lakh per cubic mm', 'Lakhs', 'lakh'],
    ],
  ],
  [
    'platelets',
    '10*3/uL',
    [
      ...[
        '10*3/uL',
        '10^3/uL',
        'x10^3/uL',
        'x10³/µL',
        '10e3/uL',
        'K/uL',
        'K/mcL',
        'k/µl',
        'thou/uL',
        '10^3/cumm',
      ],
      ...['thousand per microliter', 'thousand/cumm', 'x 10^3 / mm3', '×10³/µL'],
    ],
  ],
  ['platelets', '10*9/L', ['10*9/L', '10^9/L', 'x10^9/L', 'x10⁹/L', '10E9/L', 'billion per liter']],
  [
    'platelets',
    '/uL',
    [
      '/cumm',
      '/cu.mm',
      'cells/cumm',
      'cells/µL',
      '/mm3',
      '/mm³',
      'per cumm',
      '/cmm',
      'cells per cubic mm',
      '/mcL',
    ],
  ],
  ['potassium', 'mmol/L', ['mmol/L', 'mMol/L', 'millimoles/litre']],
  ['potassium', 'meq/L', ['mEq/L', 'meq/l', 'MEQ/L', 'milliequivalent per liter', 'meqs/L']],
  [
    'tsh',
    'u[IU]/mL',
    ['uIU/mL', 'µIU/ml', 'mcIU/mL', 'uU/mL', 'μIU/mL', 'micro-international unit per milliliter'],
  ],
  ['tsh', 'm[IU]/L', ['mIU/L', 'mU/L', 'm[IU]/L', 'milli-international unit per liter']],
  [
    'weight',
    'kg',
    ['kg', 'Kg', 'KGS', 'kilograms', 'kilogram', 'kg.', 'Kgs', 'MDC_DIM_KILO_G', 'kilo', 'kilogrammes'],
  ],
  ['weight', '[lb_av]', ['lb', 'lbs', 'pounds', 'pound', 'lbs.', '[lb_av]', 'LB', 'MDC_DIM_LB']],
  ['weight', 'g', ['g', 'gm', 'gms', 'grams']],
  ['height', 'cm', ['cm', 'cms', 'CM', 'centimeter', 'centimetres', 'MDC_DIM_CENTI_M', 'cm.']],
  ['height', 'm', ['m', 'meter', 'metre', 'meters', 'mtr']],
  ['height', '[ft_i]', ['ft', 'feet', 'foot', 'ft.', '[ft_i]']],
  ['height', '[in_i]', ['in', 'inch', 'inches', 'in.', '[in_i]', 'MDC_DIM_INCH']],
];

const ROWS = WRITTEN.flatMap(([measure, code, texts]) => texts.map((text) => [text, measure, code] as const));

describe('a unit of a source', () => {
  it.each(ROWS)('%s of %s is %s', (text, measure, code) => {
    expect(unitCode(measure, text)).toBe(code);
  });

  it.each([
    ['banana', 'glucose'],
    ['mg', 'glucose'],
    ['mg/L', 'glucose'],
    ['mcg/dL', 'glucose'],
    ['ng/dL', 'glucose'],
    ['mg/kg', 'glucose'],
    ['per', 'pulse'],
    ['', 'pulse'],
    ['{banana}', 'spo2'],
    ['K', 'temperature'],
    ['st', 'weight'],
    ['mm', 'height'],
    ['g/mL', 'hemoglobin'],
    ['pg', 'hemoglobin'],
    ['10*4/uL', 'platelets'],
    ['%', 'platelets'],
    ['cmH2O', 'systolic'],
    ['/h', 'pulse'],
    ['Hz', 'pulse'],
  ] as const)('%s is not a unit of %s', (text, measure) => {
    expect(unitCode(measure, text)).toBeUndefined();
  });
});
