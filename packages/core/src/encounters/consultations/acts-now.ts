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

type Standing = Pick<Encounter, 'status' | 'arrivedAt' | 'careProvider' | 'package'>;

/** Nobody arrives and nothing is completed before its day. A health check is moved between slots, on its own page. */
function accepts({ status, arrivedAt, package: check }: Standing, act: OfferedAct, isDue: boolean): boolean {
  if (act === 'arrive') return isDue && EXPECTED.includes(status) && !arrivedAt;
  if (act === 'move') return isOpenStatus(status) && !check;
  return nextStatus(status, act).allowed && (act !== 'complete' || isDue);
}

/**
 * What somebody may do with an encounter as it stands: what its status accepts and they are allowed. `isDue`: its day has
 * come.
 */
export function actsNow(user: EncounterUser, encounter: Standing, isDue: boolean): readonly OfferedAct[] {
  const actedOn = { careProviderId: encounter.careProvider?.id, package: encounter.package };
  return ACTS.filter((act) => accepts(encounter, act, isDue) && mayAct(user, act, actedOn).allowed);
}
