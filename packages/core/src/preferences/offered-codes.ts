import type { PreferenceResponse } from './preferences.endpoints.ts';

/** The lengths of time that filters and charts reach over, the shortest first. */
export const PERIOD_CODES = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type PeriodCode = (typeof PERIOD_CODES)[number];

/** The types of preference that say which codes of a list are offered, and in which order. */
const OFFER_TYPES = ['GENDER', 'LANGUAGE', 'PERIOD'] as const;
export type OfferType = (typeof OFFER_TYPES)[number];

/** The codes of an answer of an offer type; empty where nothing was set, and then everything is offered. */
export function offeredCodes({ code, preference }: PreferenceResponse): readonly string[] {
  return (code === 1 && preference?.preferenceInfo?.offered) || [];
}

/** Whether an answer of `TELEPHONY` asks for a second press before a number is dialled. */
export const asksBeforeDial = ({ code, preference }: PreferenceResponse): boolean =>
  code === 1 && preference?.preferenceInfo?.askBeforeDial === true;
