import type { Flag } from './judge-value.ts';

/**
 * What a flag asks of the person on the call: `review` is dealt with the same day; `critical` opens a card that must be
 * answered before the call is saved, and outranks any retry ladder.
 */
export const ALERT_LEVELS = ['review', 'critical'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];

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
