import {
  type Encounter,
  type EncounterAct,
  type EncounterStatus,
  type EncounterUser,
  isOpenStatus,
  mayAct,
  nextStatus,
} from '#encounters';

/** Actions on an encounter's page, most likely first. */
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

/** Statuses in which the patient is still expected. */
const EXPECTED: readonly string[] = ['CREATED', 'AWAITED', 'CONFIRMED'] satisfies EncounterStatus[];

export type Standing = Pick<Encounter, 'status' | 'arrivedAt' | 'careProvider' | 'package' | 'period'>;

/** The time at which actions are offered. */
export interface ActMoment {
  /** Whether the day of the encounter has come. */
  readonly isDue: boolean;
  /** Unix seconds. */
  readonly now: number;
}

/** Video rooms open 15 minutes early. */
const EARLY_SECONDS = 900;

/** Whether a visit has started: the patient has arrived or its time is near. It can't be completed earlier. */
const hasBegun = ({ arrivedAt, period }: Standing, { isDue, now }: ActMoment): boolean =>
  isDue && (Boolean(arrivedAt) || period.start - EARLY_SECONDS <= now);

/**
 * Whether an encounter accepts an action now. Arrival and completion need its day to have come; health checks are
 * moved on their own page.
 */
function accepts(encounter: Standing, act: OfferedAct, moment: ActMoment): boolean {
  const { status, arrivedAt, package: check } = encounter;
  if (act === 'arrive') return moment.isDue && EXPECTED.includes(status) && !arrivedAt;
  if (act === 'move') return isOpenStatus(status) && !check;
  return nextStatus(status, act).allowed && (act !== 'complete' || hasBegun(encounter, moment));
}

/** Returns the actions that a user can take now, by status and rights. */
export function actsNow(user: EncounterUser, encounter: Standing, moment: ActMoment): readonly OfferedAct[] {
  const actedOn = { careProviderId: encounter.careProvider?.id, package: encounter.package };
  return ACTS.filter((act) => accepts(encounter, act, moment) && mayAct(user, act, actedOn).allowed);
}
