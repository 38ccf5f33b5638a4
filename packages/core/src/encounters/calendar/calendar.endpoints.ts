import * as v from 'valibot';
import { SEES_EVERY_ENCOUNTER, SEES_PATIENTS } from '#access';
import { encounterFilterEntries, encounterSchema } from '#encounters';
import { calendarDateSchema, defineEndpoint, nonEmptyTextSchema, uuidSchema } from '#http';

/** A week of a large facility comes in one answer. */
export const MAX_CALENDAR_PAGE = 2000;
/** The most days one answer spans. */
export const MAX_CALENDAR_DAYS = 31;

const { entries } = encounterSchema;

/** What a calendar shows of an encounter, and what a change of it names; its page has the rest. */
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

/** Days of the facility's zone, both included; what the lists are narrowed by narrows calendars too. */
const rangeEntries = {
  from: calendarDateSchema,
  to: calendarDateSchema,
  status,
  mode,
  serviceType,
  priority,
  /** The `next` of the answer before. */
  after: v.optional(nonEmptyTextSchema(400)),
};

const answer = v.looseObject({ data: v.array(calendarEncounterSchema), next: v.nullable(v.string()) });
const common = { service: 'encounters', method: 'GET', writes: false, token: 'bearer', answer } as const;

/** Everything that takes place within the days, also what began before them, earliest first. */
export const readMyCalendar = defineEndpoint({
  ...common,
  name: 'encounters/calendar/mine',
  summary: 'A range of days of the encounters that are assigned to the caller',
  ...SEES_PATIENTS,
  audit: { en: 'Looked at the calendar of their own encounters', hi: 'अपने एनकाउंटर का कैलेंडर देखा गया' },
  path: '/calendar/mine',
  query: v.strictObject(rangeEntries),
});

export const readFacilityCalendar = defineEndpoint({
  ...common,
  name: 'encounters/calendar/facility',
  summary: 'A range of days of the encounters of the facility',
  scopes: ['facility_encounters', 'all_encounters'],
  audit: { en: 'Looked at the calendar of encounters', hi: 'एनकाउंटर का कैलेंडर देखा गया' },
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
  summary: 'A range of days of the encounters of every facility the caller works at',
  ...SEES_EVERY_ENCOUNTER,
  audit: {
    en: 'Looked at the calendar of encounters of all facilities',
    hi: 'सभी केंद्रों के एनकाउंटर का कैलेंडर देखा गया',
  },
  path: '/calendar/all',
  query: v.strictObject({
    ...rangeEntries,
    facilityId: v.optional(uuidSchema),
    careProviderId: v.optional(uuidSchema),
  }),
});

export const calendarEndpoints = [readMyCalendar, readFacilityCalendar, readAllCalendar] as const;
