/** `sort_at` of readings without a readable time: after all others. Unix seconds. */
export const UNREADABLE_TIME = 253_402_300_799;
