import {
  type CalendarEncounter,
  MAX_CALENDAR_DAYS,
  MAX_CALENDAR_PAGE,
  readAllCalendar,
  readFacilityCalendar,
  readMyCalendar,
} from '@careline/core/internal/encounters/calendar';
import { sql } from 'kysely';
import { type Call, type Route, route } from '../platform/http/route.ts';
import { daysWindow } from './days-window.ts';
import {
  type EncounterFilters,
  type EncounterReach,
  narrowedTo,
  pageOfEncounters,
} from './encounter-list.ts';
import { type EncounterRow, toEncounter } from './encounter-rows.ts';
import { USUAL_SECONDS } from './encounters.ts';

/** Longest encounter to look for. It limits the index scan to encounters that start near the range. */
const LONGEST_SECONDS = 7 * 86_400;

type Asked = Omit<EncounterFilters, 'timeZone' | 'now' | 'limit' | 'from' | 'to'> & {
  readonly from: string;
  readonly to: string;
};

/** Returns only the fields a calendar shows, because a week can have thousands of encounters. */
function toCalendar(row: EncounterRow): CalendarEncounter {
  const { requestedPeriod, payment, outcome, reason, metaInfo, slotId, ...shown } = toEncounter(row);
  return { ...shown, patient: { name: row.patient_name, uhid: row.uhid } };
}

/** Returns the encounters within the range of days and records the patients in the audit. */
async function calendar(call: Call, reach: EncounterReach, { from, to, ...filters }: Asked) {
  const { tx, caller, touched, now } = call;
  const { start, end } = daysWindow({ from, to, timeZone: caller.timeZone, most: MAX_CALENDAR_DAYS });
  const within = [
    ...narrowedTo(reach, { ...filters, timeZone: caller.timeZone, now }),
    sql`e.starts_at >= ${start - LONGEST_SECONDS}`,
    sql`e.starts_at < ${end}`,
    sql`coalesce(e.ends_at, e.starts_at + ${USUAL_SECONDS}) > ${start}`,
  ];
  const page = { order: 'earliest', limit: MAX_CALENDAR_PAGE, after: filters.after } as const;
  const found = await pageOfEncounters(tx, within, page, toCalendar);
  touched(...found.data.map(({ vitaId }) => vitaId));
  return found;
}

/** Routes that list the encounters of a range of days, for calendars. */
export const encounterCalendarRoutes: readonly Route[] = [
  route(readMyCalendar, ({ query }, call) => {
    const { facilityId, staffId } = call.caller;
    return calendar(call, { facilityId, careProviderIds: [staffId] }, query);
  }),
  route(readFacilityCalendar, ({ query }, call) =>
    calendar(call, { facilityId: call.caller.facilityId }, query),
  ),
  route(readAllCalendar, ({ query }, call) => calendar(call, { workedAtBy: call.caller.staffId }, query)),
];
