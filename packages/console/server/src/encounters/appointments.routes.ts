import {
  type AppointmentReach,
  listAppointments,
  listBookingRequests,
  readWaitingRoom,
} from '@careline/core/internal/encounters/appointments';
import { holdsScope } from '@careline/core/internal/navigation';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { Caller } from '../platform/http/route.ts';
import { type Route, route } from '../platform/http/route.ts';
import * as appointments from './appointments.ts';
import type { EncounterReach } from './encounter-list.ts';

/** The scopes of which one opens each reach. */
const OPENS = {
  own: ['my_appointments', 'facility_appointments', 'all_appointments'],
  facility: ['facility_appointments', 'all_appointments'],
  all: ['all_appointments'],
} as const satisfies Readonly<Record<AppointmentReach, readonly string[]>>;

/** Returns what a reach covers for the caller. Throws `scope-missing`. */
function reachOf(reach: AppointmentReach, { scopes, facilityId, staffId }: Caller): EncounterReach {
  if (!OPENS[reach].some((scope) => holdsScope(scopes, scope))) {
    throw new ProblemError('scope-missing', {
      detail: `These appointments need one of the scopes ${OPENS[reach].join(', ')}.`,
      action: 'Ask an administrator for the scope.',
    });
  }
  if (reach === 'all') return { workedAtBy: staffId };
  return reach === 'facility' ? { facilityId } : { facilityId, careProviderIds: [staffId] };
}

export const appointmentRoutes: readonly Route[] = [
  route(listAppointments, async ({ query: { reach, ...query } }, { tx, caller, now, touched }) => {
    const { timeZone } = caller;
    const page = await appointments.listAppointments(tx, reachOf(reach, caller), { ...query, timeZone, now });
    touched(...page.data.map(({ encounter }) => encounter.vitaId));
    return { ...page };
  }),

  route(listBookingRequests, async ({ query }, { tx, caller, now, touched }) => {
    const { facilityId, timeZone } = caller;
    const page = await appointments.listBookingRequests(tx, { ...query, facilityId, timeZone, now });
    touched(...page.data.map(({ encounter }) => encounter.vitaId));
    return { ...page };
  }),

  route(readWaitingRoom, async (_, { tx, caller: { facilityId, timeZone }, now }) => ({
    data: await appointments.readWaitingRoom(tx, { facilityId, timeZone, now }),
    asOf: now,
  })),
];
