import type { PersonContext } from '#clinical';
import { type Label, wordLabel } from '#formatting';
import {
  type ChoiceInput,
  codeOf,
  type Scale,
  type ScaleBand,
  type ScaleItem,
  type ScaleLimit,
  yearsOf,
} from '../scale.ts';
import * as words from '../words/en.ts';

/** Not testable, for example because of a tube or swollen eyes. The score then has no total. */
const NOT_TESTABLE = { code: 'NT', label: wordLabel(words.gcs, 'nt') };

const part = (key: string, label: Label, responses: readonly Label[]): ChoiceInput => ({
  key,
  kind: 'choice',
  label,
  choices: [
    ...responses.map((one, index) => ({ code: String(index + 1), label: one })).reverse(),
    NOT_TESTABLE,
  ],
});

const EYES = part('eyes', wordLabel(words.gcs, 'eyes'), [
  wordLabel(words.gcs, 'n1None'),
  wordLabel(words.gcs, 'n2ToPressure'),
  wordLabel(words.gcs, 'n3ToSound'),
  wordLabel(words.gcs, 'n4Spontaneous'),
]);
const VERBAL = part('verbal', wordLabel(words.gcs, 'verbal'), [
  wordLabel(words.gcs, 'n1None2'),
  wordLabel(words.gcs, 'n2Sounds'),
  wordLabel(words.gcs, 'n3Words'),
  wordLabel(words.gcs, 'n4Confused'),
  wordLabel(words.gcs, 'n5Orientated'),
]);
const MOTOR = part('motor', wordLabel(words.gcs, 'motor'), [
  wordLabel(words.gcs, 'n1None2'),
  wordLabel(words.gcs, 'n2Extension'),
  wordLabel(words.gcs, 'n3AbnormalFlexion'),
  wordLabel(words.gcs, 'n4NormalFlexion'),
  wordLabel(words.gcs, 'n5Localising'),
  wordLabel(words.gcs, 'n6ObeysCommands'),
]);

const rowOf = ({ key, label, choices }: ChoiceInput): ScaleItem => ({
  key,
  label,
  most: choices.length - 1,
  points: (values) => {
    const points = Number(codeOf(values, key));
    return Number.isInteger(points) ? points : undefined;
  },
});

const BANDS: readonly ScaleBand[] = [
  {
    key: 'severe',
    from: 0,
    severity: 'act',
    label: wordLabel(words.gcs, 'severe'),
    act: wordLabel(words.gcs, 'severeAct'),
  },
  {
    key: 'moderate',
    from: 9,
    severity: 'act',
    label: wordLabel(words.gcs, 'moderate'),
    act: wordLabel(words.gcs, 'moderateAct'),
  },
  { key: 'mild', from: 13, severity: 'look', label: wordLabel(words.gcs, 'mild') },
  { key: 'full', from: 15, severity: 'none', label: wordLabel(words.gcs, 'full') },
];

const LIMITS: readonly [ScaleLimit, ...ScaleLimit[]] = [
  { level: 'critical', when: { upTo: 12 }, source: 'Teasdale et al. 2014; NICE NG232: 12 or less' },
  { level: 'review', when: { upTo: 14 }, source: 'NICE NG232: less than 15' },
];

/** Holmes et al. validated the infant items in preverbal children under two years. */
const INFANT_YEARS = 2;
const isInfant = (person: PersonContext): boolean => (yearsOf(person) ?? INFANT_YEARS) < INFANT_YEARS;

export const GCS: Scale = {
  shortName: 'GCS',
  limits: LIMITS,
  version: 'GCS 2014',
  label: wordLabel(words.gcs, 'glasgowComaScale'),
  source: 'Teasdale and Jennett 1974; Teasdale et al., Lancet Neurology 2014',
  notFor: (person) => (isInfant(person) ? 'too-young' : undefined),
  allOrNone: true,
  inputs: [EYES, VERBAL, MOTOR],
  items: [EYES, VERBAL, MOTOR].map(rowOf),
  bands: BANDS,
};

const INFANT_VERBAL = part('verbal', wordLabel(words.gcs, 'verbal'), [
  wordLabel(words.gcs, 'n1None2'),
  wordLabel(words.gcs, 'n2MoansToPain'),
  wordLabel(words.gcs, 'n3CriesToPain'),
  wordLabel(words.gcs, 'n4IrritableCries'),
  wordLabel(words.gcs, 'n5CoosBabbles'),
]);
const INFANT_MOTOR = part('motor', wordLabel(words.gcs, 'motor'), [
  wordLabel(words.gcs, 'n1None2'),
  wordLabel(words.gcs, 'n2Extension'),
  wordLabel(words.gcs, 'n3AbnormalFlexion'),
  wordLabel(words.gcs, 'n4WithdrawsFromPain'),
  wordLabel(words.gcs, 'n5WithdrawsFromTouch'),
  wordLabel(words.gcs, 'n6MovesSpontaneously'),
]);

export const GCS_INFANT: Scale = {
  shortName: 'GCS',
  limits: LIMITS,
  version: 'Infant GCS 2005',
  label: wordLabel(words.gcs, 'glasgowComaScaleUnder2Years'),
  source: 'James 1986; Holmes et al., Academic Emergency Medicine 2005',
  notFor: (person) => {
    if (person.age === undefined) return 'age-unknown';
    return isInfant(person) ? undefined : 'too-old';
  },
  allOrNone: true,
  inputs: [EYES, INFANT_VERBAL, INFANT_MOTOR],
  items: [EYES, INFANT_VERBAL, INFANT_MOTOR].map(rowOf),
  bands: BANDS,
};
