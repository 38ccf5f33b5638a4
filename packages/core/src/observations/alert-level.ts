/**
 * Response to a flag: `review` must be handled the same day. `critical` opens a card that must be answered before the
 * call is saved, and has priority over any retry schedule.
 */
export const ALERT_LEVELS = ['review', 'critical'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];
