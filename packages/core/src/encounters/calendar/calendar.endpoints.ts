import * as v from 'valibot';
import { SEES_EVERY_ENCOUNTER, SEES_PATIENTS } from '#access';
import { encounterFilterEntries, encounterSchema } from '#encounters';
import { wordLabel } from '#formatting';
import { calendarDateSchema, defineEndpoint, nonEmptyTextSchema, uuidSchema } from '#http';
import * as words from '../words/en.ts';

/** Large enough for a week of a large facility in one response. */
export const MAX_CALENDAR_PAGE = 2000;
/** Maximum days of one response. */
export const MAX_CALENDAR_DAYS = 31;

const { entries } = encounterSchema;

/** Encounter fields that a calendar shows or needs for changes. The encounter's page loads the rest. */
const calendarEncounterSchema = v.looseObject({
  id: entries.id,
  vitaId: entries.vitaId,
  patient: entries.patient,
  facilityId: entries.facilityId,
  facilityName: entries.facilityName,
  status: entries.status,
  period: entries.period,
  serviceType: entries.serviceType,
  consultationMode: entries.consultationMode,
  priority: entries.priority,
  careProvider: entries.careProvider,
  arrivedAt: entries.arrivedAt,
  package: entries.package,
  version: entries.version,
});

export type CalendarEncounter = v.InferOutput<typeof calendarEncounterSchema>;

const { status, mode, serviceType, priority } = encounterFilterEntries;

/** Days in the facility's time zone, inclusive. Filters of lists also apply to calendars. */
const rangeEntries = {
  from: calendarDateSchema,
  to: calendarDateSchema,
  status,
  mode,
  serviceType,
  priority,
  /** `next` from the previous page. */
  after: v.optional(nonEmptyTextSchema(400)),
};

const answer = v.looseObject({ data: v.array(calendarEncounterSchema), next: v.nullable(v.string()) });
const common = { service: 'encounters', method: 'GET', writes: false, token: 'bearer', answer } as const;

/** Returns encounters that overlap the days, earliest first. */
export const readMyCalendar = defineEndpoint({
  ...common,
  name: 'encounters/calendar/mine',
  summary: "Calendar of the caller's encounters",
  ...SEES_PATIENTS,
  audit: wordLabel(words.calendar, 'readMyCalendar'),
  path: '/calendar/mine',
  query: v.strictObject(rangeEntries),
});

export const readFacilityCalendar = defineEndpoint({
  ...common,
  name: 'encounters/calendar/facility',
  summary: "Calendar of the facility's encounters",
  scopes: ['facility_encounters', 'all_encounters'],
  audit: wordLabel(words.calendar, 'readFacilityCalendar'),
  path: '/calendar/facility',
  query: v.strictObject({
    ...rangeEntries,
    careProviderId: v.optional(uuidSchema),
    careTeamId: v.optional(uuidSchema),
  }),
});

export const readAllCalendar = defineEndpoint({
  ...common,
  name: 'encounters/calendar/all',
  summary: 'Calendar of encounters at all facilities of the caller',
  ...SEES_EVERY_ENCOUNTER,
  audit: wordLabel(words.calendar, 'readAllCalendar'),
  path: '/calendar/all',
  query: v.strictObject({
    ...rangeEntries,
    facilityId: v.optional(uuidSchema),
    careProviderId: v.optional(uuidSchema),
  }),
});

export const calendarEndpoints = [readMyCalendar, readFacilityCalendar, readAllCalendar] as const;
