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

/** The rules of every measure: one that is forgotten does not compile. */
const RULES: Readonly<Record<Measure, MeasureRules>> = {
  ...PRESSURE_RULES,
  ...VITAL_SIGN_RULES,
  ...GLUCOSE_RULES,
  ...LABORATORY_RULES,
  ...HEMOGLOBIN_RULES,
  ...BODY_RULES,
  ...RAPID_TEST_RULES,
  // Rules of other measures ask for it.
  symptom: NO_RULE,
};

const classesOf = (measure: Measure, scheme: ThresholdScheme): Rules => {
  const { classes = [] } = RULES[measure];
  return typeof classes === 'function' ? classes(scheme) : classes;
};

const ofMeasure = (rules: Rules, measure: Measure): Rules =>
  rules.map((sets) => sets.map((set) => set.filter((range) => range.measure === measure)));

/** Without standards that have a line for every day of age. */
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

/** The rules of each scheme by measure, worked out once: every value of every person is judged by them. */
const SETTLED = new WeakMap<ThresholdScheme, Map<Measure, Rules>>();

/**
 * The rules a scheme judges a measure by; a range of its own goes before each class of ours, beside the limits. Standards
 * with a line for every day of age are among them where a person is given.
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

/** Every range there is, for tables and tests. */
export const ALL_RANGES: readonly Range[] = [
  ...new Set(
    (Object.keys(RULES) as Measure[]).flatMap((measure) =>
      THRESHOLD_SCHEMES.flatMap((scheme) => rulesOf(measure, scheme).flat(2)),
    ),
  ),
];
