import {
  type BatchResult,
  type ImportKind,
  REFUSALS,
  REMARKS,
  type Refusal,
  type Remark,
} from './batch-result.ts';

/** How many refused lines are named; all are counted. */
const NAMED = 5;

export interface RefusalReport {
  readonly count: number;
  /** The first few, each with what exactly is wrong. */
  readonly lines: readonly { readonly file: string; readonly line: number; readonly detail?: string }[];
}

/** What became of the rows of one kind: `taken`, `there` and `refused` are all `lines`. */
export interface KindReport {
  readonly kind: ImportKind;
  readonly files: readonly string[];
  readonly lines: number;
  readonly taken: number;
  readonly there: number;
  readonly refused: number;
  readonly remarks: Readonly<Partial<Record<Remark, number>>>;
  readonly refusals: Readonly<Partial<Record<Refusal, RefusalReport>>>;
}

export const emptyReport = (kind: ImportKind): KindReport => ({
  kind,
  files: [],
  lines: 0,
  taken: 0,
  there: 0,
  refused: 0,
  remarks: {},
  refusals: {},
});

/** Where the lines of a batch stand. */
export interface BatchOrigin {
  readonly file: string;
  /** Line numbers, one for each line sent. */
  readonly numbers: readonly number[];
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
  origin: BatchOrigin,
): KindReport['refusals'] {
  const refusals = { ...report.refusals };
  for (const { index, reason, detail } of refused) {
    const { count, lines } = refusals[reason] ?? { count: 0, lines: [] };
    const line = {
      file: origin.file,
      line: origin.numbers[index] ?? 0,
      ...(detail !== undefined && { detail }),
    };
    refusals[reason] = { count: count + 1, lines: lines.length < NAMED ? [...lines, line] : lines };
  }
  return refusals;
}

export function addBatch(report: KindReport, result: BatchResult, origin: BatchOrigin): KindReport {
  return {
    ...report,
    files: report.files.includes(origin.file) ? report.files : [...report.files, origin.file],
    lines: report.lines + origin.numbers.length,
    taken: report.taken + result.taken,
    there: report.there + result.there,
    refused: report.refused + result.refused.length,
    remarks: addRemarks(report.remarks, result.remarks),
    refusals: addRefusals(report, result.refused, origin),
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
    `${report.kind}: ${number(report.lines)} lines`,
    labelled(report.taken, 'taken'),
    labelled(report.there, 'already there'),
    labelled(report.refused, 'refused'),
    ...(remarks.length > 0 ? ['  of those taken:'] : []),
    ...remarks.map(([remark, count]) => labelled(count, known(REMARKS, remark))),
    ...(report.refused > 0 ? ['  refused because:'] : []),
    ...refusalLines(report.refusals),
  ];
}
