import { type Label, wordLabel } from '#formatting';
import type { JudgedPatient } from '../../judged-patient.ts';
import { gravestFirst, type MedicineFinding, type ReadLine, type Severity } from '../../medicine-finding.ts';
import { PREGNANCY_RULES } from '../../pregnancy-rules.ts';
import * as words from '../../words/en.ts';
import { ANOTHER } from '../acts.ts';
import { findingFor, isRuleFor } from '../patient-rule.ts';
import type { FurtherPregnancyRule } from './further-pregnancy-rule.ts';
import { HEART_AND_BRAIN_IN_PREGNANCY } from './pregnancy-rows-heart-and-brain.ts';
import { INFECTIONS_IN_PREGNANCY } from './pregnancy-rows-infections.ts';
import { NEVER_IN_PREGNANCY } from './pregnancy-rows-never.ts';
import { OTHER_IN_PREGNANCY } from './pregnancy-rows-other.ts';

export const ALL_PREGNANCY_RULES: readonly FurtherPregnancyRule[] = [
  ...Object.entries(PREGNANCY_RULES).map(([rule, texts]) => ({ rule, ...texts })),
  ...NEVER_IN_PREGNANCY,
  ...HEART_AND_BRAIN_IN_PREGNANCY,
  ...INFECTIONS_IN_PREGNANCY,
  ...OTHER_IN_PREGNANCY,
];

const NOT_GIVEN: Label = wordLabel(words.pregnancyFindings, 'notGiven');
const WEIGHED: Label = wordLabel(words.pregnancyFindings, 'weighed');
const NOT_RULED_OUT: Label = wordLabel(words.pregnancyFindings, 'notRuledOut');
const ASK: Label = wordLabel(words.pregnancyFindings, 'ask');

const CONTRACEPTION: Label = wordLabel(words.pregnancyFindings, 'contraception');
const PREVENT: Label = wordLabel(words.pregnancyFindings, 'prevent');

/** Fertile ages, in months. */
const FERTILE_FROM = 12 * 12;
const FERTILE_BEFORE = 50 * 12;

const canBecomePregnant = ({ sex, age, oldest }: JudgedPatient): boolean =>
  sex === 'female' &&
  age !== undefined &&
  age.months < FERTILE_BEFORE &&
  (oldest ?? age).months >= FERTILE_FROM;

function severityOf(
  { yes, unknown, weeks, fertile }: FurtherPregnancyRule,
  patient: JudgedPatient,
): Severity | undefined {
  const { pregnancy, gestationalDays } = patient;
  if (pregnancy === 'no') return canBecomePregnant(patient) ? fertile : undefined;
  if (pregnancy === 'unknown') return unknown;
  if (!weeks || gestationalDays === undefined) return yes;
  return weeks.find(({ before }) => gestationalDays < before * 7)?.severity;
}

/** Returns findings for a known or possible pregnancy: the most severe rule of the line. */
export function pregnancyFindings(line: ReadLine, patient: JudgedPatient): readonly MedicineFinding[] {
  const holding = ALL_PREGNANCY_RULES.flatMap((rule) => {
    const severity = severityOf(rule, patient);
    return severity && isRuleFor(rule, line) ? [{ rule, severity }] : [];
  });
  const worst = holding.toSorted(gravestFirst)[0];
  if (!worst) return [];
  const { rule, severity } = worst;
  if (patient.pregnancy === 'no')
    return [
      findingFor(line, {
        kind: 'pregnancy',
        severity,
        rule: `fertile-${rule.rule}`,
        problem: CONTRACEPTION,
        act: PREVENT,
        source: rule.source,
        values: { because: rule.because },
      }),
    ];
  const isKnown = patient.pregnancy === 'yes';
  return [
    findingFor(line, {
      kind: 'pregnancy',
      severity,
      rule: isKnown ? rule.rule : `unknown-${rule.rule}`,
      asksFor: isKnown ? undefined : 'pregnancy',
      problem: isKnown ? (severity === 'severe' ? NOT_GIVEN : WEIGHED) : NOT_RULED_OUT,
      act: isKnown ? (rule.act ?? ANOTHER) : ASK,
      source: rule.source,
      values: { because: rule.because },
    }),
  ];
}
