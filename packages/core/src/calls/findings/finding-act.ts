import { ACTS, type Act, actOfFlag } from '#clinical';
import { actOfSign } from '../forms/act-of-sign.ts';
import type { Finding } from './escalation.ts';

/** Returns what a coach does about a finding: by flag for a reading, by form for a sign. */
export function actOfFinding(finding: Finding): Act {
  if (finding.kind === 'CRITICAL_READING') return actOfFlag(finding.flag) ?? 'doctor-now';
  return actOfSign(finding.label, finding.kind) ?? 'hospital-now';
}

/** Findings with the same act. */
export interface FindingsOfAct {
  readonly act: Act;
  readonly findings: readonly Finding[];
}

/** Groups findings by act, most urgent first. */
export const findingsByAct = (findings: readonly Finding[]): readonly FindingsOfAct[] =>
  ACTS.map((act) => ({ act, findings: findings.filter((one) => actOfFinding(one) === act) })).filter(
    (group) => group.findings.length > 0,
  );
