import { ENCOUNTER_SCOPES, holdsScope } from '#navigation';
import type { StatusEvent } from './lifecycle-event.ts';

/**
 * How somebody stands to an encounter. `coordinator` books and assigns at a facility, `clinician` sees patients of their own,
 * `care-provider` is the clinician who is assigned or stands in for
 * them, `health-check-staff` runs the health checks of a package.
 */
export type EncounterActor = 'coordinator' | 'clinician' | 'care-provider' | 'health-check-staff';

/** What is done with an encounter: the events of its lifecycle, and what leaves its status as it is. */
export type EncounterAct = StatusEvent | 'addendum' | 'move' | 'arrive' | 'offer' | 'meet' | 'invite';

/**
 * Who may do what. The specification leaves it open: whoever is asked answers for themselves, whoever books undoes a
 * booking. Staff of the health checks do with them what they always did.
 */
const ACTORS: Readonly<Record<EncounterAct, readonly EncounterActor[]>> = {
  create: ['coordinator', 'clinician', 'health-check-staff'],
  assign_care_provider: ['coordinator', 'clinician', 'health-check-staff'],
  accept: ['care-provider', 'health-check-staff'],
  decline: ['care-provider', 'health-check-staff'],
  reject: ['coordinator', 'health-check-staff'],
  complete: ['care-provider', 'health-check-staff'],
  cancel: ['coordinator', 'care-provider', 'health-check-staff'],
  reopen: ['coordinator', 'care-provider', 'health-check-staff'],
  // Another clinician adds what they learn later, under their own name.
  addendum: ['coordinator', 'clinician', 'care-provider', 'health-check-staff'],
  move: ['coordinator', 'care-provider', 'health-check-staff'],
  arrive: ['coordinator', 'care-provider', 'health-check-staff'],
  offer: ['coordinator'],
  // Nobody watches a consultation of somebody else.
  meet: ['care-provider'],
  invite: ['coordinator', 'care-provider'],
};

/** Who acts: the id of a member of staff and their scopes. */
export interface EncounterUser {
  readonly staffId: string;
  readonly scopes: readonly string[];
  /** Ids of the care providers for whom they stand in today. */
  readonly standsInFor?: readonly string[] | undefined;
}

/** What of an encounter decides who may act on it. */
export interface ActedOn {
  /** The id of who is assigned. */
  readonly careProviderId?: string | null | undefined;
  /** The health check's package; a consultation has none. */
  readonly package?: string | null | undefined;
}

/** How somebody stands to an encounter; several ways at once, or none. */
function standingTo(user: EncounterUser, encounter: ActedOn): readonly EncounterActor[] {
  const holds = (...scopes: Parameters<typeof holdsScope>[1][]): boolean =>
    scopes.some((scope) => holdsScope(user.scopes, scope));
  const isClinician = holds('my_encounters');
  const sees = [user.staffId, ...(user.standsInFor ?? [])];
  const stands: Record<EncounterActor, boolean> = {
    coordinator: holds('facility_encounters', 'all_encounters'),
    clinician: isClinician,
    'care-provider': isClinician && sees.some((id) => id === encounter.careProviderId),
    'health-check-staff': Boolean(encounter.package) && holds('health-check-registration'),
  };
  return (Object.keys(stands) as EncounterActor[]).filter((actor) => stands[actor]);
}

export type ActDecision =
  | { readonly allowed: true }
  /** Those of whom one would be allowed. */
  | { readonly allowed: false; readonly needs: readonly EncounterActor[] };

/**
 * Whether somebody may do this with an encounter, whatever its status. A clinician assigns nobody but themselves:
 * `assigneeId` is who is to be assigned.
 */
export function mayAct(
  user: EncounterUser,
  act: EncounterAct,
  encounter: ActedOn,
  assigneeId: string = user.staffId,
): ActDecision {
  const needs = ACTORS[act].filter(
    (actor) => act !== 'assign_care_provider' || actor === 'coordinator' || assigneeId === user.staffId,
  );
  return standingTo(user, encounter).some((actor) => needs.includes(actor))
    ? { allowed: true }
    : { allowed: false, needs };
}

/** Whether somebody sees encounters other than health checks. */
export const seesConsultations = (scopes: readonly string[]): boolean =>
  ENCOUNTER_SCOPES.some((scope) => holdsScope(scopes, scope));
