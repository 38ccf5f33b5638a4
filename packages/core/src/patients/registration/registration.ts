import * as v from 'valibot';
import { calendarDateSchema, nonEmptyTextSchema, unixSecondsSchema } from '#http';
import { ADDRESS_TITLES } from '#patients';
import { PROGRAMME_KEYS } from '#programmes';
import { AGE_UNITS } from './birth-date.ts';
import { CONSENT_GIVERS, CONSENT_WAYS } from './consent-text.ts';
import { REGISTERED_PARTS, SENT_PARTS } from './field-parts.ts';
import {
  MAX_ADDRESSES,
  MAX_EMAILS,
  MAX_LANGUAGES,
  MAX_NAMES,
  MAX_NEXT_OF_KIN,
  MAX_PHONES,
  REGISTRATION_TEXT,
} from './limits.ts';
import { KIN_RELATIONS } from './next-of-kin.ts';
import { PATIENT_LANGUAGES } from './patient-language.ts';

/** FHIR uses of names and phones that the form has. The first name is the display name. */
export const NAME_USES = ['official', 'usual', 'maiden', 'old', 'nickname'] as const;
export const PHONE_USES = ['mobile', 'home', 'work'] as const;

const T = REGISTRATION_TEXT;

const listOf = <Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(v.array(item), v.maxLength(max, `must have at most ${max} entries`));

export const nameTextSchema = v.pipe(
  nonEmptyTextSchema(T.name),
  v.regex(/\p{L}/u, 'must have a letter'),
  v.regex(/^[^\r\n\t\u2028\u2029]*$/, 'must be one line'),
);

/** A name in any script. For people with a single name it is the given one. */
const registeredNameSchema = v.strictObject({
  use: v.optional(v.picklist(NAME_USES), 'official'),
  given: nameTextSchema,
  family: v.optional(nameTextSchema),
});

const registeredPhoneSchema = v.strictObject({
  value: nonEmptyTextSchema(T.phone),
  use: v.optional(v.picklist(PHONE_USES), 'mobile'),
});

const registeredAddressSchema = v.strictObject({
  title: v.picklist(ADDRESS_TITLES),
  /** House, street and locality. */
  line: v.optional(nonEmptyTextSchema(T.line)),
  city: v.optional(nonEmptyTextSchema(T.place)),
  district: v.optional(nonEmptyTextSchema(T.place)),
  /** One of `INDIAN_STATES` in India. */
  state: v.optional(nonEmptyTextSchema(T.place)),
  pin: v.optional(nonEmptyTextSchema(12)),
});

const nextOfKinSchema = v.strictObject({
  name: nameTextSchema,
  relation: v.picklist(KIN_RELATIONS),
  phone: v.optional(nonEmptyTextSchema(T.phone)),
});

/** Enrolment from the start of a calendar day at the facility. */
const newEnrolmentSchema = v.strictObject({
  programme: v.picklist(PROGRAMME_KEYS),
  enrolledOn: calendarDateSchema,
});

/** Basis and displayed due date of a pregnancy. The server recalculates it. */
const newPregnancySchema = v.strictObject({
  lmp: v.optional(calendarDateSchema),
  cycleDays: v.optional(v.pipe(v.number(), v.integer())),
  scan: v.optional(
    v.strictObject({
      on: calendarDateSchema,
      weeks: v.pipe(v.number(), v.integer()),
      days: v.pipe(v.number(), v.integer()),
    }),
  ),
  edd: calendarDateSchema,
});

export const newConsentSchema = v.strictObject({
  textId: nonEmptyTextSchema(60),
  version: nonEmptyTextSchema(20),
  /** Language in which it was read. */
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'must be a language such as en')),
  givenAt: unixSecondsSchema,
  how: v.picklist(CONSENT_WAYS),
  by: v.picklist(CONSENT_GIVERS),
  guardianName: v.optional(nameTextSchema),
});

const statedAgeSchema = v.strictObject({
  value: v.pipe(v.number(), v.integer('must be a whole number')),
  unit: v.picklist(AGE_UNITS),
});

/** Values of a registration. `checkRegistration` validates them beyond their shape. */
const parts = {
  ...SENT_PARTS,
  names: v.pipe(listOf(registeredNameSchema, MAX_NAMES), v.minLength(1, 'must have a name')),
  /** YYYY, YYYY-MM or YYYY-MM-DD, as known; either this or `age`. */
  birthDate: v.pipe(v.string(), v.regex(/^\d{4}(-\d{2}){0,2}$/, 'must be YYYY, YYYY-MM or YYYY-MM-DD')),
  age: statedAgeSchema,
  phones: listOf(registeredPhoneSchema, MAX_PHONES),
  emails: listOf(nonEmptyTextSchema(T.email), MAX_EMAILS),
  addresses: listOf(registeredAddressSchema, MAX_ADDRESSES),
  languages: listOf(v.picklist(PATIENT_LANGUAGES), MAX_LANGUAGES),
  nextOfKin: listOf(nextOfKinSchema, MAX_NEXT_OF_KIN),
  enrolments: listOf(newEnrolmentSchema, PROGRAMME_KEYS.length),
  pregnancy: v.nullable(newPregnancySchema),
  consent: newConsentSchema,
} as const;

export const registrationSchema = v.strictObject({
  ...REGISTERED_PARTS,
  names: parts.names,
  birthDate: v.optional(parts.birthDate),
  age: v.optional(parts.age),
  phones: v.optional(parts.phones, []),
  emails: v.optional(parts.emails, []),
  addresses: v.optional(parts.addresses, []),
  languages: v.optional(parts.languages, []),
  nextOfKin: v.optional(parts.nextOfKin, []),
  enrolments: v.optional(parts.enrolments, []),
  pregnancy: v.optional(parts.pregnancy, null),
  consent: parts.consent,
});

/** Changed values; absent ones stay. */
export const registrationChangeSchema = v.partial(v.strictObject(parts));

/** A registration as a form creates it. */
export type Registration = v.InferInput<typeof registrationSchema>;
/** A registration with defaults. */
export type CheckedRegistration = v.InferOutput<typeof registrationSchema>;
/** A complete registration, or the values of a change. */
export type RegistrationParts = v.InferInput<typeof registrationChangeSchema>;
