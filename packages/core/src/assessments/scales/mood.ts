import { type Label, phrase, wordLabel } from '#formatting';
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
import * as words from '../words/en.ts';

const NOT_AT_ALL = 0;
const ALWAYS = 3;

const FREQUENCIES: readonly Choice[] = [
  { code: '0', label: wordLabel(words.mood, 'notAtAll') },
  { code: '1', label: wordLabel(words.mood, 'severalDays') },
  { code: '2', label: wordLabel(words.mood, 'moreThanHalfDays') },
  { code: '3', label: wordLabel(words.mood, 'nearlyEveryDay') },
];

/** Problems of the last two weeks (PHQ). */
const PROBLEMS: readonly Label[] = [
  wordLabel(words.mood, 'littleInterestOrPleasureInDoing'),
  wordLabel(words.mood, 'feelingDownDepressedOrHopeless'),
  wordLabel(words.mood, 'troubleFallingOrStayingAsleep'),
  wordLabel(words.mood, 'feelingTiredOrHavingLittleEnergy'),
  wordLabel(words.mood, 'poorAppetiteOrOvereating'),
  wordLabel(words.mood, 'feelingBadAboutYourself'),
  wordLabel(words.mood, 'troubleConcentrating'),
  wordLabel(words.mood, 'movingOrSpeakingSlowlyOrBeing'),
  wordLabel(words.mood, 'thoughtsOfBeingBetterOffDead'),
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

const SEE_A_DOCTOR: Label = wordLabel(words.mood, 'seeADoctor');

const TWO = PROBLEMS.slice(0, 2);

export const PHQ_2: Scale = {
  shortName: 'PHQ-2',
  limits: [{ level: 'review', when: { from: 3 }, source: 'Kroenke et al., Medical Care 2003' }],
  version: 'PHQ-2, 2003',
  label: wordLabel(words.mood, 'phq2'),
  source: 'Kroenke et al., Medical Care 2003',
  notFor: fromYears(12, { maternity: true }),
  allOrNone: true,
  inputs: questions(TWO, FREQUENCIES),
  items: rows(TWO, asAnswered),
  bands: [
    { key: 'negative', from: 0, severity: 'none', label: wordLabel(words.mood, 'negative') },
    {
      key: 'positive',
      from: 3,
      severity: 'look',
      label: wordLabel(words.mood, 'positive'),
      act: wordLabel(words.mood, 'positiveAct'),
    },
  ],
};

const PHQ_BANDS: readonly ScaleBand[] = [
  { key: 'minimal', from: 0, severity: 'none', label: wordLabel(words.mood, 'minimal') },
  {
    key: 'mild',
    from: 5,
    severity: 'look',
    label: wordLabel(words.mood, 'mild'),
    act: wordLabel(words.mood, 'mildAct'),
  },
  {
    key: 'moderate',
    from: 10,
    severity: 'look',
    label: wordLabel(words.mood, 'moderate'),
    act: SEE_A_DOCTOR,
  },
  {
    key: 'moderately-severe',
    from: 15,
    severity: 'act',
    label: wordLabel(words.mood, 'moderatelySevere'),
    act: SEE_A_DOCTOR,
  },
  { key: 'severe', from: 20, severity: 'act', label: wordLabel(words.mood, 'severe'), act: SEE_A_DOCTOR },
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
  label: wordLabel(words.mood, 'phq9'),
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
const EPDS_ITEMS: readonly Label[] = Array.from({ length: 10 }, (_, index) =>
  phrase(words.mood, 'itemOfSheet', { value: index + 1 }),
);

const POSITIONS: readonly Choice[] = [
  { code: '0', label: wordLabel(words.mood, 'firstAnswer') },
  { code: '1', label: wordLabel(words.mood, 'secondAnswer') },
  { code: '2', label: wordLabel(words.mood, 'thirdAnswer') },
  { code: '3', label: wordLabel(words.mood, 'fourthAnswer') },
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
  label: wordLabel(words.mood, 'epds'),
  source: 'Cox, Holden and Sagovsky, British Journal of Psychiatry 1987; copying needs a licence',
  notFor: fromYears(12, { maternity: true }),
  allOrNone: true,
  inputs: questions(EPDS_ITEMS, POSITIONS),
  items: rows(EPDS_ITEMS, epdsPoints),
  bands: [
    { key: 'unlikely', from: 0, severity: 'none', label: wordLabel(words.mood, 'unlikely') },
    {
      key: 'possible',
      from: 10,
      severity: 'look',
      label: wordLabel(words.mood, 'possible'),
      act: SEE_A_DOCTOR,
    },
    {
      key: 'likely',
      from: 13,
      severity: 'act',
      label: wordLabel(words.mood, 'likely'),
      act: SEE_A_DOCTOR,
    },
  ],
  sign: (values) => {
    const answer = answered(values, THOUGHT_OF_HARM);
    return answer !== undefined && epdsPoints(THOUGHT_OF_HARM, answer) > NOT_AT_ALL ? 'self-harm' : undefined;
  },
};
