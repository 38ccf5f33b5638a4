import type { PreferenceResponse } from './preferences.endpoints.ts';

/** Periods of filters and charts, shortest first. */
export const PERIOD_CODES = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type PeriodCode = (typeof PERIOD_CODES)[number];

/** Preference types that select and order the codes of a list. */
const OFFER_TYPES = ['GENDER', 'LANGUAGE', 'PERIOD'] as const;
export type OfferType = (typeof OFFER_TYPES)[number];

/** Returns the codes of an offer type; empty if not set, and then all are offered. */
export function offeredCodes({ code, preference }: PreferenceResponse): readonly string[] {
  return (code === 1 && preference?.preferenceInfo?.offered) || [];
}

/** Whether a `TELEPHONY` response asks for confirmation before dialling. */
export const asksBeforeDial = ({ code, preference }: PreferenceResponse): boolean =>
  code === 1 && preference?.preferenceInfo?.askBeforeDial === true;
