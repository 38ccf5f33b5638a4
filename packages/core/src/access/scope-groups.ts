import type { AreaScope } from './areas.ts';

/** Scopes that open encounters, from narrowest to widest. */
export const ENCOUNTER_SCOPES = [
  'my_encounters',
  'facility_encounters',
  'all_encounters',
] as const satisfies readonly AreaScope[];

/** Scopes that open booked encounters as the reception sees them, from narrowest to widest. */
export const APPOINTMENT_SCOPES = [
  'my_appointments',
  'facility_appointments',
  'all_appointments',
] as const satisfies readonly AreaScope[];

/** Scopes of a reception, which books for all care providers of a facility. */
export const RECEPTION_SCOPES = [
  'facility_appointments',
  'all_appointments',
] as const satisfies readonly AreaScope[];

/** Scopes of everybody who books or answers encounters in some way. */
export const BOOKING_SCOPES = [
  ...ENCOUNTER_SCOPES,
  ...APPOINTMENT_SCOPES,
  'booking_requests',
  'review-appointments',
] as const satisfies readonly AreaScope[];

/** Scopes that open tasks: all tasks, or only referrals. */
export const TASK_SCOPES = ['tasks', 'referrals'] as const satisfies readonly AreaScope[];
