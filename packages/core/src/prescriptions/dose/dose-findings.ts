import type { JudgedPatient } from '../checks/judged-patient.ts';
import {
  gravestFirst,
  type MedicineFinding,
  type ReadLine,
  type ReadMedicine,
  type Severity,
} from '../checks/medicine-finding.ts';
import { type UsedWeight, usedWeight, weightFinding } from './child-weight.ts';
import { courseFindings } from './course-findings.ts';
import { type DoseOfLine, type DoseOfSubstance, judgedDoses } from './dose-of-line.ts';
import {
  aboveText,
  belowText,
  CHECK_DOSE,
  CHECK_DOSE_AND_WEIGHT,
  doseAmountText,
  LOWER_DOSE,
} from './dose-words.ts';
import { doseLimitsOf } from './limits/dose-limits.ts';
import { CANCER_REASON } from './limits/interval-limits.ts';
import { maximumFinding } from './maximum-findings.ts';
import { noChildDoseFinding } from './no-child-dose.ts';
import { toleranceFinding } from './opioid-tolerance.ts';
import { DOSE_MEASURES, type DoseBound, type DoseLimit, type DoseMeasure } from './read-dose-limits.ts';
import { isInGroup, routeGroupOf } from './route-group.ts';
import { routeFindings } from './routes/route-findings.ts';
import { stepFindings } from './step-findings.ts';
import { strengthFindings } from './strength-findings.ts';

/** A current medicine, with its dose as far as known. */
export interface ReadCurrent extends ReadMedicine {
  readonly dose: DoseOfLine;
}

/** Doses by weight are rounded to what a spoon or tablet gives. */
const ROUNDING = 1.1;
const EXACT = 1.001;
const DAYS_OF_CHILD = 12 * 365.25;
const DAYS_OF_ADULT = 18 * 365.25;

interface JudgedDose {
  readonly dose: DoseOfSubstance;
  readonly isOnce: boolean;
  /** Calculated with the lowest strength, because none is given. */
  readonly isLeast: boolean;
  readonly reason: string;
  /** Daily amount together with other medicines. */
  readonly dailyOfAll: number | undefined;
  readonly others: readonly string[];
}

/** Whether a limit applies at the patient's possible ages; for unknown ages only general limits do. */
function isOfAge({ fromDays, beforeDays }: DoseLimit, { age, oldest }: JudgedPatient): boolean {
  const isForAll = fromDays === 0 && beforeDays === Number.POSITIVE_INFINITY;
  return age ? age.days < beforeDays && (oldest ?? age).days >= fromDays : isForAll;
}

const isOfChildren = ({ beforeDays }: DoseLimit): boolean => beforeDays <= DAYS_OF_ADULT;

const perKg = ({ bounds }: DoseLimit): boolean => DOSE_MEASURES.some((one) => bounds[one]?.perKg);

/** Returns a bound in amounts for this patient; undefined if it needs an unknown weight. */
function boundFor(bound: DoseBound, { kg, state }: UsedWeight) {
  if (!bound.perKg) return { ...bound, tolerance: EXACT, onlyHarmful: false };
  if (kg === undefined) return undefined;
  const most = Math.min(bound.most * kg, bound.cap ?? Number.POSITIVE_INFINITY);
  return {
    most,
    harmful: Math.max(bound.harmful * kg, most),
    least: bound.least === undefined ? undefined : Math.min(bound.least * kg, most),
    tolerance: ROUNDING,
    onlyHarmful: state !== 'current',
  };
}

function amountOf({ dose, isOnce, dailyOfAll }: JudgedDose, measure: DoseMeasure): number | undefined {
  if (measure === 'single') return dose.single;
  if (isOnce) return undefined;
  return measure === 'daily' ? dailyOfAll : dose.weekly;
}

/** A one-time dose uses the daily limit if there is no single one. */
const boundOfMeasure = ({ bounds }: DoseLimit, measure: DoseMeasure, isOnce: boolean) =>
  measure === 'single' && isOnce ? (bounds.single ?? bounds.daily) : bounds[measure];

const MIN_SHARE = 0.5;

function findingOf(
  judged: JudgedDose,
  limit: DoseLimit,
  measure: DoseMeasure,
  weight: UsedWeight,
): MedicineFinding | undefined {
  const bound = boundOfMeasure(limit, measure, judged.isOnce);
  const amount = amountOf(judged, measure);
  const own = bound && boundFor(bound, weight);
  if (!bound || !own || amount === undefined || amount === 0 || judged.dose.unit !== limit.unit)
    return undefined;
  const isHarmful = amount > own.harmful * EXACT;
  const isAbove = isHarmful || (!own.onlyHarmful && amount > own.most * own.tolerance);
  const isBelow =
    !judged.isLeast && !own.onlyHarmful && own.least !== undefined && amount < own.least * MIN_SHARE;
  if (!isAbove && !isBelow) return undefined;
  const isAllowed = limit.isExceededInCancer && CANCER_REASON.test(judged.reason);
  const isStopped = (isHarmful || (isAbove && judged.isLeast)) && !isAllowed;
  const severity: Severity = isStopped ? 'severe' : isAbove ? 'important' : 'note';
  const words = {
    substance: limit.substance,
    measure,
    amount: doseAmountText(amount, limit.unit),
    limit: doseAmountText(isAbove ? own.most : (own.least ?? 0), limit.unit),
    kg: bound.perKg ? weight.kg : undefined,
    isLikelyWeight: weight.state === 'greatest-of-age',
    others: measure === 'daily' ? judged.others : [],
    isLeast: judged.isLeast,
  };
  return {
    kind: 'dose',
    severity,
    rule: `${limit.rule}/${measure}`,
    about: words.others.join(', '),
    problem: isAbove ? aboveText(words) : belowText(words),
    act: isHarmful ? LOWER_DOSE : bound.perKg ? CHECK_DOSE_AND_WEIGHT : CHECK_DOSE,
    source: limit.source,
  };
}

/** Returns the most severe finding of a substance. "Too small" for a child counts only if nothing is too large. */
function substanceFindings(
  judged: JudgedDose,
  line: ReadLine,
  patient: JudgedPatient,
): readonly MedicineFinding[] {
  const route = routeGroupOf(line.line);
  const limits = doseLimitsOf(judged.dose.substance).filter(
    (limit) => isInGroup(limit.route, route) && isOfAge(limit, patient),
  );
  const weight = usedWeight(patient);
  const fitting = limits.filter(
    ({ belowKg }) =>
      belowKg === undefined || (patient.weight !== undefined && patient.weight.value < belowKg),
  );
  const found = fitting
    .flatMap((limit) => DOSE_MEASURES.flatMap((measure) => findingOf(judged, limit, measure, weight) ?? []))
    .toSorted(gravestFirst)
    .slice(0, 1);
  const isChild = patient.age !== undefined && patient.age.days < DAYS_OF_CHILD;
  const ofChild = limits.filter(isOfChildren);
  const needsWeight = ofChild.some(perKg) ? weightFinding(judged.dose.substance, weight, patient) : undefined;
  const unknown =
    isChild && ofChild.length === 0 ? noChildDoseFinding(judged.dose.substance, line, patient) : undefined;
  const maximum = maximumFinding(judged.dose.substance, line, fitting);
  return [...found, maximum, needsWeight, unknown].filter((one) => one !== undefined);
}

const sumOf = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0);

interface Contribution {
  readonly name: string;
  readonly dose: DoseOfSubstance;
}

const contributionsOf = (medicine: ReadMedicine & { readonly dose: DoseOfLine }): readonly Contribution[] =>
  judgedDoses(medicine.dose).map((dose) => ({ name: medicine.name, dose }));

/** Whether a line prescribes the current medicine again, so that it is not taken twice. */
const isPrescribedAgain = (current: ReadCurrent, lines: readonly ReadLine[]): boolean =>
  lines.some((line) => line.substances.toSorted().join('+') === current.substances.toSorted().join('+'));

function judgedDose(line: ReadLine, dose: DoseOfSubstance, before: readonly Contribution[]): JudgedDose {
  const same = before.filter((one) => one.dose.substance === dose.substance && one.dose.unit === dose.unit);
  const counted = same.filter((one) => (one.dose.daily ?? 0) > 0);
  return {
    dose,
    isOnce: line.line.frequency === 'STAT',
    isLeast: line.dose.doses.length === 0,
    reason: line.line.reason,
    dailyOfAll:
      dose.daily === undefined ? undefined : dose.daily + sumOf(counted.map((one) => one.dose.daily)),
    others: counted.map(({ name }) => name),
  };
}

const isSystemic = ({ line }: ReadLine): boolean => isInGroup('systemic', routeGroupOf(line));

/** Findings of one rule about the same medicines are shown once. */
const withoutRepeats = (findings: readonly MedicineFinding[]): readonly MedicineFinding[] =>
  findings.filter(
    (one, index) =>
      findings.findIndex((other) => other.rule === one.rule && other.about === one.about) === index,
  );

/**
 * Checks doses, courses and strengths of lines for a patient. Returns a list per line, most severe first.
 * Daily amounts include earlier lines and current medicines; the finding is with the line that exceeds the limit.
 */
export function doseFindings(
  lines: readonly ReadLine[],
  patient: JudgedPatient,
  current: readonly ReadCurrent[] = [],
): readonly (readonly MedicineFinding[])[] {
  const taken = current.filter((one) => !isPrescribedAgain(one, lines)).flatMap(contributionsOf);
  return lines.map((line, index) => {
    const earlier = lines.slice(0, index).filter((one) => isSystemic(one) && one.line.frequency !== 'STAT');
    const before = isSystemic(line) ? [...taken, ...earlier.flatMap(contributionsOf)] : [];
    return withoutRepeats(
      [
        ...judgedDoses(line.dose).flatMap((dose) =>
          substanceFindings(judgedDose(line, dose, before), line, patient),
        ),
        ...routeFindings(line),
        ...[toleranceFinding(line, current)].filter((one) => one !== undefined),
        ...courseFindings(line),
        ...stepFindings(line),
        ...strengthFindings(line.name, line.dose.faults, line),
      ].toSorted(gravestFirst),
    );
  });
}
