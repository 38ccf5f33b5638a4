import { wordLabel } from '#formatting';
import {
  choiceItem,
  codeOf,
  fromYears,
  type InputValues,
  numberItem,
  numberOf,
  type Scale,
  type ScaleItem,
  stepped,
  yesNo,
} from '../scale.ts';
import * as words from '../words/en.ts';
import {
  CREATININE,
  DAY_HOURS,
  DIASTOLIC,
  FIO2,
  GCS_TOTAL,
  laboratory,
  PAO2,
  RESPIRATION,
  SYSTOLIC,
} from './vital-inputs.ts';

const ALTERED = wordLabel(words.sepsis, 'altered');

export const QSOFA: Scale = {
  shortName: 'qSOFA',
  limits: [{ level: 'critical', when: { from: 2 }, source: 'Singer et al., Sepsis-3, JAMA 2016' }],
  version: 'qSOFA, Sepsis-3 2016',
  label: wordLabel(words.sepsis, 'qSOFA'),
  source: 'Singer et al., Sepsis-3, JAMA 2016',
  notFor: fromYears(18),
  inputs: [RESPIRATION, SYSTOLIC, { key: 'altered', kind: 'choice', label: ALTERED, choices: yesNo }],
  items: [
    numberItem('respiration', RESPIRATION.label, 1, [[22, 1]], 0),
    numberItem('systolic', SYSTOLIC.label, 1, [[101, 0]], 1),
    choiceItem('altered', ALTERED, { yes: 1, no: 0 }),
  ],
  bands: [
    { key: 'negative', from: 0, severity: 'none', label: wordLabel(words.sepsis, 'negative') },
    {
      key: 'positive',
      from: 2,
      severity: 'act',
      label: wordLabel(words.sepsis, 'positive'),
      act: wordLabel(words.sepsis, 'positiveAct'),
    },
  ],
};

const COAGULATION = wordLabel(words.sepsis, 'coagulation');
const BILIRUBIN = wordLabel(words.sepsis, 'bilirubin');
const SUPPORT = wordLabel(words.sepsis, 'support');
const CIRCULATION = wordLabel(words.sepsis, 'circulation');
const URINE = wordLabel(words.sepsis, 'urine');
const VASOPRESSOR = wordLabel(words.sepsis, 'vasopressor');

const RATIO_STEPS = [
  [400, 0],
  [300, 1],
  [200, 2],
  [100, 3],
] as const;
/** Without respiratory support the ratio scores at most 2. */
const UNSUPPORTED = 2;

const breathing: ScaleItem = {
  key: 'breathing',
  label: wordLabel(words.sepsis, 'breathing'),
  most: 4,
  points: (values) => {
    const [pao2, fio2, support] = [
      numberOf(values, 'pao2'),
      numberOf(values, 'fio2'),
      codeOf(values, 'support'),
    ];
    if (pao2 === undefined || fio2 === undefined) return undefined;
    const points = stepped(pao2 / fio2, RATIO_STEPS, 4);
    if (points <= UNSUPPORTED || support === 'yes') return points;
    return support === 'no' ? UNSUPPORTED : undefined;
  },
};

const DOSES: Readonly<Record<string, number>> = { low: 2, medium: 3, high: 4 };

/** In mm[Hg]. */
export function meanPressure(values: InputValues): number | undefined {
  const [systolic, diastolic] = [numberOf(values, 'systolic'), numberOf(values, 'diastolic')];
  return systolic === undefined || diastolic === undefined ? undefined : (systolic + 2 * diastolic) / 3;
}

const circulation: ScaleItem = {
  key: 'circulation',
  label: CIRCULATION,
  most: 4,
  points: (values) => {
    const dose = codeOf(values, 'dose');
    if (dose === undefined) return undefined;
    if (dose !== 'none') return DOSES[dose];
    const mean = meanPressure(values);
    return mean === undefined ? undefined : stepped(mean, [[70, 0]], 1);
  },
};

const kidneys: ScaleItem = {
  key: 'kidneys',
  label: wordLabel(words.sepsis, 'kidneys'),
  most: 4,
  points: (values) => {
    const [creatinine, urine] = [numberOf(values, 'creatinine'), numberOf(values, 'urine')];
    const byUrine =
      urine === undefined
        ? 0
        : stepped(
            urine,
            [
              [500, 0],
              [200, 3],
            ],
            4,
          );
    if (creatinine === undefined) return byUrine === 4 ? byUrine : undefined;
    return Math.max(
      byUrine,
      stepped(
        creatinine,
        [
          [5, 4],
          [3.5, 3],
          [2, 2],
          [1.2, 1],
        ],
        0,
      ),
    );
  },
};

/** Vincent 1996. The 2025 scale differs, so the edition is stored with each result. */
export const SOFA: Scale = {
  shortName: 'SOFA',
  limits: [
    {
      level: 'critical',
      when: { rise: 2 },
      source: 'Singer et al., Sepsis-3, JAMA 2016: an unknown baseline counts 0',
    },
  ],
  version: 'SOFA 1996',
  label: wordLabel(words.sepsis, 'sofa'),
  source: 'Vincent et al., Intensive Care Medicine 1996',
  notFor: fromYears(18),
  needsSetting: true,
  inputs: [
    PAO2,
    FIO2,
    { key: 'support', kind: 'choice', label: SUPPORT, choices: yesNo },
    {
      key: 'platelets',
      kind: 'number',
      label: COAGULATION,
      unit: '10*9/L',
      decimals: 0,
      span: [1, 2000],
      record: [{ metric: 'bloodcount', value: 'platelets', withinHours: DAY_HOURS }],
    },
    {
      key: 'bilirubin',
      kind: 'number',
      label: BILIRUBIN,
      unit: 'mg/dL',
      decimals: 1,
      span: [0.1, 50],
      record: laboratory('bilirubin'),
    },
    SYSTOLIC,
    DIASTOLIC,
    {
      key: 'dose',
      kind: 'choice',
      label: VASOPRESSOR,
      choices: [
        { code: 'none', label: wordLabel(words.sepsis, 'none') },
        {
          code: 'low',
          label: wordLabel(words.sepsis, 'low'),
        },
        {
          code: 'medium',
          label: wordLabel(words.sepsis, 'medium'),
        },
        {
          code: 'high',
          label: wordLabel(words.sepsis, 'high'),
        },
      ],
    },
    GCS_TOTAL,
    CREATININE,
    {
      key: 'urine',
      kind: 'number',
      label: URINE,
      unit: 'mL',
      decimals: 0,
      span: [0, 20_000],
    },
  ],
  items: [
    breathing,
    numberItem(
      'platelets',
      COAGULATION,
      4,
      [
        [150, 0],
        [100, 1],
        [50, 2],
        [20, 3],
      ],
      4,
    ),
    numberItem(
      'bilirubin',
      BILIRUBIN,
      4,
      [
        [12, 4],
        [6, 3],
        [2, 2],
        [1.2, 1],
      ],
      0,
    ),
    circulation,
    numberItem(
      'gcs',
      GCS_TOTAL.label,
      4,
      [
        [15, 0],
        [13, 1],
        [10, 2],
        [6, 3],
      ],
      4,
    ),
    kidneys,
  ],
  bands: [
    { key: 'under', from: 0, severity: 'none', label: wordLabel(words.sepsis, 'under') },
    {
      key: 'raised',
      from: 2,
      severity: 'act',
      label: wordLabel(words.sepsis, 'raised'),
      act: wordLabel(words.sepsis, 'raisedAct'),
    },
  ],
};
