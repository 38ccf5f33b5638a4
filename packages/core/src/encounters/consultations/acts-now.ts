import {
  type Encounter,
  type EncounterAct,
  type EncounterStatus,
  type EncounterUser,
  isOpenStatus,
  mayAct,
  nextStatus,
} from '#encounters';

/** What can be done with an encounter on its page, the likeliest first. */
const ACTS = [
  'accept',
  'arrive',
  'complete',
  'assign_care_provider',
  'move',
  'decline',
  'reject',
  'cancel',
  'reopen',
] as const satisfies readonly EncounterAct[];

export type OfferedAct = (typeof ACTS)[number];

/** Statuses of patients who can still come. */
const EXPECTED: readonly string[] = ['CREATED', 'AWAITED', 'CONFIRMED'] satisfies EncounterStatus[];

type Standing = Pick<Encounter, 'status' | 'arrivedAt' | 'careProvider' | 'package' | 'period'>;

/** The moment at which acts are offered. */
export interface ActMoment {
  /** The day of the encounter has come. */
  readonly isDue: boolean;
  /** Unix seconds. */
  readonly now: number;
}

/** Video rooms open a quarter of an hour before the time. */
const EARLY_SECONDS = 900;

/** A visit begins with the patient's arrival, or about its time: before that there is nothing to complete. */
const hasBegun = ({ arrivedAt, period }: Standing, { isDue, now }: ActMoment): boolean =>
  isDue && (Boolean(arrivedAt) || period.start - EARLY_SECONDS <= now);

/** Nobody arrives and nothing is completed before its day. A health check is moved between slots, on its own page. */
function accepts(encounter: Standing, act: OfferedAct, moment: ActMoment): boolean {
  const { status, arrivedAt, package: check } = encounter;
  if (act === 'arrive') return moment.isDue && EXPECTED.includes(status) && !arrivedAt;
  if (act === 'move') return isOpenStatus(status) && !check;
  return nextStatus(status, act).allowed && (act !== 'complete' || hasBegun(encounter, moment));
}

/**
 * What a user may do with an encounter as it stands: what its status accepts and their rights allow.
 */
export function actsNow(user: EncounterUser, encounter: Standing, moment: ActMoment): readonly OfferedAct[] {
  const actedOn = { careProviderId: encounter.careProvider?.id, package: encounter.package };
  return ACTS.filter((act) => accepts(encounter, act, moment) && mayAct(user, act, actedOn).allowed);
}
