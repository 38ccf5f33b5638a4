import { ALERT_LEVELS, type AlertLevel } from '#observations';
import type { Flag } from './judge-value.ts';

/** The alert of a flag, if it has one; a limit that no clinician has confirmed yet alerts like every other. */
export function alertFor(flag: Pick<Flag, 'severity'> | undefined): AlertLevel | undefined {
  if (flag?.severity === 'critical') return 'critical';
  return flag?.severity === 'severe' ? 'review' : undefined;
}

/** No alert, then the levels in their order. */
export const levelWeight = (flag: Pick<Flag, 'severity'> | undefined): number => {
  const level = alertFor(flag);
  return level === undefined ? -1 : ALERT_LEVELS.indexOf(level);
};
