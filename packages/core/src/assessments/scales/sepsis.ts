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

const ALTERED = { en: 'Glasgow Coma Scale under 15', hi: 'ग्लासगो कोमा स्केल 15 से कम' };

export const QSOFA: Scale = {
  shortName: 'qSOFA',
  limits: [{ level: 'critical', when: { from: 2 }, source: 'Singer et al., Sepsis-3, JAMA 2016' }],
  version: 'qSOFA, Sepsis-3 2016',
  label: { en: 'qSOFA', hi: 'qSOFA' },
  source: 'Singer et al., Sepsis-3, JAMA 2016',
  notFor: fromYears(18),
  inputs: [RESPIRATION, SYSTOLIC, { key: 'altered', kind: 'choice', label: ALTERED, choices: yesNo }],
  items: [
    numberItem('respiration', RESPIRATION.label, 1, [[22, 1]], 0),
    numberItem('systolic', SYSTOLIC.label, 1, [[101, 0]], 1),
    choiceItem('altered', ALTERED, { yes: 1, no: 0 }),
  ],
  bands: [
    { key: 'negative', from: 0, severity: 'none', label: { en: 'Under 2', hi: '2 से कम' } },
    {
      key: 'positive',
      from: 2,
      severity: 'act',
      label: { en: '2 or more', hi: '2 या अधिक' },
      act: { en: 'Suspect sepsis: a doctor sees the patient now.', hi: 'सेप्सिस देखें: डॉक्टर रोगी को अभी देखें।' },
    },
  ],
};

const COAGULATION = { en: 'Platelets', hi: 'प्लेटलेट' };
const BILIRUBIN = { en: 'Bilirubin', hi: 'बिलीरुबिन' };
const SUPPORT = { en: 'Respiratory support', hi: 'श्वसन सहायता' };
const CIRCULATION = { en: 'Circulation', hi: 'रक्त संचार' };
const URINE = { en: 'Urine in 24 hours', hi: '24 घंटे में मूत्र' };
const VASOPRESSOR = { en: 'Dose for the circulation', hi: 'रक्त संचार की दवा की मात्रा' };

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
  label: { en: 'PaO₂/FiO₂', hi: 'PaO₂/FiO₂' },
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
  label: { en: 'Kidneys', hi: 'गुर्दे' },
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
  label: { en: 'SOFA', hi: 'SOFA' },
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
        { code: 'none', label: { en: 'None', hi: 'कोई नहीं' } },
        {
          code: 'low',
          label: {
            en: 'Dopamine up to 5 µg/kg/min, or dobutamine',
            hi: 'डोपामिन 5 µg/kg/min तक, या डोब्यूटामिन',
          },
        },
        {
          code: 'medium',
          label: {
            en: 'Dopamine over 5, or (nor)adrenaline up to 0.1 µg/kg/min',
            hi: 'डोपामिन 5 से अधिक, या (नॉर)एड्रेनालिन 0.1 µg/kg/min तक',
          },
        },
        {
          code: 'high',
          label: {
            en: 'Dopamine over 15, or (nor)adrenaline over 0.1 µg/kg/min',
            hi: 'डोपामिन 15 से अधिक, या (नॉर)एड्रेनालिन 0.1 µg/kg/min से अधिक',
          },
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
    { key: 'under', from: 0, severity: 'none', label: { en: 'Under 2', hi: '2 से कम' } },
    {
      key: 'raised',
      from: 2,
      severity: 'act',
      label: { en: '2 or more', hi: '2 या अधिक' },
      act: {
        en: 'A rise of 2 or more with an infection is sepsis until shown otherwise: a doctor decides now.',
        hi: 'संक्रमण के साथ 2 या अधिक की वृद्धि को सेप्सिस मानें: डॉक्टर अभी निर्णय लें।',
      },
    },
  ],
};
