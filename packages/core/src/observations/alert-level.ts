/**
 * What a flag asks of the person on the call: `review` is dealt with the same day; `critical` opens a card that must be
 * answered before the call is saved, and outranks any retry ladder.
 */
export const ALERT_LEVELS = ['review', 'critical'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];
