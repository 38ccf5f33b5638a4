import type { FindingKind, Severity } from '../../src/prescriptions/checks/medicine-finding.ts';
import { type FindingsByLine, isFound } from './case-score.ts';
import type { HarmfulCase, PrescriptionCase } from './case-types.ts';

/** How many expected harms of one kind were found. */
export interface KindCount {
  readonly kind: FindingKind;
  readonly stopped: number;
  readonly questioned: number;
  readonly missed: number;
}

type Check<Case extends PrescriptionCase> = (one: Case) => FindingsByLine;

/** Counts expected harms by the first accepted kind of each. */
export function countHarms(cases: readonly HarmfulCase[], check: Check<HarmfulCase>): readonly KindCount[] {
  const counts = new Map<FindingKind, { stopped: number; questioned: number; missed: number }>();
  for (const one of cases) {
    const findings = check(one);
    for (const expected of one.expected) {
      const [kind] = expected.because;
      if (!kind) continue;
      const count = counts.get(kind) ?? { stopped: 0, questioned: 0, missed: 0 };
      if (!isFound(expected, findings)) count.missed += 1;
      else if (isFound({ ...expected, severity: 'severe' }, findings)) count.stopped += 1;
      else count.questioned += 1;
      counts.set(kind, count);
    }
  }
  return [...counts]
    .map(([kind, count]) => ({ kind, ...count }))
    .toSorted((one, other) => one.kind.localeCompare(other.kind));
}

export interface FindingCount {
  readonly lines: number;
  readonly findings: Readonly<Record<Severity, number>>;
}

/** Counts lines and findings. */
export function countFindings(
  cases: readonly PrescriptionCase[],
  check: Check<PrescriptionCase>,
): FindingCount {
  const findings = { severe: 0, important: 0, note: 0 };
  let lines = 0;
  for (const one of cases) {
    lines += one.lines.length;
    for (const { severity } of check(one).flat()) findings[severity] += 1;
  }
  return { lines, findings };
}

const perHundred = (count: number, lines: number): string => ((count * 100) / lines).toFixed(1);

/** Returns the rows of the table "Prescriptions" in `docs/safety.md`. */
export function countRows(harms: readonly KindCount[], ordinary: FindingCount): readonly string[] {
  const { lines, findings } = ordinary;
  const sumOf = (key: 'stopped' | 'questioned' | 'missed') => harms.reduce((sum, one) => sum + one[key], 0);
  return [
    ...harms.map(
      ({ kind, stopped, questioned, missed }) => `| ${kind} | ${stopped} | ${questioned} | ${missed} |`,
    ),
    `| all | ${sumOf('stopped')} | ${sumOf('questioned')} | ${sumOf('missed')} |`,
    `| severe | ${findings.severe} | ${perHundred(findings.severe, lines)} |`,
    `| important | ${findings.important} | ${perHundred(findings.important, lines)} |`,
    `| note | ${findings.note} | ${perHundred(findings.note, lines)} |`,
  ];
}
