import {
  type BatchResult,
  HOLDS,
  type Hold,
  REFUSALS,
  REMARKS,
  type Refusal,
  type Remark,
} from './batch-result.ts';
import {
  addMeasures,
  MEASURE_OUTCOMES,
  type MeasureCounts,
  type MeasureOutcome,
} from './readings/measure-counts.ts';

/** Number of refused lines that are listed; all are counted. */
const NAMED = 5;

interface RefusalReport {
  readonly count: number;
  /** The first few lines with details; `line` is the entry in a bundle. */
  readonly lines: readonly { readonly file: string; readonly line: number; readonly detail?: string }[];
}

/** Result for the rows of one kind. Each line is `taken`, `kept`, `there`, `refused` or `held`. */
export interface KindReport {
  /** A kind of rows, or a FHIR type. */
  readonly kind: string;
  readonly files: readonly string[];
  readonly lines: number;
  readonly taken: number;
  /** Stored unchanged, for a version that can read them. */
  readonly kept: number;
  readonly there: number;
  readonly refused: number;
  /** Waiting for a decision about which patient they belong to. */
  readonly held: number;
  readonly remarks: Readonly<Partial<Record<Remark, number>>>;
  readonly refusals: Readonly<Partial<Record<Refusal, RefusalReport>>>;
  readonly holds: Readonly<Partial<Record<Hold, RefusalReport>>>;
  /** Counts of readings by code. */
  readonly measures: MeasureCounts;
}

export const emptyReport = (kind: string): KindReport => ({
  kind,
  files: [],
  lines: 0,
  taken: 0,
  kept: 0,
  there: 0,
  refused: 0,
  held: 0,
  remarks: {},
  refusals: {},
  holds: {},
  measures: {},
});

/** Position of a row: the line of a file, or the entry of a bundle. */
export interface RowOrigin {
  readonly file: string;
  readonly number: number;
}

function addRemarks(one: KindReport['remarks'], other: KindReport['remarks']): KindReport['remarks'] {
  const sum = { ...one };
  for (const [remark, count] of Object.entries(other)) {
    sum[remark as Remark] = (sum[remark as Remark] ?? 0) + count;
  }
  return sum;
}

/** Counts lines by reason and lists the first few. */
function addLines<Reason extends string>(
  before: Readonly<Partial<Record<Reason, RefusalReport>>>,
  lines: readonly { readonly index: number; readonly reason: Reason; readonly detail?: string }[],
  origins: readonly RowOrigin[],
): Readonly<Partial<Record<Reason, RefusalReport>>> {
  const sum: Partial<Record<Reason, RefusalReport>> = { ...before };
  for (const { index, reason, detail } of lines) {
    const { count, lines: named }: RefusalReport = sum[reason] ?? { count: 0, lines: [] };
    const line = {
      file: origins[index]?.file ?? '',
      line: origins[index]?.number ?? 0,
      ...(detail !== undefined && { detail }),
    };
    sum[reason] = { count: count + 1, lines: named.length < NAMED ? [...named, line] : named };
  }
  return sum;
}

/**
 * Adds the result of a batch to a report.
 * @param origins of the rows that were sent, in their order
 */
export function addBatch(report: KindReport, result: BatchResult, origins: readonly RowOrigin[]): KindReport {
  const files = new Set(origins.map(({ file }) => file));
  for (const file of report.files) files.delete(file);
  return {
    ...report,
    files: files.size === 0 ? report.files : [...report.files, ...files],
    lines: report.lines + origins.length,
    taken: report.taken + result.taken,
    kept: report.kept + result.kept,
    there: report.there + result.there,
    refused: report.refused + result.refused.length,
    held: report.held + (result.held?.length ?? 0),
    remarks: addRemarks(report.remarks, result.remarks),
    refusals: addLines(report.refusals, result.refused, origins),
    holds: addLines(report.holds, result.held ?? [], origins),
    measures: addMeasures(report.measures, result.measures),
  };
}

const number = (value: number): string => value.toLocaleString('en-US');
const labelled = (count: number, label: string): string => `    ${number(count).padStart(9)}  ${label}`;

const known = (table: Readonly<Record<string, string>>, key: string): string => table[key] ?? key;

function reasonLines(
  reasons: Readonly<Record<string, RefusalReport>>,
  words: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(reasons).flatMap(([reason, { count, lines }]) => [
    labelled(count, known(words, reason)),
    ...lines.map(({ file, line, detail }) => `               ${file}:${line}${detail ? ` (${detail})` : ''}`),
    ...(count > lines.length ? [`               … and ${number(count - lines.length)} more`] : []),
  ]);
}

/** Lists codes whose readings were not all imported unchanged. The JSON report has all codes. */
function measureLines(measures: MeasureCounts): string[] {
  const counted = Object.entries(measures).filter(([, counts]) =>
    Object.keys(counts).some((outcome) => outcome !== 'taken' && outcome !== 'kept'),
  );
  if (counted.length === 0) return [];
  const lineOf = ([code, counts]: (typeof counted)[number]) => {
    const outcomes = Object.entries(counts).map(
      ([outcome, count]) => `${number(count)} ${MEASURE_OUTCOMES[outcome as MeasureOutcome] ?? outcome}`,
    );
    return `               ${code || 'without a code'}: ${outcomes.join(', ')}`;
  };
  return ['  by code:', ...counted.map(lineOf)];
}

/** Formats the report of one kind as text. */
export function reportLines(report: KindReport): string[] {
  const remarks = Object.entries(report.remarks).toSorted(([, a], [, b]) => b - a);
  return [
    `${report.kind}: ${number(report.lines)} rows`,
    ...(report.taken > 0 || report.kept === 0 ? [labelled(report.taken, 'taken')] : []),
    ...(report.kept > 0 ? [labelled(report.kept, 'kept as they are')] : []),
    labelled(report.there, 'already there'),
    labelled(report.refused, 'refused'),
    ...(report.held > 0 ? [labelled(report.held, 'held for a decision: npm start -- import --held')] : []),
    ...(remarks.length > 0 ? [report.kept > 0 ? '  of those kept:' : '  of those taken:'] : []),
    ...remarks.map(([remark, count]) => labelled(count, known(REMARKS, remark))),
    ...(report.refused > 0 ? ['  refused because:'] : []),
    ...reasonLines(report.refusals, REFUSALS),
    ...(report.held > 0 ? ['  held because:'] : []),
    ...reasonLines(report.holds, HOLDS),
    ...measureLines(report.measures),
  ];
}
