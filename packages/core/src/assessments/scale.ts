import { AFTER_BIRTH_DAYS, type PersonContext } from '#clinical';
import { type Label, wordLabel } from '#formatting';
import type { MetricType } from '#observations';
import * as words from './words/en.ts';

/** A number in the input's unit, the code of a choice, or the codes of several choices. */
export type InputValue = number | string | readonly string[];
/** Inputs of an assessment by key; absent if unknown. */
export type InputValues = Readonly<Record<string, InputValue | undefined>>;

/** Where the record has an input: a value of a metric, and the maximum age in hours. */
export interface RecordSource {
  readonly metric: MetricType;
  readonly value: string;
  readonly withinHours: number;
  /** Target unit; defaults to the input's unit. */
  readonly unit?: string;
}

interface InputBase {
  readonly key: string;
  readonly label: Label;
  /** Metrics that provide the value, preferred first. */
  readonly record?: readonly RecordSource[];
}

export interface NumberInput extends InputBase {
  readonly kind: 'number';
  /** UCUM. */
  readonly unit: string;
  readonly decimals: number;
  /** Values outside this range are impossible in a living person. */
  readonly span: readonly [min: number, max: number];
}

export interface Choice {
  readonly code: string;
  readonly label: Label;
  /** Asked only for this sex, and if the sex is unknown. */
  readonly onlyFor?: 'female' | 'male';
}

export interface ChoiceInput extends InputBase {
  readonly kind: 'choice' | 'choices';
  readonly choices: readonly Choice[];
}

export type ScaleInput = NumberInput | ChoiceInput;

/** An item of a scale. */
export interface ScaleItem {
  readonly key: string;
  readonly label: Label;
  /** Returns the item's points; undefined if a required input is missing. */
  readonly points: (values: InputValues, person: PersonContext) => number | undefined;
  /** Highest possible points. */
  readonly most: number;
}

/** A band from a number of points on. The first band begins at the lowest possible total. */
export interface ScaleBand {
  readonly key: string;
  readonly from: number;
  readonly label: Label;
  /** Recommended action. Advice, never a diagnosis. */
  readonly act?: Label;
  readonly severity: 'none' | 'look' | 'act';
}

/** Reasons why a scale does not apply to a person. */
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

/** Signs in the inputs that need an immediate response, whatever the total is. */
export const ASSESSMENT_SIGNS = ['self-harm', 'refer'] as const;
export type AssessmentSign = (typeof ASSESSMENT_SIGNS)[number];

/** A limit that creates a finding. Server and dialog use the same limits. */
export interface ScaleLimit {
  /** `critical`: someone must be informed before the score is saved. `review`: listed until an outcome is recorded. */
  readonly level: 'critical' | 'review';
  readonly when: /** Lowest total, or points of the known items if some are missing. */
    | { readonly from: number }
    /** For scales where lower is worse. */
    | { readonly upTo: number }
    /** Points of a single item. */
    | { readonly row: number }
    /** Increase over the patient's previous score, or over 0 without one. */
    | { readonly rise: number }
    | { readonly sign: AssessmentSign };
  readonly source: string;
}

/** A score with points and bands. */
export interface Scale {
  /** An abbreviation that is the same in every language. */
  readonly shortName: string;
  readonly limits: readonly [ScaleLimit, ...ScaleLimit[]];
  /** Edition, stored with each result. */
  readonly version: string;
  readonly label: Label;
  /** Source of the items and points. */
  readonly source: string;
  readonly inputs: readonly ScaleInput[];
  readonly items: readonly ScaleItem[];
  readonly bands: readonly ScaleBand[];
  /** Returns undefined if the scale applies. */
  readonly notFor: (person: PersonContext) => NotFor | undefined;
  /** If an item is missing, there is no total, not even "at least". */
  readonly allOrNone?: true;
  /** A band that single items reach, whatever the total is. */
  readonly floor?: (points: readonly (number | undefined)[]) => string | undefined;
  readonly sign?: (values: InputValues) => AssessmentSign | undefined;
  /** Offered only if the organisation turns it on: it is for inpatients or needs a licence. */
  readonly needsSetting?: true;
}

/** Lower bounds with their points, highest first. The first bound that the value reaches counts. */
export type Steps = readonly (readonly [from: number, points: number])[];

/** Returns the points of a value; `below` if it is under the last bound. */
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

/** An item with one number and points in steps. */
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

/** An item with one choice and points for each option. */
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
  { code: 'yes', label: wordLabel(words.scale, 'yes') },
  { code: 'no', label: wordLabel(words.scale, 'no') },
];

const MONTHS = 12;

/** Completed years; undefined if the age is unknown. */
export const yearsOf = ({ age }: PersonContext): number | undefined =>
  age === undefined ? undefined : Math.floor(age.months / MONTHS);

/** Pregnant, possibly pregnant, or in the six weeks after a birth. */
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

/** Limits a scale to people of at least this age who are not in maternity. */
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

/** Returns the scale with the choices that apply to a person. */
export const scaleFor = (scale: Scale, person: PersonContext): Scale => ({
  ...scale,
  inputs: scale.inputs.map((input) =>
    input.kind === 'number' ? input : { ...input, choices: input.choices.filter(isAskedOf(person)) },
  ),
});
