import { BOOKING_SCOPES, RECEPTION_SCOPES } from '#access';
import { holdsScope } from '#navigation';
import type { StatusEvent } from './lifecycle-event.ts';

/**
 * Role of a user towards an encounter.
 * `coordinator` books and assigns at a facility, `clinician` sees own patients, `care-provider` is the assigned
 * clinician or a stand-in, `health-check-staff` runs health checks of a package. `receptionist` books, moves and checks
 * in (with `my_appointments` only own encounters), `booking-desk` answers requests for the facility, and `review-desk`
 * books reviews.
 */
export type EncounterActor =
  | 'coordinator'
  | 'clinician'
  | 'care-provider'
  | 'health-check-staff'
  | 'receptionist'
  | 'booking-desk'
  | 'review-desk';

/** Actions on an encounter: lifecycle events, and actions that do not change the status. */
export type EncounterAct = StatusEvent | 'addendum' | 'move' | 'arrive' | 'offer' | 'meet' | 'invite';

/**
 * Who may do what. The specification leaves it open: assignees answer for themselves, and bookers undo bookings.
 * Health-check staff can do everything with health checks.
 */
const ACTORS: Readonly<Record<EncounterAct, readonly EncounterActor[]>> = {
  create: ['coordinator', 'clinician', 'health-check-staff', 'receptionist', 'review-desk'],
  assign_care_provider: [
    'coordinator',
    'clinician',
    'health-check-staff',
    'receptionist',
    'booking-desk',
    'review-desk',
  ],
  accept: ['care-provider', 'health-check-staff', 'booking-desk'],
  decline: ['care-provider', 'health-check-staff', 'booking-desk'],
  reject: ['coordinator', 'health-check-staff', 'booking-desk'],
  complete: ['care-provider', 'health-check-staff'],
  cancel: ['coordinator', 'care-provider', 'health-check-staff', 'receptionist'],
  reopen: ['coordinator', 'care-provider', 'health-check-staff'],
  // Other clinicians can add later findings under their own name.
  addendum: ['coordinator', 'clinician', 'care-provider', 'health-check-staff'],
  move: ['coordinator', 'care-provider', 'health-check-staff', 'receptionist'],
  arrive: ['coordinator', 'care-provider', 'health-check-staff', 'receptionist'],
  offer: ['coordinator'],
  // Nobody else can watch a consultation.
  meet: ['care-provider'],
  invite: ['coordinator', 'care-provider'],
};

/** Roles that can assign colleagues. All others can only assign themselves. */
const ASSIGNS_ANYONE: ReadonlySet<EncounterActor> = new Set([
  'coordinator',
  'receptionist',
  'booking-desk',
  'review-desk',
]);

/** A user by staff id and scopes. */
export interface EncounterUser {
  readonly staffId: string;
  readonly scopes: readonly string[];
  /** Ids of the care providers that they cover today. */
  readonly standsInFor?: readonly string[] | undefined;
}

/** The fields that decide who may act. */
export interface ActedOn {
  /** Id of the assigned care provider. */
  readonly careProviderId?: string | null | undefined;
  /** Package of a health check; consultations have none. */
  readonly package?: string | null | undefined;
}

/** Returns the user's roles towards an encounter; possibly several or none. */
function standingTo(user: EncounterUser, encounter: ActedOn): readonly EncounterActor[] {
  const holds = (...scopes: Parameters<typeof holdsScope>[1][]): boolean =>
    scopes.some((scope) => holdsScope(user.scopes, scope));
  const isClinician = holds('my_encounters');
  const sees = [user.staffId, ...(user.standsInFor ?? [])];
  const isOwn = sees.some((id) => id === encounter.careProviderId);
  const stands: Record<EncounterActor, boolean> = {
    coordinator: holds('facility_encounters', 'all_encounters'),
    clinician: isClinician,
    'care-provider': isClinician && isOwn,
    'health-check-staff': Boolean(encounter.package) && holds('health-check-registration'),
    receptionist: holds(...RECEPTION_SCOPES) || (holds('my_appointments') && isOwn),
    'booking-desk': holds('booking_requests'),
    'review-desk': holds('review-appointments'),
  };
  return (Object.keys(stands) as EncounterActor[]).filter((actor) => stands[actor]);
}

export type ActDecision =
  | { readonly allowed: true }
  /** Roles, any of which would be allowed. */
  | { readonly allowed: false; readonly needs: readonly EncounterActor[] };

/**
 * Whether a user may take an action, whatever the status. Clinicians can only assign themselves: `assigneeId` is the
 * new assignee.
 */
export function mayAct(
  user: EncounterUser,
  act: EncounterAct,
  encounter: ActedOn,
  assigneeId: string = user.staffId,
): ActDecision {
  const needs = ACTORS[act].filter(
    (actor) => act !== 'assign_care_provider' || ASSIGNS_ANYONE.has(actor) || assigneeId === user.staffId,
  );
  return standingTo(user, encounter).some((actor) => needs.includes(actor))
    ? { allowed: true }
    : { allowed: false, needs };
}

/** Whether a user sees encounters other than health checks. */
export const seesConsultations = (scopes: readonly string[]): boolean =>
  BOOKING_SCOPES.some((scope) => holdsScope(scopes, scope));
