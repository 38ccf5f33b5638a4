import type { NotJudged } from '@careline/core/internal/clinical';

const READINGS = {
  taken: 'taken',
  kept: 'kept as they are',
  refused: 'refused',
  held: 'held',
  marked: 'marked',
} as const;

/** Counts values, not readings. */
const VALUES = {
  'not-judged:no-rule': 'not judged: no rule',
  'not-judged:words': 'not judged: words',
  'not-judged:no-unit': 'not judged: no unit',
  'not-judged:other-unit': 'not judged: unit not understood',
  'not-judged:impossible': 'not judged: no living person has it',
  'not-judged:invalid': 'not judged: a test without a result',
  'not-judged:swapped': 'not judged: diastolic not below systolic',
  'not-judged:situation': 'not judged: no day, or a situation not understood',
  'not-judged:sex': 'not judged: sex not known',
  'not-judged:age': 'not judged: age not known',
  'not-judged:gestational-age': 'not judged: week of the pregnancy not known',
  'not-judged:pregnancy': 'not judged: pregnancy not known',
  'not-judged:meal': 'not judged: meal situation not known',
  'not-judged:other-system': 'not judged: reading of another system',
} as const satisfies Readonly<Record<`not-judged:${NotJudged}`, string>>;

/** Results for readings of one code and for their values. A later version may have more. */
export const MEASURE_OUTCOMES = { ...READINGS, ...VALUES };
export type MeasureOutcome = keyof typeof MEASURE_OUTCOMES;

type OutcomeCounts = Readonly<Partial<Record<MeasureOutcome, number>>>;

/** Keyed by the source's code, which is LOINC in most files. */
export type MeasureCounts = Readonly<Record<string, OutcomeCounts>>;

export interface CodeOutcome {
  readonly code: string;
  readonly outcome: MeasureOutcome;
}

/** Returns undefined if there is nothing to count. */
export function countOutcomes(outcomes: readonly CodeOutcome[]): MeasureCounts | undefined {
  const counts = new Map<string, Map<MeasureOutcome, number>>();
  for (const { code, outcome } of outcomes) {
    const ofCode = counts.get(code) ?? new Map<MeasureOutcome, number>();
    counts.set(code, ofCode.set(outcome, (ofCode.get(outcome) ?? 0) + 1));
  }
  const entries = [...counts].map(([code, ofCode]) => [code, Object.fromEntries(ofCode)] as const);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

export function addMeasures(one: MeasureCounts, other: MeasureCounts = {}): MeasureCounts {
  const sum: Record<string, OutcomeCounts> = { ...one };
  for (const [code, counts] of Object.entries(other)) {
    const ofCode: Partial<Record<MeasureOutcome, number>> = { ...sum[code] };
    for (const [outcome, count] of Object.entries(counts) as [MeasureOutcome, number][]) {
      ofCode[outcome] = (ofCode[outcome] ?? 0) + count;
    }
    sum[code] = ofCode;
  }
  return sum;
}
