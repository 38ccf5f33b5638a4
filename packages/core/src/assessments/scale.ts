import { AFTER_BIRTH_DAYS, type PersonContext } from '#clinical';
import type { Label } from '#formatting';
import type { MetricType } from '#observations';

/** What an input holds: a number in the input's unit, the code of a choice, or the codes of several. */
export type InputValue = number | string | readonly string[];
/** The inputs of an assessment by their keys; absent where nothing is known. */
export type InputValues = Readonly<Record<string, InputValue | undefined>>;

/** Where an input is found in the record: a value of a metric, not older than so many hours before the assessment. */
export interface RecordSource {
  readonly metric: MetricType;
  readonly value: string;
  readonly withinHours: number;
  /** The unit the value is brought to; that of the input where it is left out. */
  readonly unit?: string;
}

interface InputBase {
  readonly key: string;
  readonly label: Label;
  /** Metrics that tell it, the preferred one first. */
  readonly record?: readonly RecordSource[];
}

export interface NumberInput extends InputBase {
  readonly kind: 'number';
  /** UCUM. */
  readonly unit: string;
  readonly decimals: number;
  /** Outside no living person is. */
  readonly span: readonly [min: number, max: number];
}

export interface Choice {
  readonly code: string;
  readonly label: Label;
  /** Asked of people of this sex and of people whose sex is not known. */
  readonly onlyFor?: 'female' | 'male';
}

export interface ChoiceInput extends InputBase {
  readonly kind: 'choice' | 'choices';
  readonly choices: readonly Choice[];
}

export type ScaleInput = NumberInput | ChoiceInput;

/** A row of a scale. */
export interface ScaleItem {
  readonly key: string;
  readonly label: Label;
  /** Its points; undefined while an input that it needs is missing. */
  readonly points: (values: InputValues, person: PersonContext) => number | undefined;
  /** The most points it can have. */
  readonly most: number;
}

/** From so many points on; the first band begins at the least a scale can have. */
export interface ScaleBand {
  readonly key: string;
  readonly from: number;
  readonly label: Label;
  /** What to do; said as advice, never as a diagnosis. */
  readonly act?: Label;
  readonly severity: 'none' | 'look' | 'act';
}

/** Why a scale does not hold for a person. */
const NOT_FOR = [
  'age-unknown',
  'too-young',
  'too-old',
  'maternity',
  'not-maternity',
  'known-diabetes',
  'sex-unknown',
] as const;
export type NotFor = (typeof NOT_FOR)[number];

/** A sign in the inputs that somebody must answer at once, whatever the points are. */
export const ASSESSMENT_SIGNS = ['self-harm', 'refer'] as const;
export type AssessmentSign = (typeof ASSESSMENT_SIGNS)[number];

/** A result that opens a finding. The server and the dialog read the same limits. */
export interface ScaleLimit {
  /** `critical`: a named person is told before it is saved. `review`: it is listed until its outcome is recorded. */
  readonly level: 'critical' | 'review';
  readonly when: /** The total, or the points of the known rows where one is missing. */
    | { readonly from: number }
    /** The total of a scale that counts down. */
    | { readonly upTo: number }
    /** One row alone has so many points. */
    | { readonly row: number }
    /** So many points more than the last score of the patient; without one, than 0. */
    | { readonly rise: number }
    | { readonly sign: AssessmentSign };
  readonly source: string;
}

/** A score of points with bands. */
export interface Scale {
  /** An abbreviation that is the same in every language. */
  readonly shortName: string;
  readonly limits: readonly [ScaleLimit, ...ScaleLimit[]];
  /** The edition; it is stored with each result. */
  readonly version: string;
  readonly label: Label;
  /** Where its rows come from. */
  readonly source: string;
  readonly inputs: readonly ScaleInput[];
  readonly items: readonly ScaleItem[];
  readonly bands: readonly ScaleBand[];
  /** Undefined where it holds for the person. */
  readonly notFor: (person: PersonContext) => NotFor | undefined;
  /** With a part missing there is no total at all, not even "at least". */
  readonly allOrNone?: true;
  /** A band that single rows reach whatever the total is. */
  readonly floor?: (points: readonly (number | undefined)[]) => string | undefined;
  readonly sign?: (values: InputValues) => AssessmentSign | undefined;
  /** It is offered only where the organisation switched it on: it is for inpatients, or needs a licence. */
  readonly needsSetting?: true;
}

/** Points from lower bounds, the highest first: the first bound that the value reaches counts. */
export type Steps = readonly (readonly [from: number, points: number])[];

/** The points of a value; `below` is for one under the last bound. */
export const stepped = (value: number, steps: Steps, below: number): number =>
  steps.find(([from]) => value >= from)?.[1] ?? below;

export const numberOf = (values: InputValues, key: string): number | undefined => {
  const value = values[key];
  return typeof value === 'number' ? value : undefined;
};

export const codeOf = (values: InputValues, key: string): string | undefined => {
  const value = values[key];
  return typeof value === 'string' ? value : undefined;
};

/** A row that is one number in steps. */
export const numberItem = (
  key: string,
  label: Label,
  most: number,
  steps: Steps,
  below: number,
): ScaleItem => ({
  key,
  label,
  most,
  points: (values) => {
    const value = numberOf(values, key);
    return value === undefined ? undefined : stepped(value, steps, below);
  },
});

/** A row that is one choice, with the points of each. */
export const choiceItem = (
  key: string,
  label: Label,
  points: Readonly<Record<string, number>>,
): ScaleItem => ({
  key,
  label,
  most: Math.max(...Object.values(points)),
  points: (values) => points[codeOf(values, key) ?? ''],
});

export const yesNo: readonly Choice[] = [
  { code: 'yes', label: { en: 'Yes', hi: 'हाँ' } },
  { code: 'no', label: { en: 'No', hi: 'नहीं' } },
];

const MONTHS = 12;

/** Completed years; undefined where the age is not known. */
export const yearsOf = ({ age }: PersonContext): number | undefined =>
  age === undefined ? undefined : Math.floor(age.months / MONTHS);

/** With child, perhaps with child, or in the six weeks after: the weeks after are in the context as long as they count. */
export const isInMaternity = ({
  pregnant,
  gestationalDays,
  daysAfterBirth,
  perhapsAfterBirth,
}: PersonContext): boolean =>
  pregnant === true ||
  perhapsAfterBirth === true ||
  pregnant === 'unknown' ||
  gestationalDays !== undefined ||
  (daysAfterBirth !== undefined && daysAfterBirth <= AFTER_BIRTH_DAYS);

/** For people from so many completed years, not with child nor in the six weeks after. */
export const fromYears =
  (years: number, { maternity = false } = {}) =>
  (person: PersonContext): NotFor | undefined => {
    const age = yearsOf(person);
    if (age === undefined) return 'age-unknown';
    if (age < years) return 'too-young';
    return !maternity && isInMaternity(person) ? 'maternity' : undefined;
  };

const isAskedOf =
  ({ sex }: PersonContext) =>
  ({ onlyFor }: Choice): boolean =>
    onlyFor === undefined || (sex !== 'female' && sex !== 'male') || sex === onlyFor;

/** Returns the scale with the choices that a person is asked. */
export const scaleFor = (scale: Scale, person: PersonContext): Scale => ({
  ...scale,
  inputs: scale.inputs.map((input) =>
    input.kind === 'number' ? input : { ...input, choices: input.choices.filter(isAskedOf(person)) },
  ),
});
