import * as v from 'valibot';
import { nonEmptyTextSchema, uuidSchema } from '#http';
import { SPECIALITIES } from '#identity';
import { PATIENT_LANGUAGES } from '#patients/registration';
import { registrationSchema, storedRegistrationSchema } from '#prescriptions/schemas';
import { CASE_SHEET_LEVELS } from '#record';

export const staffReferenceSchema = v.looseObject({ id: uuidSchema, name: v.string() });

export const facilityReferenceSchema = v.looseObject({ facilityId: uuidSchema, facilityName: v.string() });

/** `invited` until the first sign-in, then `active`. `inactive` after deactivation, whatever the state before. */
export const STAFF_STATES = ['invited', 'active', 'inactive'] as const;
export type StaffState = (typeof STAFF_STATES)[number];

/** A member of staff as administrators see them. */
export const staffMemberSchema = v.looseObject({
  staffId: uuidSchema,
  name: v.string(),
  email: v.string(),
  roles: v.array(v.string()),
  scopes: v.array(v.string()),
  /** The first one is the default. */
  facilities: v.array(facilityReferenceSchema),
  state: v.string(),
  /** Unix seconds, to the minute; null before the first sign-in. */
  lastUsedAt: v.nullable(v.number()),
  /** Unix seconds; identifies this version of the record. Updates send the version they are based on. */
  updatedAt: v.number(),
  /** Access level for case sheets (`CASE_SHEET_ACCESS`); null means the default of the person's profession. */
  caseSheetAccess: v.optional(v.nullable(v.string()), null),
  /** A doctor's registration with a medical council; null if unknown. */
  registration: v.optional(v.nullable(storedRegistrationSchema), null),
  /** Keys of `SPECIALITIES`, the main one first. */
  specialities: v.optional(v.array(v.string()), []),
  /** Languages in which the person talks to patients: ISO 639 codes. */
  languages: v.optional(v.array(v.string()), []),
  /** Null if the record was never edited. */
  updatedBy: v.nullable(staffReferenceSchema),
});
export type StaffMember = v.InferOutput<typeof staffMemberSchema>;

/** A session of one person in one browser. */
export const staffSessionSchema = v.looseObject({
  sessionId: uuidSchema,
  facilityName: v.string(),
  /** Names without versions, such as `Chrome` and `Windows`; `other` if unknown. */
  browser: v.string(),
  system: v.string(),
  /** The partner whose pages use the session; null for the console. */
  partnerName: v.optional(v.nullable(v.string()), null),
  issuer: v.string(),
  /** Unix seconds, to the minute. */
  firstUsedAt: v.number(),
  lastUsedAt: v.number(),
  /** Unix seconds; null while the session is active. */
  endedAt: v.nullable(v.number()),
  endedBy: v.nullable(staffReferenceSchema),
  /** Whether this is the session of the request. */
  current: v.boolean(),
});
export type StaffSession = v.InferOutput<typeof staffSessionSchema>;

/** Longest list in one record. More is a mistake or an attack. */
const MAX_GRANTED = 100;

const uniqueList = <Item extends v.GenericSchema>(item: Item, what: string) =>
  v.pipe(
    v.array(item),
    v.maxLength(MAX_GRANTED, `must have at most ${MAX_GRANTED} ${what}`),
    v.check(
      (items) => new Set(items).size === items.length,
      `must not name the same one of the ${what} twice`,
    ),
  );

export const scopeNameSchema = v.pipe(nonEmptyTextSchema(100), v.regex(/^\S+$/, 'must be one word'));
export const scopesSchema = uniqueList(scopeNameSchema, 'scopes');
const rolesSchema = uniqueList(nonEmptyTextSchema(60), 'roles');
/** A person without a facility could not sign in. */
export const facilityIdsSchema = v.pipe(
  uniqueList(uuidSchema, 'facilities'),
  v.minLength(1, 'must name at least one facility'),
);

/** Lower case, because addresses are compared that way. */
export const staffEmailSchema = v.pipe(
  nonEmptyTextSchema(320),
  v.toLowerCase(),
  v.regex(/^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+\.[^\s@<>"(),:;\\]+$/, 'must be an e-mail address'),
);

/** Staff fields that an administrator can edit. */
export const staffFieldsSchema = v.strictObject({
  name: nonEmptyTextSchema(120),
  roles: rolesSchema,
  scopes: scopesSchema,
  facilityIds: facilityIdsSchema,
  /** Null means the default of the person's profession. If absent, the value is unchanged. */
  caseSheetAccess: v.optional(v.nullable(v.picklist(CASE_SHEET_LEVELS))),
  /** A doctor's registration; null removes it. If absent, the value is unchanged. */
  registration: v.optional(v.nullable(registrationSchema)),
  /** If absent, the values are unchanged. */
  specialities: v.optional(uniqueList(v.picklist(SPECIALITIES), 'specialities')),
  languages: v.optional(uniqueList(v.picklist(PATIENT_LANGUAGES), 'languages')),
});
export type StaffFields = v.InferOutput<typeof staffFieldsSchema>;
