import type { WorkKind, WorkRisk } from './work-item.ts';

/**
 * The place in the list: 0 first. A critical risk comes before everything; then a time that was promised to the patient;
 * then by risk. Within one place what was due first comes first.
 */
export function workUrgency(kind: WorkKind, risk: WorkRisk): number {
  if (risk === 'critical') return 0;
  if (kind === 'call-back') return 1;
  return { high: 2, raised: 3, routine: 4 }[risk];
}
