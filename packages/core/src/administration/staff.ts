import * as v from 'valibot';
import { nonEmptyTextSchema, uuidSchema } from '#http';
import { registrationSchema, storedRegistrationSchema } from '#prescriptions/schemas';
import { CASE_SHEET_LEVELS } from '#record';

/** Who did something, as it is shown. */
export const staffReferenceSchema = v.looseObject({ id: uuidSchema, name: v.string() });

/** A facility as it is listed beside a person or a partner. */
export const facilityReferenceSchema = v.looseObject({ facilityId: uuidSchema, facilityName: v.string() });

/**
 * How far a person has come: `invited` until their first sign-in, then `active`; `inactive` after a deactivation,
 * whatever was before.
 */
export const STAFF_STATES = ['invited', 'active', 'inactive'] as const;
export type StaffState = (typeof STAFF_STATES)[number];

/** A member of staff as administrators see them. */
export const staffMemberSchema = v.looseObject({
  staffId: uuidSchema,
  name: v.string(),
  email: v.string(),
  roles: v.array(v.string()),
  scopes: v.array(v.string()),
  /** The first one is theirs by default. */
  facilities: v.array(facilityReferenceSchema),
  state: v.string(),
  /** Unix seconds, to the minute; null before the first sign-in. */
  lastUsedAt: v.nullable(v.number()),
  /** Unix seconds. Stands for this version of the record: a change names the one it was made from. */
  updatedAt: v.number(),
  /** Of case sheets, as `CASE_SHEET_ACCESS` stores it; null: by what the person does. */
  caseSheetAccess: v.optional(v.nullable(v.string()), null),
  /** Of a doctor, with the medical council; null where it is not known. */
  registration: v.optional(v.nullable(storedRegistrationSchema), null),
  /** Null where nobody changed the record since it was made. */
  updatedBy: v.nullable(staffReferenceSchema),
});
export type StaffMember = v.InferOutput<typeof staffMemberSchema>;

/** One sign-in of a person, in one browser. */
export const staffSessionSchema = v.looseObject({
  sessionId: uuidSchema,
  facilityName: v.string(),
  /** Families without versions, such as `Chrome` and `Windows`; `other` where the browser did not say. */
  browser: v.string(),
  system: v.string(),
  /** In whose pages it is used; null for the console. */
  partnerName: v.optional(v.nullable(v.string()), null),
  issuer: v.string(),
  /** Unix seconds, to the minute. */
  firstUsedAt: v.number(),
  lastUsedAt: v.number(),
  /** Unix seconds; null while it lasts. */
  endedAt: v.nullable(v.number()),
  endedBy: v.nullable(staffReferenceSchema),
  /** Whether the list was asked for in this very session. */
  current: v.boolean(),
});
export type StaffSession = v.InferOutput<typeof staffSessionSchema>;

/** The most of a list in one record: more is a mistake, or an attack. */
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

/** Scope names have no blanks. */
export const scopeNameSchema = v.pipe(nonEmptyTextSchema(100), v.regex(/^\S+$/, 'must be one word'));
export const scopesSchema = uniqueList(scopeNameSchema, 'scopes');
const rolesSchema = uniqueList(nonEmptyTextSchema(60), 'roles');
/** Nobody can sign in who works nowhere. */
export const facilityIdsSchema = v.pipe(
  uniqueList(uuidSchema, 'facilities'),
  v.minLength(1, 'must name at least one facility'),
);

/** An address mail can be sent to; lower case, as it is compared. */
export const staffEmailSchema = v.pipe(
  nonEmptyTextSchema(320),
  v.toLowerCase(),
  v.regex(/^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+\.[^\s@<>"(),:;\\]+$/, 'must be an e-mail address'),
);

/** What an administrator decides about a person. */
export const staffFieldsSchema = v.strictObject({
  name: nonEmptyTextSchema(120),
  roles: rolesSchema,
  scopes: scopesSchema,
  facilityIds: facilityIdsSchema,
  /** The level of case sheets; null: by what the person does. Left out, it stays as it is. */
  caseSheetAccess: v.optional(v.nullable(v.picklist(CASE_SHEET_LEVELS))),
  /** Of a doctor; null removes it. Left out, it stays as it is. */
  registration: v.optional(v.nullable(registrationSchema)),
});
export type StaffFields = v.InferOutput<typeof staffFieldsSchema>;
