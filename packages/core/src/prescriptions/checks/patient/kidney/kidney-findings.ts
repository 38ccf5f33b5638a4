import { fillLabel, type Label, wordLabel, wordLabels } from '#formatting';
import type { JudgedPatient } from '../../judged-patient.ts';
import type { MedicineFinding, ReadLine } from '../../medicine-finding.ts';
import * as checksWords from '../../words/en.ts';
import { ANOTHER, REDUCE } from '../acts.ts';
import { recordedConditions } from '../conditions/recorded-conditions.ts';
import { dailyOf, findingFor, isRuleFor, type LabelValues, valuesOf } from '../patient-rule.ts';
import { BRAIN_AND_STOMACH_KIDNEYS } from './kidney-rows-brain-and-stomach.ts';
import { CLOTTING_AND_JOINT_KIDNEYS } from './kidney-rows-clotting-and-joints.ts';
import { DIABETES_AND_HEART_KIDNEYS } from './kidney-rows-diabetes-and-heart.ts';
import { INFECTION_KIDNEYS } from './kidney-rows-infections.ts';
import type { KidneyRule, KidneyStep } from './kidney-rule.ts';

export const KIDNEY_RULES: readonly KidneyRule[] = [
  ...DIABETES_AND_HEART_KIDNEYS,
  ...CLOTTING_AND_JOINT_KIDNEYS,
  ...INFECTION_KIDNEYS,
  ...BRAIN_AND_STOMACH_KIDNEYS,
];

const PROBLEMS: Readonly<Record<KidneyStep['effect'], Label>> = wordLabels(checksWords.problems);
const MEASURED: Label = wordLabel(checksWords.kidneyFindings, 'measured');
const RECORDED: Label = wordLabel(checksWords.kidneyFindings, 'recorded');
const AT_MOST: Label = wordLabel(checksWords.kidneyFindings, 'atMost');
const EGFR_MISSING: Label = wordLabel(checksWords.kidneyFindings, 'egfrMissing');
const MEASURE: Label = wordLabel(checksWords.kidneyFindings, 'measure');

const DEFAULT_ACTS: Readonly<Record<KidneyStep['effect'], Label>> = {
  avoid: ANOTHER,
  reduce: REDUCE,
  watch: REDUCE,
};

interface Kidneys {
  readonly egfr: number;
  readonly about: string;
  readonly words: Label;
}

/** Highest eGFR of each recorded stage of kidney disease. */
const STAGES = [
  ['kidney-failure', 14],
  ['kidney-stage-4', 29],
  ['kidney-stage-3', 59],
] as const;

/** Returns the measured eGFR, or that of a recorded stage of kidney disease. */
function kidneysOf({ values, conditions }: JudgedPatient): Kidneys | undefined {
  if (values.egfr)
    return { egfr: values.egfr.value, about: '', words: fillLabel(MEASURED, valuesOf(values.egfr)) };
  const recorded = recordedConditions(conditions);
  const stage = STAGES.find(([condition]) => recorded.has(condition));
  if (!stage) return undefined;
  const about = recorded.get(stage[0]) ?? '';
  return { egfr: stage[1], about, words: fillLabel(RECORDED, { about }) };
}

function stepFinding(rule: KidneyRule, line: ReadLine, kidneys: Kidneys): MedicineFinding | undefined {
  const step = rule.steps.find(({ below }) => kidneys.egfr < below);
  if (!step) return undefined;
  const daily = dailyOf(rule, line);
  if (step.daily !== undefined && daily !== undefined && daily <= step.daily) return undefined;
  const values: LabelValues = {
    below: String(step.below),
    daily: String(step.daily),
    kidneys: kidneys.words,
  };
  return findingFor(line, {
    kind: 'kidney',
    severity: step.severity,
    rule: `${rule.rule}-${step.below}`,
    about: kidneys.about,
    problem: PROBLEMS[step.effect],
    act: step.daily === undefined ? (step.act ?? DEFAULT_ACTS[step.effect]) : AT_MOST,
    source: rule.source,
    values,
  });
}

const ADULT_MONTHS = 18 * 12;
const ELDERLY_MONTHS = 65 * 12;

/** The eGFR can't be calculated in children or in pregnancy. Unknown ages count as adult. */
function asksEgfr({ asks }: KidneyRule, { age, oldest = age, pregnancy }: JudgedPatient): boolean {
  if (asks === undefined || pregnancy === 'yes') return false;
  return asks === 'elderly'
    ? oldest !== undefined && oldest.months >= ELDERLY_MONTHS
    : oldest === undefined || oldest.months >= ADULT_MONTHS;
}

/** Returns findings because of kidney function: don't give, or reduce the dose. */
export function kidneyFindings(line: ReadLine, patient: JudgedPatient): readonly MedicineFinding[] {
  const rules = KIDNEY_RULES.filter((rule) => isRuleFor(rule, line));
  const kidneys = kidneysOf(patient);
  if (kidneys) return rules.flatMap((rule) => stepFinding(rule, line, kidneys) ?? []);
  return rules
    .filter((rule) => asksEgfr(rule, patient))
    .map(({ rule, source }) =>
      findingFor(line, {
        kind: 'kidney',
        severity: 'important',
        rule: `unknown-${rule}`,
        asksFor: 'egfr',
        problem: EGFR_MISSING,
        act: MEASURE,
        source,
      }),
    );
}
