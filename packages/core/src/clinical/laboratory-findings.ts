import type { MetricValue } from '#metrics';
import { type Symptom, URINE_DIPSTICK, type UrineDipstick } from '#observations';
import { gravestPlace, wordPlace } from './stored-value.ts';
import { ucumUnit } from './unit.ts';
import { writtenNumber } from './written-value.ts';

/** Effect of a lab result on the judgement of other values. */
interface LaboratoryJoin {
  /** Key of the test. */
  readonly test: string;
  /** Lower limit by reported unit, because guidelines round in each unit. */
  readonly least?: Readonly<Record<string, number>>;
  /** Or the lower limit on a dipstick. */
  readonly leastAmount?: UrineDipstick;
  readonly means: { readonly symptom: Symptom } | { readonly protein: UrineDipstick };
}

/** Ketones: clinical safety page, part 2, and JBDS 2023. Protein: ISSHP 2021. */
const LABORATORY_JOINS: readonly LaboratoryJoin[] = [
  { test: 'bloodKetones', least: { 'mmol/L': 3, 'mg/dL': 31 }, means: { symptom: 'ketones' } },
  { test: 'urineKetones', leastAmount: '1+', means: { symptom: 'ketones' } },
  { test: 'urineProtein24h', least: { 'mg/(24.h)': 300 }, means: { protein: '1+' } },
  {
    test: 'urineProteinCreatinine',
    least: { 'mg/mg': 0.3, 'mg/mmol': 30, 'mg/g': 300 },
    means: { protein: '1+' },
  },
];

/** Tests whose results affect the judgement of other values. */
export const FINDING_TESTS: readonly string[] = LABORATORY_JOINS.map(({ test }) => test);

/** Whether a result counts; undefined if unreadable. */
function counts(
  { least = {}, leastAmount }: LaboratoryJoin,
  { text, unit = '' }: MetricValue,
): boolean | undefined {
  if (leastAmount) {
    const place = wordPlace(URINE_DIPSTICK, text) ?? gravestPlace(URINE_DIPSTICK, text);
    return place === undefined ? undefined : place >= URINE_DIPSTICK.indexOf(leastAmount);
  }
  const bound = least[unit] ?? least[ucumUnit(unit) ?? unit];
  const written = writtenNumber(text);
  if (bound === undefined || written === undefined) return undefined;
  return written.value >= bound && !written.comparator?.startsWith('<');
}

export interface LaboratoryFindings {
  readonly symptoms: readonly Symptom[];
  /** `nil` for a measured protein below the limit. */
  readonly proteins: readonly UrineDipstick[];
}

/** Returns the facts in a lab reading that affect the judgement of other values. */
export function laboratoryFindings(values: readonly MetricValue[]): LaboratoryFindings {
  const symptoms: Symptom[] = [];
  const proteins: UrineDipstick[] = [];
  for (const value of values) {
    const join = LABORATORY_JOINS.find(({ test }) => test === value.key);
    const isFound = join && counts(join, value);
    if (!join || isFound === undefined) continue;
    if ('protein' in join.means) proteins.push(isFound ? join.means.protein : 'nil');
    else if (isFound) symptoms.push(join.means.symptom);
  }
  return { symptoms, proteins };
}
