import * as v from 'valibot';
import {
  BOOKS_HEALTH_CHECKS,
  READS_ENCOUNTERS,
  READS_HEALTH_CHECKS,
  READS_PATIENT_ENCOUNTERS,
  SEES_EVERY_ENCOUNTER,
  SEES_FREE_TIMES,
  SEES_PATIENTS,
} from '#access';
import { wordLabel } from '#formatting';
import {
  calendarDateSchema,
  defineEndpoint,
  nonEmptyTextSchema,
  queryIntegerSchema,
  unixSecondsSchema,
  uuidSchema,
} from '#http';
import { addendumSchema, careProviderSchema, encounterEventSchema, encounterSchema } from './encounter.ts';
import { CONSULTATION_MODES, ENCOUNTER_PRIORITIES } from './encounter-codes.ts';
import { encounterSlotSchema } from './encounter-slot.ts';
import { ENCOUNTER_STATUSES } from './encounter-status.ts';
import { HEALTH_CHECK_PACKAGES } from './health-check-package.ts';
import { SERVICE_TYPES } from './service-type.ts';
import * as words from './words/en.ts';

export const MAX_ENCOUNTER_PAGE = 50;
/** Maximum days of slots in one response. */
export const MAX_SLOT_DAYS = 31;

/**
 * Where a booking is on its way: still ahead, the patient is there, it took place, its time passed without the patient,
 * or it was called off.
 */
export const ENCOUNTER_PROGRESS = ['expected', 'arrived', 'done', 'missed', 'cancelled'] as const;
export type EncounterProgress = (typeof ENCOUNTER_PROGRESS)[number];

/** Filters of lists. Days are in the facility's time zone, inclusive. */
export const encounterFilterEntries = {
  status: v.optional(v.picklist(ENCOUNTER_STATUSES)),
  mode: v.optional(v.picklist(CONSULTATION_MODES)),
  serviceType: v.optional(v.picklist(SERVICE_TYPES)),
  priority: v.optional(v.picklist(ENCOUNTER_PRIORITIES)),
  from: v.optional(calendarDateSchema),
  to: v.optional(calendarDateSchema),
  /** Order by start; default `latest`. */
  order: v.optional(v.picklist(['latest', 'earliest'])),
  limit: v.optional(queryIntegerSchema(1, MAX_ENCOUNTER_PAGE), '20'),
  /** `next` from the previous page. */
  after: v.optional(nonEmptyTextSchema(400)),
};

const ENCOUNTER_PAGE = v.looseObject({ data: v.array(encounterSchema), next: v.nullable(v.string()) });

/** Lists encounters of the facility. Without an encounter scope, only health checks. */
export const listEncounters = defineEndpoint({
  name: 'encounters/list',
  summary: 'Encounters of the facility',
  service: 'encounters',
  method: 'GET',
  writes: false,
  scopes: [...READS_HEALTH_CHECKS.scopes, 'facility_encounters', 'all_encounters'],
  audit: wordLabel(words.encounters, 'listEncounters'),
  path: '/list',
  token: 'bearer',
  query: v.strictObject({
    ...encounterFilterEntries,
    vitaId: v.optional(uuidSchema),
    careProviderId: v.optional(uuidSchema),
    careTeamId: v.optional(uuidSchema),
    /** Health checks of a package, or everything else. */
    kind: v.optional(v.picklist(['health-check', 'consultation'])),
    package: v.optional(v.picklist(HEALTH_CHECK_PACKAGES)),
    progress: v.optional(v.picklist(ENCOUNTER_PROGRESS)),
  }),
  answer: ENCOUNTER_PAGE,
});

export const listMyEncounters = defineEndpoint({
  name: 'encounters/mine',
  summary: 'Encounters of the caller at the facility',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...SEES_PATIENTS,
  audit: wordLabel(words.encounters, 'listMyEncounters'),
  path: '/mine',
  token: 'bearer',
  query: v.strictObject({
    ...encounterFilterEntries,
    /**
     * `own`: assigned to the user. `circle`: also those of colleagues they cover today. `offered`: offered to their
     * teams.
     */
    whose: v.optional(v.picklist(['own', 'circle', 'offered'])),
  }),
  answer: ENCOUNTER_PAGE,
});

export const listAllEncounters = defineEndpoint({
  name: 'encounters/all',
  summary: 'Encounters at all facilities of the caller',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...SEES_EVERY_ENCOUNTER,
  audit: wordLabel(words.encounters, 'listAllEncounters'),
  path: '/all',
  token: 'bearer',
  query: v.strictObject({
    ...encounterFilterEntries,
    facilityId: v.optional(uuidSchema),
    careProviderId: v.optional(uuidSchema),
    careTeamId: v.optional(uuidSchema),
  }),
  answer: ENCOUNTER_PAGE,
});

/** Anyone with access to the record can list the patient's encounters. */
export const listPatientEncounters = defineEndpoint({
  name: 'encounters/patient',
  summary: 'Encounters of one patient at the facility',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...READS_PATIENT_ENCOUNTERS,
  audit: wordLabel(words.encounters, 'listPatientEncounters'),
  path: '/patient',
  token: 'bearer',
  query: v.strictObject({
    vitaId: uuidSchema,
    order: encounterFilterEntries.order,
    limit: encounterFilterEntries.limit,
    after: encounterFilterEntries.after,
  }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    ...ENCOUNTER_PAGE.entries,
    /** Number of encounters of another system that have no day, or a status that is not understood. */
    leftOut: v.optional(v.number()),
  }),
});

/** An encounter of today, with facts that only the day board shows. */
const boardEntrySchema = v.looseObject({
  encounter: encounterSchema,
  /** As the source has it: YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  birthDate: v.nullable(v.string()),
  gender: v.string(),
  /** When a value was last measured since the patient arrived, unix seconds; null if none was. */
  measuredAt: v.nullable(unixSecondsSchema),
  /** Whether the care provider has the visit open. */
  isWithProvider: v.boolean(),
});
export type BoardEntry = v.InferOutput<typeof boardEntrySchema>;

export const listDayBoard = defineEndpoint({
  name: 'encounters/board',
  summary: "Today's consultations of the facility, with who is measured and who is with the care provider",
  service: 'encounters',
  method: 'GET',
  writes: false,
  scopes: ['facility_encounters', 'all_encounters'],
  audit: wordLabel(words.encounters, 'listDayBoard'),
  path: '/board',
  token: 'bearer',
  query: v.strictObject({
    limit: encounterFilterEntries.limit,
    after: encounterFilterEntries.after,
  }),
  answer: v.looseObject({ data: v.array(boardEntrySchema), next: v.nullable(v.string()) }),
});

export const listCareProviders = defineEndpoint({
  name: 'encounters/providers',
  summary: 'Care providers of the facility',
  service: 'encounters',
  method: 'GET',
  writes: false,
  scopes: [...SEES_FREE_TIMES.scopes, 'care-provider-teams'],
  audit: wordLabel(words.encounters, 'listCareProviders'),
  path: '/providers',
  token: 'bearer',
  query: v.strictObject({}),
  answer: v.looseObject({ data: v.array(careProviderSchema) }),
});

export const getEncounter = defineEndpoint({
  name: 'encounters/get',
  summary: 'One encounter with its history',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...READS_ENCOUNTERS,
  audit: wordLabel(words.encounters, 'getEncounter'),
  path: '/get',
  token: 'bearer',
  query: v.strictObject({ id: uuidSchema }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.looseObject({
      encounter: encounterSchema,
      events: v.array(encounterEventSchema),
      /** Oldest first; absent from older servers. */
      addenda: v.optional(v.array(addendumSchema)),
    }),
  }),
});

/** Lists future slots, earliest first, including full ones; at most 31 days from `from`. */
export const listSlots = defineEndpoint({
  name: 'slots/list',
  summary: 'Bookable slots of the facility, with free places',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...BOOKS_HEALTH_CHECKS,
  audit: wordLabel(words.encounters, 'listSlots'),
  path: '/slots/list',
  token: 'bearer',
  query: v.strictObject({ from: calendarDateSchema, to: calendarDateSchema }),
  answer: v.looseObject({ data: v.array(encounterSlotSchema) }),
});

export const encounterEndpoints = [
  listEncounters,
  listMyEncounters,
  listAllEncounters,
  listPatientEncounters,
  listDayBoard,
  listCareProviders,
  getEncounter,
  listSlots,
] as const;
