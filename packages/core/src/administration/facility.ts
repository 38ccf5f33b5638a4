import * as v from 'valibot';
import { type CodedLabels, codedLabel } from '#formatting';
import { nonEmptyTextSchema, uuidSchema } from '#http';
import { facilitySchema } from '#identity';
import { normalisePhone } from '#patients';
import { staffReferenceSchema } from './staff.ts';
import * as words from './words/en.ts';

export const FACILITY_TYPES = [
  'hospital',
  'clinic',
  'health-centre',
  'diagnostic-centre',
  'home-care',
  'tele-consultation',
] as const;
export type FacilityType = (typeof FACILITY_TYPES)[number];

const TYPE_LABELS = words.type satisfies CodedLabels<FacilityType>;

export const facilityTypeLabel = (type: string, locale?: string): string =>
  codedLabel(TYPE_LABELS, type, locale, type);

/** Matches an IANA name. Offsets such as +05:30 ignore daylight saving time, and older databases reject them. */
const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+/-]*$/;

/** Whether the runtime knows this time zone. */
export function isTimeZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Upper case, because codes are compared that way. */
export const facilityCodeSchema = v.pipe(
  nonEmptyTextSchema(40),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9][A-Z0-9._-]*$/, 'must be letters A to Z, digits, points, hyphens and underscores'),
);

const timeZoneSchema = v.pipe(
  nonEmptyTextSchema(60),
  v.check(isTimeZone, 'must be an IANA time zone such as Asia/Kolkata'),
);

const facilityPhoneSchema = v.pipe(
  nonEmptyTextSchema(40),
  v.check(
    (text) => normalisePhone(text) !== undefined,
    'must be a phone number: ten digits in India, + and the country code elsewhere',
  ),
  v.transform((text) => normalisePhone(text) ?? text),
);

const hourSchema = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-4]):00$/, 'must be a whole hour such as 08:00'),
);

/** Whole hours of one day. */
const callingHoursSchema = v.pipe(
  v.strictObject({ from: hourSchema, to: hourSchema }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from < to, 'must be later than the first hour'),
    ['to'],
  ),
);

/** Facility fields that an administrator can edit. */
export const facilityFieldsSchema = v.strictObject({
  name: nonEmptyTextSchema(120),
  /** Unique within the organisation; imports identify facilities by it. */
  code: v.nullable(facilityCodeSchema),
  type: v.nullable(v.picklist(FACILITY_TYPES, `must be one of ${FACILITY_TYPES.join(', ')}`)),
  timeZone: timeZoneSchema,
  address: v.nullable(nonEmptyTextSchema(400)),
  phone: v.nullable(facilityPhoneSchema),
  /** Phone number of the doctor on duty. */
  dutyDoctorPhone: v.nullable(facilityPhoneSchema),
  callingHours: callingHoursSchema,
});
export type FacilityFields = v.InferOutput<typeof facilityFieldsSchema>;

/** Returns the fields that fail validation. */
export function faultyFacilityFields(fields: FacilityFields): ReadonlySet<keyof FacilityFields> {
  const { issues = [] } = v.safeParse(facilityFieldsSchema, fields);
  return new Set(issues.map(({ path }) => path?.[0].key as keyof FacilityFields));
}

/** Default values of a new facility. */
export const FACILITY_DEFAULTS = {
  code: null,
  type: null,
  timeZone: 'Asia/Kolkata',
  address: null,
  phone: null,
  dutyDoctorPhone: null,
  callingHours: { from: '08:00', to: '20:00' },
} as const satisfies Omit<FacilityFields, 'name'>;

/** A planned or completed closing. */
const facilityClosingSchema = v.looseObject({
  /** The first day on which the facility is closed, YYYY-MM-DD in the facility's calendar. */
  on: v.string(),
  reason: v.string(),
  /** Whether that day has been reached. */
  closed: v.boolean(),
});

/** A facility as administrators see it. */
export const facilityRecordSchema = v.looseObject({
  ...facilitySchema.entries,
  code: v.nullable(v.string()),
  /** A key of `FACILITY_TYPES`, possibly one from a newer version. */
  type: v.nullable(v.string()),
  address: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  /** Null if no closing is planned. */
  closing: v.nullable(facilityClosingSchema),
  /** Unix seconds; identifies this version of the record. */
  updatedAt: v.number(),
  /** Null if the record was never edited in the console. */
  updatedBy: v.nullable(staffReferenceSchema),
});
export type FacilityRecord = v.InferOutput<typeof facilityRecordSchema>;

/** The effects of closing a facility, shown before it is closed. */
export const facilityConsequencesSchema = v.looseObject({
  /** Number of active staff at the facility. */
  staff: v.number(),
  /** Staff who would have no other open facility, by name. */
  withoutFacility: v.array(staffReferenceSchema),
  /** Number of patients who are registered at no other facility. */
  patients: v.number(),
});
export type FacilityConsequences = v.InferOutput<typeof facilityConsequencesSchema>;

/** More staff than any facility has. A longer list is a mistake or an attack. */
const MAX_CONFIRMED = 5000;

/** Staff who the administrator has confirmed will lose their last facility. */
export const confirmedStaffSchema = v.pipe(v.array(uuidSchema), v.maxLength(MAX_CONFIRMED));

/** Why a facility cannot be closed. */
export type ClosingObstacle = 'own-facility' | 'last-facility';

export interface ClosingQuestion {
  readonly facilityId: string;
  /** The administrator's current facility; undefined for the command line. */
  readonly ownFacilityId: string | undefined;
  readonly facilities: readonly Pick<FacilityRecord, 'facilityId' | 'closing'>[];
}

/**
 * Returns why a facility cannot be closed; undefined if it can.
 * Administrators can't close their current facility, nor the last one that stays open. A planned closing counts as
 * closed.
 */
export function closingObstacle(question: ClosingQuestion): ClosingObstacle | undefined {
  const { facilityId, ownFacilityId, facilities } = question;
  if (facilityId === ownFacilityId) return 'own-facility';
  const staysOpen = facilities.some((one) => one.facilityId !== facilityId && one.closing === null);
  return staysOpen ? undefined : 'last-facility';
}

const YEAR_DAYS = 366;
const DAY_MS = 86_400_000;

/** Whether a facility can be closed on this day. The limit of one year catches typing errors in the year. */
export function isClosingDay(day: string, today: string): boolean {
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  return Math.abs(days) <= YEAR_DAYS;
}
