import { ACTS, type Act, actOfFlag } from '#clinical';
import { actOfSign } from '../forms/act-of-sign.ts';
import type { Finding } from './escalation.ts';

/** What a finding asks the coach to do now: a reading by its flag, a sign by the form that asks for it. */
export function actOfFinding(finding: Finding): Act {
  if (finding.kind === 'CRITICAL_READING') return actOfFlag(finding.flag) ?? 'doctor-now';
  return actOfSign(finding.label, finding.kind) ?? 'hospital-now';
}

/** What was found for one act. */
export interface FindingsOfAct {
  readonly act: Act;
  readonly findings: readonly Finding[];
}

/** The findings by what they ask for, the most urgent first. */
export const findingsByAct = (findings: readonly Finding[]): readonly FindingsOfAct[] =>
  ACTS.map((act) => ({ act, findings: findings.filter((one) => actOfFinding(one) === act) })).filter(
    (group) => group.findings.length > 0,
  );
