import type { Label } from '#formatting';
import {
  type Choice,
  type ChoiceInput,
  codeOf,
  fromYears,
  type InputValues,
  type Scale,
  type ScaleBand,
  type ScaleItem,
} from '../scale.ts';

const NOT_AT_ALL = 0;
const ALWAYS = 3;

const FREQUENCIES: readonly Choice[] = [
  { code: '0', label: { en: 'Not at all', hi: 'बिल्कुल नहीं' } },
  { code: '1', label: { en: 'Several days', hi: 'कुछ दिन' } },
  { code: '2', label: { en: 'More than half the days', hi: 'आधे से अधिक दिन' } },
  { code: '3', label: { en: 'Nearly every day', hi: 'लगभग हर दिन' } },
];

/** Problems of the last two weeks (PHQ). */
const PROBLEMS: readonly Label[] = [
  { en: 'Little interest or pleasure in doing things', hi: 'काम करने में कम रुचि या आनंद' },
  { en: 'Feeling down, depressed or hopeless', hi: 'उदास, निराश या मायूस महसूस करना' },
  {
    en: 'Trouble falling or staying asleep, or sleeping too much',
    hi: 'नींद आने या बने रहने में परेशानी, या बहुत अधिक सोना',
  },
  { en: 'Feeling tired or having little energy', hi: 'थकान या कम ताक़त महसूस करना' },
  { en: 'Poor appetite or overeating', hi: 'भूख कम लगना या ज़्यादा खाना' },
  {
    en: 'Feeling bad about yourself, or that you have let yourself or your family down',
    hi: 'अपने बारे में बुरा लगना, या यह कि आपने अपने को या परिवार को निराश किया',
  },
  { en: 'Trouble concentrating', hi: 'ध्यान लगाने में परेशानी' },
  { en: 'Moving or speaking slowly, or being very restless', hi: 'बहुत धीरे चलना या बोलना, या बहुत बेचैन रहना' },
  {
    en: 'Thoughts of being better off dead, or of hurting yourself',
    hi: 'मर जाना बेहतर होगा या स्वयं को चोट पहुँचाने के विचार',
  },
];

const inputKey = (index: number) => `q${index + 1}`;

const questions = (labels: readonly Label[], choices: readonly Choice[]): readonly ChoiceInput[] =>
  labels.map((label, index) => ({ key: inputKey(index), kind: 'choice', label, choices }));

const answered = (values: InputValues, index: number): number | undefined => {
  const code = codeOf(values, inputKey(index));
  return code === undefined ? undefined : Number(code);
};

const rows = (
  labels: readonly Label[],
  pointsOf: (index: number, answer: number) => number,
): readonly ScaleItem[] =>
  labels.map((label, index) => ({
    key: inputKey(index),
    label,
    most: ALWAYS,
    points: (values) => {
      const answer = answered(values, index);
      return answer === undefined ? undefined : pointsOf(index, answer);
    },
  }));

const asAnswered = (_: number, answer: number) => answer;

const SEE_A_DOCTOR: Label = {
  en: 'A doctor or counsellor talks with the patient.',
  hi: 'डॉक्टर या परामर्शदाता रोगी से बात करें।',
};

const TWO = PROBLEMS.slice(0, 2);

export const PHQ_2: Scale = {
  shortName: 'PHQ-2',
  limits: [{ level: 'review', when: { from: 3 }, source: 'Kroenke et al., Medical Care 2003' }],
  version: 'PHQ-2, 2003',
  label: { en: 'PHQ-2', hi: 'PHQ-2' },
  source: 'Kroenke et al., Medical Care 2003',
  notFor: fromYears(12, { maternity: true }),
  allOrNone: true,
  inputs: questions(TWO, FREQUENCIES),
  items: rows(TWO, asAnswered),
  bands: [
    { key: 'negative', from: 0, severity: 'none', label: { en: 'Under 3', hi: '3 से कम' } },
    {
      key: 'positive',
      from: 3,
      severity: 'look',
      label: { en: '3 or more', hi: '3 या अधिक' },
      act: { en: 'Ask the PHQ-9.', hi: 'PHQ-9 पूछें।' },
    },
  ],
};

const PHQ_BANDS: readonly ScaleBand[] = [
  { key: 'minimal', from: 0, severity: 'none', label: { en: 'Minimal', hi: 'न्यूनतम' } },
  {
    key: 'mild',
    from: 5,
    severity: 'look',
    label: { en: 'Mild', hi: 'हल्का' },
    act: { en: 'Ask again at the next call.', hi: 'अगली कॉल पर फिर पूछें।' },
  },
  { key: 'moderate', from: 10, severity: 'look', label: { en: 'Moderate', hi: 'मध्यम' }, act: SEE_A_DOCTOR },
  {
    key: 'moderately-severe',
    from: 15,
    severity: 'act',
    label: { en: 'Moderately severe', hi: 'मध्यम से गंभीर' },
    act: SEE_A_DOCTOR,
  },
  { key: 'severe', from: 20, severity: 'act', label: { en: 'Severe', hi: 'गंभीर' }, act: SEE_A_DOCTOR },
];

const SELF_HARM = 8;

export const PHQ_9: Scale = {
  shortName: 'PHQ-9',
  limits: [
    { level: 'critical', when: { from: 20 }, source: 'Kroenke et al. 2001: severe' },
    {
      level: 'critical',
      when: { sign: 'self-harm' },
      source: 'Kroenke et al. 2001, item 9; clinical safety, part 6',
    },
    { level: 'review', when: { from: 10 }, source: 'Kroenke et al. 2001: moderate' },
  ],
  version: 'PHQ-9, 2001',
  label: { en: 'PHQ-9', hi: 'PHQ-9' },
  source: 'Kroenke et al., Journal of General Internal Medicine 2001',
  notFor: fromYears(12, { maternity: true }),
  allOrNone: true,
  inputs: questions(PROBLEMS, FREQUENCIES),
  items: rows(PROBLEMS, asAnswered),
  bands: PHQ_BANDS,
  sign: (values) => ((answered(values, SELF_HARM) ?? NOT_AT_ALL) > NOT_AT_ALL ? 'self-harm' : undefined),
};

/**
 * The Royal College of Psychiatrists owns the sentences. Only their numbers are shown; the licensed sheet has the
 * text.
 */
const EPDS_ITEMS: readonly Label[] = Array.from({ length: 10 }, (_, index) => ({
  en: `Item ${index + 1} of the sheet`,
  hi: `पत्रक का प्रश्न ${index + 1}`,
}));

const POSITIONS: readonly Choice[] = [
  { code: '0', label: { en: 'First answer', hi: 'पहला उत्तर' } },
  { code: '1', label: { en: 'Second answer', hi: 'दूसरा उत्तर' } },
  { code: '2', label: { en: 'Third answer', hi: 'तीसरा उत्तर' } },
  { code: '3', label: { en: 'Fourth answer', hi: 'चौथा उत्तर' } },
];

/** Items 1, 2 and 4 score from 0 up; the others from 3 down. */
const FORWARD: readonly number[] = [0, 1, 3];
const epdsPoints = (index: number, answer: number) => (FORWARD.includes(index) ? answer : ALWAYS - answer);
const THOUGHT_OF_HARM = 9;

export const EPDS: Scale = {
  shortName: 'EPDS',
  limits: [
    { level: 'critical', when: { from: 13 }, source: 'Cox, Holden and Sagovsky 1987' },
    {
      level: 'critical',
      when: { sign: 'self-harm' },
      source: 'Cox, Holden and Sagovsky 1987, item 10; clinical safety, part 6',
    },
    { level: 'review', when: { from: 10 }, source: 'Cox, Holden and Sagovsky 1987: possible depression' },
  ],
  version: 'EPDS, 1987',
  label: { en: 'EPDS', hi: 'EPDS' },
  source: 'Cox, Holden and Sagovsky, British Journal of Psychiatry 1987; copying needs a licence',
  notFor: fromYears(12, { maternity: true }),
  allOrNone: true,
  inputs: questions(EPDS_ITEMS, POSITIONS),
  items: rows(EPDS_ITEMS, epdsPoints),
  bands: [
    { key: 'unlikely', from: 0, severity: 'none', label: { en: 'Under 10', hi: '10 से कम' } },
    {
      key: 'possible',
      from: 10,
      severity: 'look',
      label: { en: '10 to 12', hi: '10 से 12' },
      act: SEE_A_DOCTOR,
    },
    {
      key: 'likely',
      from: 13,
      severity: 'act',
      label: { en: '13 or more', hi: '13 या अधिक' },
      act: SEE_A_DOCTOR,
    },
  ],
  sign: (values) => {
    const answer = answered(values, THOUGHT_OF_HARM);
    return answer !== undefined && epdsPoints(THOUGHT_OF_HARM, answer) > NOT_AT_ALL ? 'self-harm' : undefined;
  },
};
