import type { PersonContext } from '#clinical';
import type { Label } from '#formatting';
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

const WAIST: NumberInput = {
  key: 'waist',
  kind: 'number',
  label: { en: 'Waist', hi: 'कमर का घेरा' },
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
  label: { en: 'Age', hi: 'आयु' },
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

const EXERCISE = { en: 'Exercise and strenuous work', hi: 'व्यायाम और मेहनत का काम' };
const PARENTS = { en: 'Parents with diabetes', hi: 'मधुमेह वाले माता-पिता' };

const coded = (code: string, en: string, hi: string) => ({ code, label: { en, hi } });

/** Indian Diabetes Risk Score. Waist is compared with one decimal, as measured. */
export const IDRS: Scale = {
  shortName: 'IDRS',
  limits: [{ level: 'review', when: { from: 60 }, source: 'Mohan et al. 2005' }],
  version: 'IDRS, Mohan 2005',
  label: { en: 'Diabetes risk (IDRS)', hi: 'मधुमेह का जोखिम (IDRS)' },
  source: 'Mohan et al., Journal of the Association of Physicians of India 2005',
  notFor: (person) => (person.diabetes ? 'known-diabetes' : needsSex(18)(person)),
  inputs: [
    WAIST,
    {
      key: 'exercise',
      kind: 'choice',
      label: EXERCISE,
      choices: [
        coded('both', 'Regular exercise and strenuous work', 'नियमित व्यायाम और मेहनत का काम'),
        coded('either', 'One of the two', 'दोनों में से एक'),
        coded('none', 'Neither', 'कोई नहीं'),
      ],
    },
    {
      key: 'parents',
      kind: 'choice',
      label: PARENTS,
      choices: [
        coded('none', 'Neither', 'कोई नहीं'),
        coded('one', 'One', 'एक'),
        coded('both', 'Both', 'दोनों'),
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
    { key: 'low', from: 0, severity: 'none', label: { en: 'Low', hi: 'कम' } },
    {
      key: 'moderate',
      from: 30,
      severity: 'look',
      label: { en: 'Moderate', hi: 'मध्यम' },
      act: { en: 'Test the blood glucose.', hi: 'रक्त शर्करा की जाँच कराएँ।' },
    },
    {
      key: 'high',
      from: 60,
      severity: 'look',
      label: { en: 'High', hi: 'अधिक' },
      act: { en: 'Test the blood glucose soon.', hi: 'रक्त शर्करा की जाँच जल्दी कराएँ।' },
    },
  ],
};

const TOBACCO = { en: 'Tobacco', hi: 'तंबाकू' };
const ALCOHOL = { en: 'Alcohol every day', hi: 'हर दिन शराब' };
const INACTIVE = {
  en: 'Less than 150 minutes of activity a week',
  hi: 'सप्ताह में 150 मिनट से कम शारीरिक गतिविधि',
};
const FAMILY = {
  en: 'Parents or siblings with high blood pressure, diabetes or heart disease',
  hi: 'माता-पिता या भाई-बहन को उच्च रक्तचाप, मधुमेह या हृदय रोग',
};

/**
 * Part B of the checklist: a single symptom needs a review, whatever part A scores. Part B2 has the questions for
 * women.
 */
const SYMPTOMS = [
  coded('breathless', 'Breathless', 'साँस फूलना'),
  coded('cough', 'Cough for more than 2 weeks', '2 सप्ताह से अधिक खाँसी'),
  coded('blood', 'Blood in sputum', 'बलगम में खून'),
  coded('fever', 'Fever for more than 2 weeks', '2 सप्ताह से अधिक बुखार'),
  coded('weight', 'Loss of weight', 'वज़न घटना'),
  coded('sweats', 'Night sweats', 'रात में पसीना'),
  coded('fits', 'Fits', 'दौरे'),
  coded(
    'mouth',
    'Sore, patch or growth in the mouth for more than 2 weeks',
    'मुँह में 2 सप्ताह से अधिक छाला, धब्बा या गाँठ',
  ),
  coded('voice', 'Voice has changed', 'आवाज़ में बदलाव'),
  coded('skin', 'Patch of skin without feeling', 'त्वचा पर सुन्न धब्बा'),
  coded('eyes', 'Cloudy or blurred sight', 'धुँधला दिखना'),
  ...[
    coded('breast', 'Lump, blood or change of a breast', 'स्तन में गाँठ, खून या बदलाव'),
    coded(
      'bleeding',
      'Bleeding between periods, after menopause or after intercourse',
      'माहवारी के बीच, माहवारी बंद होने के बाद या संबंध के बाद खून',
    ),
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
  label: { en: 'NCD checklist (CBAC)', hi: 'NCD जाँच सूची (CBAC)' },
  source: 'National Health Mission, Community Based Assessment Checklist for early detection of NCDs',
  notFor: needsSex(30),
  inputs: [
    {
      key: 'tobacco',
      kind: 'choice',
      label: TOBACCO,
      choices: [
        coded('never', 'Never', 'कभी नहीं'),
        coded('sometimes', 'In the past or sometimes', 'पहले या कभी-कभी'),
        coded('daily', 'Every day', 'हर दिन'),
      ],
    },
    { key: 'alcohol', kind: 'choice', label: ALCOHOL, choices: yesNo },
    WAIST,
    { key: 'inactive', kind: 'choice', label: INACTIVE, choices: yesNo },
    { key: 'family', kind: 'choice', label: FAMILY, choices: yesNo },
    {
      key: 'symptoms',
      kind: 'choices',
      label: { en: 'Symptoms (part B)', hi: 'लक्षण (भाग B)' },
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
    { key: 'usual', from: 0, severity: 'none', label: { en: 'Up to 4', hi: '4 तक' } },
    {
      key: 'priority',
      from: 5,
      severity: 'look',
      label: { en: 'Above 4: screen first', hi: '4 से अधिक: पहले जाँच' },
      act: {
        en: 'Screen for hypertension, diabetes and cancers this month.',
        hi: 'इस महीने उच्च रक्तचाप, मधुमेह और कैंसर की जाँच कराएँ।',
      },
    },
  ],
  sign: (values) => (hasSymptom(values) ? 'refer' : undefined),
};

const RESULT: Label = { en: 'Risk in 10 years', hi: '10 वर्ष का जोखिम' };

/** The formula is not public: external results are stored, and none is calculated. */
export const AICVD: Scale = {
  shortName: 'AICVD',
  limits: [{ level: 'review', when: { sign: 'refer' }, source: 'The class in the report' }],
  version: 'AICVD, as reported',
  label: { en: 'AICVD, as reported', hi: 'AICVD, जैसा बताया गया' },
  source: 'The service that worked it out; Careline does not',
  notFor: fromYears(18),
  inputs: [
    { key: 'risk', kind: 'number', label: RESULT, unit: '%', decimals: 1, span: [0, 100] },
    {
      key: 'band',
      kind: 'choice',
      label: { en: 'Class in the report', hi: 'रिपोर्ट में वर्ग' },
      choices: [
        coded('minimal', 'Minimal', 'न्यूनतम'),
        coded('moderate', 'Moderate', 'मध्यम'),
        coded('high', 'High', 'अधिक'),
      ],
    },
  ],
  items: [{ key: 'risk', label: RESULT, most: 100, points: (values) => numberOf(values, 'risk') }],
  bands: [],
  sign: (values) => (codeOf(values, 'band') === 'high' ? 'refer' : undefined),
};
