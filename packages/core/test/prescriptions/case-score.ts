import type { MedicineFinding, Severity } from '../../src/prescriptions/checks/medicine-finding.ts';
import type { ExpectedFinding, HarmfulCase, PrescriptionCase } from './case-types.ts';

/** Findings of each line, in the order of the lines. */
export type FindingsByLine = readonly (readonly MedicineFinding[])[];

const RANKS: Readonly<Record<Severity, number>> = { severe: 2, important: 1, note: 0 };

/**
 * Whether the checks found what was expected: on that line or its pair, of an accepted kind, at least as
 * severe.
 */
export function isFound(expected: ExpectedFinding, findings: FindingsByLine): boolean {
  const { of, pairedWith = of, because, severity } = expected;
  return [...(findings[of] ?? []), ...(findings[pairedWith] ?? [])].some(
    (finding) => because.includes(finding.kind) && RANKS[finding.severity] >= RANKS[severity],
  );
}

/** Returns a line of text for each expectation that was not met, with the findings instead. */
export function missesOf(one: HarmfulCase, findings: FindingsByLine): readonly string[] {
  return one.expected
    .filter((expected) => !isFound(expected, findings))
    .map(({ of, because, severity }) => {
      const found = (findings[of] ?? []).map(
        ({ kind, severity: grade, rule }) => `${grade} ${kind} (${rule})`,
      );
      return `${one.label}: line ${of}, expected ${severity} ${because.join('/')}, found ${found.join(', ') || 'nothing'}`;
    });
}

/** Returns a line of text for each finding that blocks a correct prescription. */
export const falseStopsOf = (
  { label, lines }: PrescriptionCase,
  findings: FindingsByLine,
): readonly string[] =>
  findings.flatMap((found, index) =>
    found
      .filter(({ severity }) => severity === 'severe')
      .map(({ kind, rule, about }) => `${label}: ${lines[index]?.medicine}, ${kind} (${rule}) ${about}`),
  );

/** Counts important findings on all lines of a case. */
export const countImportant = (findings: FindingsByLine): number =>
  findings.flat().filter(({ severity }) => severity === 'important').length;
