import type { PersonContext } from '#clinical';
import { type Label, wordLabel } from '#formatting';
import {
  choiceItem,
  codeOf,
  fromYears,
  type InputValues,
  type NotFor,
  type NumberInput,
  numberOf,
  type Scale,
  type ScaleItem,
  type Steps,
  stepped,
  yearsOf,
  yesNo,
} from '../scale.ts';
import * as words from '../words/en.ts';

const WAIST: NumberInput = {
  key: 'waist',
  kind: 'number',
  label: wordLabel(words.risk, 'waist'),
  unit: 'cm',
  decimals: 1,
  span: [30, 250],
};

type Sex = 'female' | 'male';
const sexOf = ({ sex }: PersonContext): Sex | undefined =>
  sex === 'female' || sex === 'male' ? sex : undefined;

const waistItem = (
  most: number,
  steps: Readonly<Record<Sex, Steps>>,
  rounded: (waist: number) => number,
): ScaleItem => ({
  key: 'waist',
  label: WAIST.label,
  most,
  points: (values, person) => {
    const [waist, sex] = [numberOf(values, 'waist'), sexOf(person)];
    return waist === undefined || sex === undefined ? undefined : stepped(rounded(waist), steps[sex], 0);
  },
});

const ageItem = (most: number, steps: Steps): ScaleItem => ({
  key: 'age',
  label: wordLabel(words.risk, 'age'),
  most,
  points: (_, person) => {
    const years = yearsOf(person);
    return years === undefined ? undefined : stepped(years, steps, 0);
  },
});

const needsSex =
  (years: number) =>
  (person: PersonContext): NotFor | undefined =>
    fromYears(years)(person) ?? (sexOf(person) === undefined ? 'sex-unknown' : undefined);

const EXERCISE = wordLabel(words.risk, 'exercise');
const PARENTS = wordLabel(words.risk, 'parents');

const coded = (code: string, label: Label) => ({ code, label });

/** Indian Diabetes Risk Score. Waist is compared with one decimal, as measured. */
export const IDRS: Scale = {
  shortName: 'IDRS',
  limits: [{ level: 'review', when: { from: 60 }, source: 'Mohan et al. 2005' }],
  version: 'IDRS, Mohan 2005',
  label: wordLabel(words.risk, 'diabetesRiskIdrs'),
  source: 'Mohan et al., Journal of the Association of Physicians of India 2005',
  notFor: (person) => (person.diabetes ? 'known-diabetes' : needsSex(18)(person)),
  inputs: [
    WAIST,
    {
      key: 'exercise',
      kind: 'choice',
      label: EXERCISE,
      choices: [
        coded('both', wordLabel(words.risk, 'regularExerciseAndStrenuousWork')),
        coded('either', wordLabel(words.risk, 'either')),
        coded('none', wordLabel(words.risk, 'neither')),
      ],
    },
    {
      key: 'parents',
      kind: 'choice',
      label: PARENTS,
      choices: [
        coded('none', wordLabel(words.risk, 'neither')),
        coded('one', wordLabel(words.risk, 'one')),
        coded('both', wordLabel(words.risk, 'both')),
      ],
    },
  ],
  items: [
    ageItem(30, [
      [50, 30],
      [35, 20],
    ]),
    waistItem(
      20,
      {
        female: [
          [90, 20],
          [80, 10],
        ],
        male: [
          [100, 20],
          [90, 10],
        ],
      },
      (waist) => waist,
    ),
    choiceItem('exercise', EXERCISE, { both: 0, either: 20, none: 30 }),
    choiceItem('parents', PARENTS, { none: 0, one: 10, both: 20 }),
  ],
  bands: [
    { key: 'low', from: 0, severity: 'none', label: wordLabel(words.risk, 'low') },
    {
      key: 'moderate',
      from: 30,
      severity: 'look',
      label: wordLabel(words.risk, 'moderate'),
      act: wordLabel(words.risk, 'moderateAct'),
    },
    {
      key: 'high',
      from: 60,
      severity: 'look',
      label: wordLabel(words.risk, 'high'),
      act: wordLabel(words.risk, 'highAct'),
    },
  ],
};

const TOBACCO = wordLabel(words.risk, 'tobacco');
const ALCOHOL = wordLabel(words.risk, 'alcohol');
const INACTIVE = wordLabel(words.risk, 'inactive');
const FAMILY = wordLabel(words.risk, 'family');

/**
 * Part B of the checklist: a single symptom needs a review, whatever part A scores. Part B2 has the questions for
 * women.
 */
const SYMPTOMS = [
  coded('breathless', wordLabel(words.risk, 'breathless')),
  coded('cough', wordLabel(words.risk, 'cough')),
  coded('blood', wordLabel(words.risk, 'blood')),
  coded('fever', wordLabel(words.risk, 'fever')),
  coded('weight', wordLabel(words.risk, 'weight')),
  coded('sweats', wordLabel(words.risk, 'sweats')),
  coded('fits', wordLabel(words.risk, 'fits')),
  coded('mouth', wordLabel(words.risk, 'mouth')),
  coded('voice', wordLabel(words.risk, 'voice')),
  coded('skin', wordLabel(words.risk, 'skin')),
  coded('eyes', wordLabel(words.risk, 'eyes')),
  ...[
    coded('breast', wordLabel(words.risk, 'breast')),
    coded('bleeding', wordLabel(words.risk, 'bleeding')),
  ].map((choice) => ({ ...choice, onlyFor: 'female' as const })),
];

const hasSymptom = (values: InputValues): boolean => {
  const symptoms = values.symptoms;
  return Array.isArray(symptoms) && symptoms.length > 0;
};

/** Community Based Assessment Checklist, part A. Part B is asked separately and has no points. */
export const CBAC: Scale = {
  shortName: 'CBAC',
  limits: [
    { level: 'review', when: { from: 5 }, source: 'National Health Mission, CBAC: above 4' },
    { level: 'review', when: { sign: 'refer' }, source: 'National Health Mission, CBAC, part B' },
  ],
  version: 'CBAC, part A, 2018',
  label: wordLabel(words.risk, 'ncdChecklistCbac'),
  source: 'National Health Mission, Community Based Assessment Checklist for early detection of NCDs',
  notFor: needsSex(30),
  inputs: [
    {
      key: 'tobacco',
      kind: 'choice',
      label: TOBACCO,
      choices: [
        coded('never', wordLabel(words.risk, 'never')),
        coded('sometimes', wordLabel(words.risk, 'sometimes')),
        coded('daily', wordLabel(words.risk, 'daily')),
      ],
    },
    { key: 'alcohol', kind: 'choice', label: ALCOHOL, choices: yesNo },
    WAIST,
    { key: 'inactive', kind: 'choice', label: INACTIVE, choices: yesNo },
    { key: 'family', kind: 'choice', label: FAMILY, choices: yesNo },
    {
      key: 'symptoms',
      kind: 'choices',
      label: wordLabel(words.risk, 'symptoms'),
      choices: SYMPTOMS,
    },
  ],
  items: [
    ageItem(4, [
      [60, 4],
      [50, 3],
      [40, 2],
      [30, 1],
    ]),
    choiceItem('tobacco', TOBACCO, { never: 0, sometimes: 1, daily: 2 }),
    choiceItem('alcohol', ALCOHOL, { yes: 1, no: 0 }),
    // The form has whole centimetres: 80.5 counts as 81, which is over the limit.
    waistItem(
      2,
      {
        female: [
          [91, 2],
          [81, 1],
        ],
        male: [
          [101, 2],
          [91, 1],
        ],
      },
      Math.round,
    ),
    choiceItem('inactive', INACTIVE, { yes: 1, no: 0 }),
    choiceItem('family', FAMILY, { yes: 2, no: 0 }),
  ],
  bands: [
    { key: 'usual', from: 0, severity: 'none', label: wordLabel(words.risk, 'usual') },
    {
      key: 'priority',
      from: 5,
      severity: 'look',
      label: wordLabel(words.risk, 'priority'),
      act: wordLabel(words.risk, 'priorityAct'),
    },
  ],
  sign: (values) => (hasSymptom(values) ? 'refer' : undefined),
};

const RESULT: Label = wordLabel(words.risk, 'result');

/** The formula is not public: external results are stored, and none is calculated. */
export const AICVD: Scale = {
  shortName: 'AICVD',
  limits: [{ level: 'review', when: { sign: 'refer' }, source: 'The class in the report' }],
  version: 'AICVD, as reported',
  label: wordLabel(words.risk, 'aicvdAsReported'),
  source: 'The service that worked it out; Careline does not',
  notFor: fromYears(18),
  inputs: [
    { key: 'risk', kind: 'number', label: RESULT, unit: '%', decimals: 1, span: [0, 100] },
    {
      key: 'band',
      kind: 'choice',
      label: wordLabel(words.risk, 'band'),
      choices: [
        coded('minimal', wordLabel(words.risk, 'minimal')),
        coded('moderate', wordLabel(words.risk, 'moderate')),
        coded('high', wordLabel(words.risk, 'high')),
      ],
    },
  ],
  items: [{ key: 'risk', label: RESULT, most: 100, points: (values) => numberOf(values, 'risk') }],
  bands: [],
  sign: (values) => (codeOf(values, 'band') === 'high' ? 'refer' : undefined),
};
