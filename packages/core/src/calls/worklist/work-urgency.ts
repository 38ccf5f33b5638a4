import type { WorkKind, WorkRisk } from './work-item.ts';

/**
 * Returns the rank in the list, 0 first: critical risk, then times promised to the patient, then by risk. Equal ranks
 * are ordered by due time.
 */
export function workUrgency(kind: WorkKind, risk: WorkRisk): number {
  if (risk === 'critical') return 0;
  if (kind === 'call-back') return 1;
  return { high: 2, raised: 3, routine: 4 }[risk];
}
