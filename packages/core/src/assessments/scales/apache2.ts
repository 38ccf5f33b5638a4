import { type Label, wordLabel } from '#formatting';
import {
  choiceItem,
  codeOf,
  fromYears,
  type InputValues,
  type NumberInput,
  numberItem,
  numberOf,
  type Scale,
  type ScaleItem,
  type Steps,
  stepped,
  yearsOf,
  yesNo,
} from '../scale.ts';
import * as words from '../words/en.ts';
import { meanPressure } from './sepsis.ts';
import {
  CREATININE,
  DAY_HOURS,
  DIASTOLIC,
  FIO2,
  GCS_TOTAL,
  laboratory,
  PACO2,
  PAO2,
  PULSE,
  RESPIRATION,
  SYSTOLIC,
  TEMPERATURE,
} from './vital-inputs.ts';

const lab = (
  key: string,
  label: Label,
  unit: string,
  decimals: number,
  span: NumberInput['span'],
): NumberInput => ({
  key,
  kind: 'number',
  label,
  unit,
  decimals,
  span,
});

const PH: NumberInput = {
  ...lab('ph', wordLabel(words.apache2, 'ph'), '[pH]', 2, [6.5, 8]),
  record: laboratory('arterialPh'),
};
const BICARBONATE: NumberInput = {
  ...lab('bicarbonate', wordLabel(words.apache2, 'bicarbonate'), 'mmol/L', 1, [1, 70]),
  record: laboratory('bicarbonate'),
};
const SODIUM: NumberInput = {
  ...lab('sodium', wordLabel(words.apache2, 'sodium'), 'mmol/L', 0, [80, 220]),
  record: laboratory('sodium'),
};
const POTASSIUM: NumberInput = {
  ...lab('potassium', wordLabel(words.apache2, 'potassium'), 'mmol/L', 1, [1, 12]),
  record: [{ metric: 'electrolytes', value: 'potassium', withinHours: DAY_HOURS }],
};
const HEMATOCRIT: NumberInput = {
  ...lab('hematocrit', wordLabel(words.apache2, 'hematocrit'), '%', 1, [5, 80]),
  record: laboratory('packedCellVolume'),
};
const WHITE_CELLS: NumberInput = {
  // Numerically equal to 10*9/L. Indian laboratories report this unit.
  ...lab('whiteCells', wordLabel(words.apache2, 'whiteCells'), '10*3/uL', 1, [0, 500]),
  record: laboratory('whiteCells'),
};

const ACUTE = wordLabel(words.apache2, 'acute');
const CHRONIC = wordLabel(words.apache2, 'chronic');

const TEMPERATURES: Steps = [
  [41, 4],
  [39, 3],
  [38.5, 1],
  [36, 0],
  [34, 1],
  [32, 2],
  [30, 3],
];
const PRESSURES: Steps = [
  [160, 4],
  [130, 3],
  [110, 2],
  [70, 0],
  [50, 2],
];
const GRADIENTS: Steps = [
  [500, 4],
  [350, 3],
  [200, 2],
];
const PHS: Steps = [
  [7.7, 4],
  [7.6, 3],
  [7.5, 1],
  [7.33, 0],
  [7.25, 2],
  [7.15, 3],
];
const BICARBONATES: Steps = [
  [52, 4],
  [41, 3],
  [32, 1],
  [22, 0],
  [18, 2],
  [15, 3],
];
const CREATININES: Steps = [
  [3.5, 4],
  [2, 3],
  [1.5, 2],
  [0.6, 0],
];
const AGES: Steps = [
  [75, 6],
  [65, 5],
  [55, 3],
  [45, 2],
];

/** A-a gradient at sea level with a respiratory quotient of 0.8, in mm[Hg]. */
const gradient = (fio2: number, paco2: number, pao2: number): number =>
  fio2 * (760 - 47) - paco2 / 0.8 - pao2;

/** 61 to 70 is 1 point, 55 to 60 is 3. */
const pressureOfOxygen = (pao2: number): number => {
  if (pao2 > 70) return 0;
  return stepped(
    pao2,
    [
      [61, 1],
      [55, 3],
    ],
    4,
  );
};

/**
 * Knaus 1985: without a blood gas, serum bicarbonate is used and oxygenation scores 0. From FiO2 0.5 a gas is
 * required, because the gradient may be high.
 */
const hasNoGas = (values: InputValues): boolean =>
  numberOf(values, 'bicarbonate') !== undefined &&
  numberOf(values, 'ph') === undefined &&
  numberOf(values, 'paco2') === undefined &&
  (numberOf(values, 'fio2') ?? 0) < 0.5;

function oxygenation(values: InputValues): number | undefined {
  const [fio2, pao2, paco2] = [numberOf(values, 'fio2'), numberOf(values, 'pao2'), numberOf(values, 'paco2')];
  if (pao2 === undefined && hasNoGas(values)) return 0;
  if (fio2 === undefined || pao2 === undefined) return undefined;
  if (fio2 < 0.5) return pressureOfOxygen(pao2);
  return paco2 === undefined ? undefined : stepped(gradient(fio2, paco2, pao2), GRADIENTS, 0);
}

/** Bicarbonate counts only without a blood gas. */
function acidity(values: InputValues): number | undefined {
  const ph = numberOf(values, 'ph');
  if (ph !== undefined) return stepped(ph, PHS, 4);
  const bicarbonate = numberOf(values, 'bicarbonate');
  return bicarbonate === undefined ? undefined : stepped(bicarbonate, BICARBONATES, 4);
}

function kidneys(values: InputValues): number | undefined {
  const [creatinine, acute] = [numberOf(values, 'creatinine'), codeOf(values, 'acute')];
  if (creatinine === undefined || acute === undefined) return undefined;
  return stepped(creatinine, CREATININES, 2) * (acute === 'yes' ? 2 : 1);
}

const item = (key: string, label: Label, most: number, points: ScaleItem['points']): ScaleItem => ({
  key,
  label,
  most,
  points,
});

const CHRONIC_CHOICES = [
  { code: 'none', label: wordLabel(words.apache2, 'none') },
  { code: 'elective', label: wordLabel(words.apache2, 'elective') },
  {
    code: 'other',
    label: wordLabel(words.apache2, 'other'),
  },
];

/** Knaus 1985: the worst values of the first 24 hours in intensive care. All twelve are required. */
export const APACHE_II: Scale = {
  shortName: 'APACHE II',
  limits: [
    {
      level: 'review',
      when: { from: 25 },
      source: 'Knaus et al. 1985: about half of the patients from 25 on died in hospital',
    },
  ],
  version: 'APACHE II, 1985',
  label: wordLabel(words.apache2, 'apacheIi'),
  source: 'Knaus et al., Critical Care Medicine 1985',
  notFor: fromYears(18),
  needsSetting: true,
  allOrNone: true,
  inputs: [
    TEMPERATURE,
    SYSTOLIC,
    DIASTOLIC,
    PULSE,
    RESPIRATION,
    FIO2,
    PAO2,
    PACO2,
    PH,
    BICARBONATE,
    SODIUM,
    POTASSIUM,
    CREATININE,
    { key: 'acute', kind: 'choice', label: ACUTE, choices: yesNo },
    HEMATOCRIT,
    WHITE_CELLS,
    GCS_TOTAL,
    { key: 'chronic', kind: 'choice', label: CHRONIC, choices: CHRONIC_CHOICES },
  ],
  items: [
    numberItem('temperature', TEMPERATURE.label, 4, TEMPERATURES, 4),
    item('mean', wordLabel(words.apache2, 'mean'), 4, (values) => {
      const mean = meanPressure(values);
      return mean === undefined ? undefined : stepped(Math.round(mean), PRESSURES, 4);
    }),
    numberItem(
      'pulse',
      PULSE.label,
      4,
      [
        [180, 4],
        [140, 3],
        [110, 2],
        [70, 0],
        [55, 2],
        [40, 3],
      ],
      4,
    ),
    numberItem(
      'respiration',
      RESPIRATION.label,
      4,
      [
        [50, 4],
        [35, 3],
        [25, 1],
        [12, 0],
        [10, 1],
        [6, 2],
      ],
      4,
    ),
    item('oxygenation', wordLabel(words.apache2, 'oxygenation'), 4, oxygenation),
    item('acidity', wordLabel(words.apache2, 'acidity'), 4, acidity),
    numberItem(
      'sodium',
      SODIUM.label,
      4,
      [
        [180, 4],
        [160, 3],
        [155, 2],
        [150, 1],
        [130, 0],
        [120, 2],
        [111, 3],
      ],
      4,
    ),
    numberItem(
      'potassium',
      POTASSIUM.label,
      4,
      [
        [7, 4],
        [6, 3],
        [5.5, 1],
        [3.5, 0],
        [3, 1],
        [2.5, 2],
      ],
      4,
    ),
    item('kidneys', CREATININE.label, 8, kidneys),
    numberItem(
      'hematocrit',
      HEMATOCRIT.label,
      4,
      [
        [60, 4],
        [50, 2],
        [46, 1],
        [30, 0],
        [20, 2],
      ],
      4,
    ),
    numberItem(
      'whiteCells',
      WHITE_CELLS.label,
      4,
      [
        [40, 4],
        [20, 2],
        [15, 1],
        [3, 0],
        [1, 2],
      ],
      4,
    ),
    item('gcs', GCS_TOTAL.label, 12, (values) => {
      const total = numberOf(values, 'gcs');
      return total === undefined ? undefined : 15 - total;
    }),
    item('age', wordLabel(words.apache2, 'age'), 6, (_, person) => {
      const years = yearsOf(person);
      return years === undefined ? undefined : stepped(years, AGES, 0);
    }),
    choiceItem('chronic', CHRONIC, { none: 0, elective: 2, other: 5 }),
  ],
  // No source gives bands that are valid without the reason for admission.
  bands: [],
};
