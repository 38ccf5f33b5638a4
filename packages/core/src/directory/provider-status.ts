import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

const PROVIDER_STATUSES = ['consulting', 'calling', 'available', 'away', 'offline'] as const;
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

/** Statuses that people set for themselves until a time. `available` means: also outside the booked hours. */
export const OWN_STATUSES = ['available', 'busy', 'break', 'meeting'] as const;
export type OwnStatus = (typeof OWN_STATUSES)[number];

/** Why a person is away. */
export type AwayReason = Exclude<OwnStatus, 'available'> | 'leave' | 'outside-hours' | 'idle';

/** What is known about a care provider at a facility. Times are unix seconds. */
export interface StatusFacts {
  readonly now: number;
  /** The status that the person has set; null without one. */
  readonly own: { readonly status: string; readonly since: number; readonly until: number } | null;
  /** Since when a patient's consultation page is open; null if none is. */
  readonly consultingSince: number | null;
  /** Since when a call to a patient is running; null if none is. */
  readonly callingSince: number | null;
  /** When a page of the console was last open; null if it never was. */
  readonly seenAt: number | null;
  /** `none` if the person has no bookable hours at the facility. */
  readonly hours: 'within' | 'outside' | 'leave' | 'none';
}

export interface DecidedStatus {
  readonly status: ProviderStatus;
  readonly reason: AwayReason | null;
  /** Null if the start is not known. */
  readonly since: number | null;
  /** When the own status ends; null for a derived one. */
  readonly until: number | null;
}

/** A page reports itself every minute. After two silent minutes it is closed or disconnected. */
const ONLINE_SECONDS = 150;
/** A person who closed the page shortly ago is probably near. */
const NEAR_SECONDS = 15 * 60;

const isOwnStatus = (status: string): status is OwnStatus => OWN_STATUSES.some((one) => one === status);

/**
 * Returns the status of a care provider. A consultation or a call counts most, because it is observed. Then the status
 * that the person has set, then leave, presence and hours.
 */
export function decideStatus(facts: StatusFacts): DecidedStatus {
  const { now, own, consultingSince, callingSince, seenAt, hours } = facts;
  const derived = { reason: null, since: null, until: null };
  if (consultingSince !== null) return { ...derived, status: 'consulting', since: consultingSince };
  if (callingSince !== null) return { ...derived, status: 'calling', since: callingSince };
  if (own && own.until > now && isOwnStatus(own.status)) {
    const { status, since, until } = own;
    return status === 'available'
      ? { status, reason: null, since, until }
      : { status: 'away', reason: status, since, until };
  }
  if (hours === 'leave') return { ...derived, status: 'away', reason: 'leave' };
  const silent = seenAt === null ? Number.POSITIVE_INFINITY : now - seenAt;
  if (silent > NEAR_SECONDS) return { ...derived, status: 'offline', since: seenAt };
  if (silent > ONLINE_SECONDS) return { ...derived, status: 'away', reason: 'idle', since: seenAt };
  return hours === 'outside'
    ? { ...derived, status: 'away', reason: 'outside-hours' }
    : { ...derived, status: 'available' };
}

const STATUS_LABELS = words.status satisfies CodedLabels<ProviderStatus>;
const REASON_LABELS = words.awayReason satisfies CodedLabels<AwayReason>;
const OWN_LABELS = words.ownStatus satisfies CodedLabels<OwnStatus>;

export const providerStatusLabel = (status: string, locale?: string): string =>
  codedLabel(STATUS_LABELS, status, locale);

export const awayReasonLabel = (reason: string, locale?: string): string =>
  codedLabel(REASON_LABELS, reason, locale);

export const ownStatusLabel = (status: string, locale?: string): string =>
  codedLabel(OWN_LABELS, status, locale);
