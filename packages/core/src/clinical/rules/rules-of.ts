import type { Measure } from '#observations';
import type { Person } from '../person-context.ts';
import type { Range } from '../range.ts';
import { THRESHOLD_SCHEMES, type ThresholdScheme } from '../threshold-scheme.ts';
import { BODY_RULES } from './body.ts';
import { GLUCOSE_RULES } from './glucose.ts';
import { HEMOGLOBIN_RULES } from './hemoglobin.ts';
import { LABORATORY_RULES } from './laboratory.ts';
import { type MeasureRules, NO_RULE, type Rules } from './measure-rules.ts';
import { PRESSURE_RULES } from './pressure.ts';
import { RAPID_TEST_RULES } from './rapid-tests.ts';
import { VITAL_SIGN_RULES } from './vital-signs.ts';

/** Rules of every measure; a missing one does not compile. */
const RULES: Readonly<Record<Measure, MeasureRules>> = {
  ...PRESSURE_RULES,
  ...VITAL_SIGN_RULES,
  ...GLUCOSE_RULES,
  ...LABORATORY_RULES,
  ...HEMOGLOBIN_RULES,
  ...BODY_RULES,
  ...RAPID_TEST_RULES,
  // Rules of other measures use it.
  symptom: NO_RULE,
};

const classesOf = (measure: Measure, scheme: ThresholdScheme): Rules => {
  const { classes = [] } = RULES[measure];
  return typeof classes === 'function' ? classes(scheme) : classes;
};

const ofMeasure = (rules: Rules, measure: Measure): Rules =>
  rules.map((sets) => sets.map((set) => set.filter((range) => range.measure === measure)));

/** Returns rules without standards that have a line for every day of age. */
function settledRules(measure: Measure, scheme: ThresholdScheme): Rules {
  const { own, only } = scheme;
  const { limits = [] } = RULES[measure];
  const classes = classesOf(measure, scheme);
  const ours = classes.map((sets) => (own?.length ? [own, ...sets] : sets));
  const alone = own?.length && classes.length === 0 ? [[own]] : [];
  const rules = ofMeasure([...ours, ...alone, ...limits.map((set) => [set])], measure);
  if (!only) return rules;
  return rules.map((sets) => sets.map((set) => set.filter((range) => only.includes(range.scheme))));
}

/** Cached rules of each scheme by measure. */
const SETTLED = new WeakMap<ThresholdScheme, Map<Measure, Rules>>();

/**
 * Returns the rules of a measure in a scheme. The scheme's own ranges have priority over our classes, and limits
 * always apply. With a person, includes standards with a line for every day of age.
 */
export function rulesOf(measure: Measure, scheme: ThresholdScheme, person?: Person): Rules {
  const known = SETTLED.get(scheme) ?? new Map<Measure, Rules>();
  SETTLED.set(scheme, known);
  const rules = known.get(measure) ?? settledRules(measure, scheme);
  known.set(measure, rules);
  const daily = (person && RULES[measure].ofPerson?.(person)) ?? [];
  const allowed = daily.filter((range) => scheme.only?.includes(range.scheme) ?? true);
  return allowed.length > 0 ? [...rules, [allowed]] : rules;
}

/** Whether a measure has rules only for some ages. */
export const hasDailyLines = (measure: Measure): boolean => RULES[measure].ofPerson !== undefined;

/** All ranges, for tables and tests. */
export const ALL_RANGES: readonly Range[] = [
  ...new Set(
    (Object.keys(RULES) as Measure[]).flatMap((measure) =>
      THRESHOLD_SCHEMES.flatMap((scheme) => rulesOf(measure, scheme).flat(2)),
    ),
  ),
];
