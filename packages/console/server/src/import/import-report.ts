import { type BatchResult, REFUSALS, REMARKS, type Refusal, type Remark } from './batch-result.ts';

/** How many refused lines are named; all are counted. */
const NAMED = 5;

export interface RefusalReport {
  readonly count: number;
  /** The first few, each with what exactly is wrong; `line` is the entry in a bundle. */
  readonly lines: readonly { readonly file: string; readonly line: number; readonly detail?: string }[];
}

/** What became of the rows of one kind: `taken`, `kept`, `there` and `refused` are all `lines`. */
export interface KindReport {
  /** A kind of rows, or a FHIR type. */
  readonly kind: string;
  readonly files: readonly string[];
  readonly lines: number;
  readonly taken: number;
  /** Kept as they are, for a version that can read them. */
  readonly kept: number;
  readonly there: number;
  readonly refused: number;
  readonly remarks: Readonly<Partial<Record<Remark, number>>>;
  readonly refusals: Readonly<Partial<Record<Refusal, RefusalReport>>>;
}

export const emptyReport = (kind: string): KindReport => ({
  kind,
  files: [],
  lines: 0,
  taken: 0,
  kept: 0,
  there: 0,
  refused: 0,
  remarks: {},
  refusals: {},
});

/** Where a row stands: line of a file, entry of a bundle. */
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

function addRefusals(
  report: KindReport,
  refused: BatchResult['refused'],
  origins: readonly RowOrigin[],
): KindReport['refusals'] {
  const refusals = { ...report.refusals };
  for (const { index, reason, detail } of refused) {
    const { count, lines } = refusals[reason] ?? { count: 0, lines: [] };
    const line = {
      file: origins[index]?.file ?? '',
      line: origins[index]?.number ?? 0,
      ...(detail !== undefined && { detail }),
    };
    refusals[reason] = { count: count + 1, lines: lines.length < NAMED ? [...lines, line] : lines };
  }
  return refusals;
}

/** @param origins of the rows that were sent, in their order */
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
    remarks: addRemarks(report.remarks, result.remarks),
    refusals: addRefusals(report, result.refused, origins),
  };
}

const number = (value: number): string => value.toLocaleString('en-US');
const labelled = (count: number, label: string): string => `    ${number(count).padStart(9)}  ${label}`;

const known = (table: Readonly<Record<string, string>>, key: string): string => table[key] ?? key;

function refusalLines(refusals: KindReport['refusals']): string[] {
  return Object.entries(refusals).flatMap(([reason, { count, lines }]) => [
    labelled(count, known(REFUSALS, reason)),
    ...lines.map(({ file, line, detail }) => `               ${file}:${line}${detail ? ` (${detail})` : ''}`),
    ...(count > lines.length ? [`               … and ${number(count - lines.length)} more`] : []),
  ]);
}

/** The report of one kind in words. */
export function reportLines(report: KindReport): string[] {
  const remarks = Object.entries(report.remarks).toSorted(([, a], [, b]) => b - a);
  return [
    `${report.kind}: ${number(report.lines)} rows`,
    ...(report.taken > 0 || report.kept === 0 ? [labelled(report.taken, 'taken')] : []),
    ...(report.kept > 0 ? [labelled(report.kept, 'kept as they are')] : []),
    labelled(report.there, 'already there'),
    labelled(report.refused, 'refused'),
    ...(remarks.length > 0 ? [report.kept > 0 ? '  of those kept:' : '  of those taken:'] : []),
    ...remarks.map(([remark, count]) => labelled(count, known(REMARKS, remark))),
    ...(report.refused > 0 ? ['  refused because:'] : []),
    ...refusalLines(report.refusals),
  ];
}
