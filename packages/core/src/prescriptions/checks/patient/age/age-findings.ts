import type { Age } from '#clinical';
import { type Label, phrase, wordLabel } from '#formatting';
import type { JudgedPatient } from '../../judged-patient.ts';
import type { MedicineFinding, ReadLine } from '../../medicine-finding.ts';
import * as words from '../../words/en.ts';
import { findingFor, isRuleFor } from '../patient-rule.ts';
import { INFECTION_AGES } from './age-rows-infections.ts';
import { OTHER_AGES } from './age-rows-other.ts';
import { PAIN_AND_COUGH_AGES } from './age-rows-pain-and-cough.ts';
import { STOMACH_AND_BRAIN_AGES } from './age-rows-stomach-and-brain.ts';
import type { AgeRule, AgeSpan } from './age-rule.ts';
import { ELDERLY_RULES } from './elderly-rows.ts';

export const AGE_RULES: readonly AgeRule[] = [
  ...PAIN_AND_COUGH_AGES,
  ...STOMACH_AND_BRAIN_AGES,
  ...INFECTION_AGES,
  ...OTHER_AGES,
];

const ELDERLY_MONTHS = 65 * 12;

const UNITS: Readonly<Record<AgeSpan['unit'], readonly [one: Label, more: Label]>> = {
  years: [wordLabel(words.ageFindings, 'year'), wordLabel(words.ageFindings, 'years')],
  months: [wordLabel(words.ageFindings, 'month'), wordLabel(words.ageFindings, 'months')],
  days: [wordLabel(words.ageFindings, 'day'), wordLabel(words.ageFindings, 'days')],
};

const NOT_BELOW: Label = wordLabel(words.ageFindings, 'notBelow');
const RARELY_BELOW: Label = wordLabel(words.ageFindings, 'rarelyBelow');
const ELDERLY: Label = wordLabel(words.ageFindings, 'elderly');
const AGE_MISSING: Label = wordLabel(words.ageFindings, 'ageMissing');
const RECORD_AGE: Label = wordLabel(words.ageFindings, 'recordAge');

function spanText({ unit, count }: AgeSpan): Label {
  const [one, more] = UNITS[unit];
  const word = count === 1 ? one : more;
  return phrase(words.ageFindings, 'text', { count, word });
}

function isBelow(age: Age, { unit, count }: AgeSpan): boolean {
  if (unit === 'days') return age.days < count;
  return age.months < (unit === 'years' ? count * 12 : count);
}

const daysOf = ({ unit, count }: AgeSpan): number => count * { years: 365, months: 30, days: 1 }[unit];

/** The lower of two limits for the same medicines is the more severe one. */
const isLowest = (rule: AgeRule, rules: readonly AgeRule[]): boolean =>
  rules.every((other) => other.of !== rule.of || daysOf(other.below) >= daysOf(rule.below));

function childFindings(line: ReadLine, age: Age): readonly MedicineFinding[] {
  const holding = AGE_RULES.filter((rule) => isBelow(age, rule.below) && isRuleFor(rule, line));
  return holding
    .filter((rule) => isLowest(rule, holding))
    .map((rule) =>
      findingFor(line, {
        kind: 'age',
        severity: rule.severity,
        rule: rule.rule,
        problem: rule.severity === 'severe' ? NOT_BELOW : RARELY_BELOW,
        act: rule.act,
        source: rule.source,
        values: { age: spanText(rule.below), because: rule.because },
      }),
    );
}

const elderlyFindings = (line: ReadLine): readonly MedicineFinding[] =>
  ELDERLY_RULES.filter((rule) => isRuleFor(rule, line))
    .slice(0, 1)
    .map(({ rule, severity, because, act, source }) =>
      findingFor(line, { kind: 'age', severity, rule, problem: ELDERLY, act, source, values: { because } }),
    );

const questionsOfAge = (line: ReadLine): readonly MedicineFinding[] =>
  AGE_RULES.filter((rule) => rule.asksAge && isRuleFor(rule, line))
    .slice(0, 1)
    .map(({ rule, below, source }) =>
      findingFor(line, {
        kind: 'age',
        severity: 'important',
        rule: `unknown-${rule}`,
        asksFor: 'age',
        problem: AGE_MISSING,
        act: RECORD_AGE,
        source,
        values: { age: spanText(below) },
      }),
    );

/** Returns findings by age: the lowest possible age for children's rules, the highest for the elderly. */
export function ageFindings(
  line: ReadLine,
  { age, oldest = age }: JudgedPatient,
): readonly MedicineFinding[] {
  if (age === undefined || oldest === undefined) return questionsOfAge(line);
  return [...childFindings(line, age), ...(oldest.months >= ELDERLY_MONTHS ? elderlyFindings(line) : [])];
}
