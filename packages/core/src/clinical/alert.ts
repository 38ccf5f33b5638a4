import type { Flag } from './judge-value.ts';

/**
 * What a flag asks of the person on the call: `critical` opens a card that must be answered before saving and outranks
 * any retry ladder; `review` goes to a clinician.
 */
export const ALERT_LEVELS = ['review', 'critical'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];

/**
 * The alert of a flag, if it has one. Critical are among others severe pressure in pregnancy, glucose under 54 mg/dL,
 * saturation of 91 % and less, and a systolic of 180 and more. What is not sourced never alerts.
 */
export function alertFor(flag: Pick<Flag, 'severity' | 'status'> | undefined): AlertLevel | undefined {
  if (flag?.status !== 'sourced') return undefined;
  if (flag.severity === 'critical') return 'critical';
  return flag.severity === 'severe' ? 'review' : undefined;
}
