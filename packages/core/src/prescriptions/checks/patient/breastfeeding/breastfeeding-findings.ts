import { type Label, wordLabel } from '#formatting';
import type { JudgedPatient } from '../../judged-patient.ts';
import { gravestFirst, type MedicineFinding, type ReadLine, type Severity } from '../../medicine-finding.ts';
import * as words from '../../words/en.ts';
import { findingFor, isRuleFor } from '../patient-rule.ts';
import { BRAIN_AND_GLANDS_IN_BREASTFEEDING } from './breastfeeding-rows-brain-and-glands.ts';
import { INFECTIONS_IN_BREASTFEEDING } from './breastfeeding-rows-infections.ts';
import { PAIN_AND_HEART_IN_BREASTFEEDING } from './breastfeeding-rows-pain-and-heart.ts';
import { SEVERE_IN_BREASTFEEDING } from './breastfeeding-rows-severe.ts';
import type { BreastfeedingRule } from './breastfeeding-rule.ts';

export const BREASTFEEDING_RULES: readonly BreastfeedingRule[] = [
  ...SEVERE_IN_BREASTFEEDING,
  ...PAIN_AND_HEART_IN_BREASTFEEDING,
  ...INFECTIONS_IN_BREASTFEEDING,
  ...BRAIN_AND_GLANDS_IN_BREASTFEEDING,
];

/** Most mothers in India breast-feed through the first year, so it is asked about until then. */
const ASKED_DAYS = 365;

const BREASTFEEDING: Label = wordLabel(words.breastfeedingFindings, 'breastfeeding');
const NOT_ASKED: Label = wordLabel(words.breastfeedingFindings, 'notAsked');
const ASK: Label = wordLabel(words.breastfeedingFindings, 'ask');

function severityOf(
  { severity, severeUntil }: BreastfeedingRule,
  { daysAfterBirth }: JudgedPatient,
): Severity {
  const isEarly = severeUntil !== undefined && daysAfterBirth !== undefined && daysAfterBirth < severeUntil;
  return isEarly ? 'severe' : severity;
}

/** Returns findings about breast-feeding: the most severe rule of the line. */
export function breastfeedingFindings(line: ReadLine, patient: JudgedPatient): readonly MedicineFinding[] {
  const { breastfeeding, daysAfterBirth, sex } = patient;
  if (breastfeeding === false || sex === 'male') return [];
  const isAsked = breastfeeding === undefined;
  if (isAsked && (daysAfterBirth === undefined || daysAfterBirth > ASKED_DAYS)) return [];
  const worst = BREASTFEEDING_RULES.filter((rule) => isRuleFor(rule, line))
    .map((rule) => ({ rule, severity: severityOf(rule, patient) }))
    .filter(({ severity }) => !isAsked || severity === 'severe')
    .toSorted(gravestFirst)[0];
  if (!worst) return [];
  const { rule, severity } = worst;
  return [
    findingFor(line, {
      kind: 'breastfeeding',
      severity: isAsked ? 'important' : severity,
      rule: isAsked ? `unknown-${rule.rule}` : rule.rule,
      asksFor: isAsked ? 'breastfeeding' : undefined,
      problem: isAsked ? NOT_ASKED : BREASTFEEDING,
      act: isAsked ? ASK : rule.act,
      source: rule.source,
      values: { because: rule.because },
    }),
  ];
}
