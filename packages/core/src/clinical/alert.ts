import { ALERT_LEVELS, type AlertLevel } from '#observations';
import type { Flag } from './judge-value.ts';

/** Returns the alert level of a flag, if any. Limits that no clinician has confirmed yet alert too. */
export function alertFor(flag: Pick<Flag, 'severity'> | undefined): AlertLevel | undefined {
  if (flag?.severity === 'critical') return 'critical';
  return flag?.severity === 'severe' ? 'review' : undefined;
}

/** Returns the rank of a flag's alert: none, then the levels in order. */
export const levelWeight = (flag: Pick<Flag, 'severity'> | undefined): number => {
  const level = alertFor(flag);
  return level === undefined ? -1 : ALERT_LEVELS.indexOf(level);
};
