import type { Spellings } from './seen.ts';

/** Marks after a value: high, low, abnormal, or checked twice. */
export const VALUE_MARKS: Spellings = {
  staff: ['(H)', '*', 'H', 'L'],
  isoPlus: ['HH', 'LL', 'A', 'AA', 'N', '>', '<'],
  laboratory: ['High', 'Low', 'Critical', 'Critical High', 'Critical Low', 'Abnormal', 'Normal', 'Rechecked'],
  plain: [
    ...['↑', '↓', '↑↑', '↓↓', '▲', '▼', '!', '!!', '**', '***', '#', '+', '++', '-', 'hi', 'lo', 'h.', 'l.'],
    ...[
      'very high',
      'very low',
      'critically high',
      'critically low',
      'panic',
      'raised',
      'elevated',
      'reduced',
    ],
    ...[
      'borderline',
      'verified',
      'repeat',
      'repeated',
      'rechecked twice',
      'crit',
      'alert',
      'dangerous',
      'urgent',
    ],
    ...['approx', 'approximately', 'only', '?', '(?)', 'R', '@', '$', '^', '~', '.', ',', ';'],
  ],
};

/** How and where a value was measured, written after it. */
export const VALUE_SITUATIONS: Spellings = {
  plain: [
    ...[
      'on RA',
      'RA',
      'R/A',
      'on room air',
      'at room air',
      'room air',
      'in room air',
      'on O2',
      'on oxygen',
      'with O2',
    ],
    ...[
      'oral',
      'orally',
      'axillary',
      'axilla',
      'rectal',
      'tympanic',
      'forehead',
      'sitting',
      'standing',
      'supine',
    ],
    ...[
      'lying',
      'right arm',
      'left arm',
      'rt arm',
      'lt arm',
      'rest',
      'at rest',
      'resting',
      'regular',
      'irregular',
    ],
    ...[
      'fasting',
      'random',
      'pp',
      'post prandial',
      'postprandial',
      'after food',
      'before food',
      'after meal',
    ],
    ...[
      'before meal',
      'f',
      'today',
      'now',
      'by glucometer',
      'glucometer',
      'capillary',
      'venous',
      'serum',
      'plasma',
    ],
  ],
};

/** Text before a value: the measure's name, or "about". */
export const VALUE_LABELS: Spellings = {
  staff: ['SpO2'],
  plain: [
    ...[
      'SpO₂',
      'SaO2',
      'O2 sat',
      'O2 saturation',
      'oxygen saturation',
      'oxygen',
      'saturation',
      'sat',
      'sats',
      'O2',
    ],
    ...['BP', 'B.P.', 'B.P', 'blood pressure', 'systolic', 'diastolic', 'SBP', 'DBP', 'sys', 'dia', 'NIBP'],
    ...[
      'pulse',
      'pulse rate',
      'heart rate',
      'HR',
      'PR',
      'P',
      'P.R.',
      'rate',
      'RR',
      'resp',
      'resp rate',
      'R.R.',
    ],
    ...['respiratory rate', 'respiration', 'temp', 'temp.', 'temperature', 'T', 'fever', 'body temp'],
    ...[
      'glucose',
      'blood glucose',
      'blood sugar',
      'sugar',
      'BSL',
      'RBS',
      'FBS',
      'PPBS',
      'GRBS',
      'CBG',
      'RBG',
      'BG',
    ],
    ...[
      'FBG',
      'PPBG',
      'BS',
      'HGT',
      'Hb',
      'Hgb',
      'haemoglobin',
      'hemoglobin',
      'HbA1c',
      'A1c',
      'HBA1C',
      'K',
      'K+',
    ],
    ...[
      'potassium',
      'S. potassium',
      'serum potassium',
      'creatinine',
      'S. creatinine',
      'S.creat',
      'creat',
      'Cr',
    ],
    ...[
      'platelets',
      'platelet count',
      'PLT',
      'plt',
      'platelet',
      'TSH',
      'S. TSH',
      'triglycerides',
      'TG',
      'weight',
    ],
    ...[
      'wt',
      'wt.',
      'height',
      'ht',
      'ht.',
      'body weight',
      'result',
      'value',
      'reading',
      'is',
      'was',
      'found',
      'of',
    ],
    ...['approx', 'approx.', 'approximately', 'about', 'around', 'nearly', '~', '≈', '=', ':', 'ca.'],
  ],
};

/** Marks before a value. */
export const LEADING_MARKS: Spellings = {
  plain: [
    ...['H', 'L', 'HH', 'LL', 'high', 'low', '*', '**', 'critical', 'very high', 'very low', '(H)', '(L)'],
    ...['↑', '↓', '!', 'critical high', 'critical low', 'abnormal'],
  ],
};

/** Words of a limit before a number, by sign. */
export const LIMIT_WORDS: Readonly<Record<'<' | '<=' | '>' | '>=', Spellings>> = {
  '<': { plain: ['less than', 'below', 'under', 'lesser than', 'lt', '＜'] },
  '<=': { plain: ['up to', 'upto', 'at most', 'not more than', '=<'] },
  '>': { plain: ['more than', 'greater than', 'above', 'over', 'gt', 'exceeds', '＞'] },
  '>=': { plain: ['at least', 'not less than', '=>', 'from'] },
};

/** Words that mean "not measured"; a number next to them is not a value. */
export const NOT_MEASURED: Spellings = {
  laboratory: ['not done', 'sample haemolysed', 'sample hemolysed', 'sample hemolyzed', 'QNS', 'clotted'],
  plain: [
    ...[
      'not taken',
      'not measured',
      'not available',
      'not recorded',
      'refused',
      'rejected',
      'pending',
      'awaited',
    ],
    ...[
      'no sample',
      'insufficient',
      'error',
      'nil',
      'na',
      'n/a',
      'unable',
      'could not',
      'no reading',
      'to follow',
    ],
  ],
};

/** Words for dipstick and rapid-test results. Small, moderate and large are printed on Multistix strips. */
export const PRESENCE_WORDS: Readonly<Record<string, Spellings>> = {
  negative: {
    fhir: ['neg'],
    laboratory: ['non-reactive', 'non reactive', 'nonreactive', 'not detected', 'not reactive', 'negative.'],
    plain: ['-ve', '- ve', '(-)', 'neg.', 'not seen', 'target not detected', 'undetected'],
  },
  nil: {
    laboratory: ['absent', 'nil', 'none'],
    plain: ['nill', 'not present', 'no protein', 'absent.'],
  },
  trace: {
    laboratory: ['traces'],
    plain: ['+/-', '±', 'faint trace', 'trace +', 'tr', 'in traces', 'trace (+/-)'],
  },
  positive: {
    fhir: ['pos'],
    laboratory: ['reactive', 'detected', 'present', 'weakly reactive', 'weak reactive'],
    plain: [
      ...['+ve', '+ ve', '(+)', 'pos.', 'weakly positive', 'weak positive', 'strongly positive', 'positive.'],
      ...[
        'strong positive',
        'seen',
        'target detected',
        'reactive (weak)',
        'faintly positive',
        'low positive',
      ],
    ],
  },
  '1+': {
    laboratory: ['+'],
    plain: ['small', '+1', '1 plus', 'one plus', '1 +', 'present (+)', 'positive (+)', 'p+'],
  },
  '2+': {
    laboratory: ['++'],
    plain: ['moderate', '+2', '2 plus', 'two plus', '2 +', '+ +', 'present (++)', 'positive (++)'],
  },
  '3+': {
    laboratory: ['+++'],
    plain: ['large', '+3', '3 plus', 'three plus', '3 +', '+ + +', 'present (+++)', 'positive (+++)'],
  },
  '4+': {
    laboratory: ['++++'],
    plain: ['+4', '4 plus', 'four plus', '4 +', '+ + + +', 'present (++++)', 'positive (++++)'],
  },
};

/** Concentrations of a protein strip's steps, as printed next to the colours. Not valid for glucose. */
export const PROTEIN_AMOUNTS: Readonly<Record<string, Spellings>> = {
  '1+': { plain: ['30 mg/dl', '30', '0.3 g/l'] },
  '2+': { plain: ['100 mg/dl', '100', '1 g/l', '1.0 g/l'] },
  '3+': { plain: ['300 mg/dl', '300', '3 g/l', '3.0 g/l'] },
  '4+': { plain: ['1000 mg/dl', '>1000 mg/dl', '>=2000 mg/dl', '2000 mg/dl', '10 g/l', '20 g/l'] },
};
