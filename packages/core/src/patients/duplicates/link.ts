import * as v from 'valibot';
import { nonEmptyTextSchema, unixSecondsSchema, uuidSchema } from '#http';
import { patientMatchSchema } from '#patients';
import { REGISTRATION_TEXT } from '#patients/registration';
import { PARTIAL_BIRTH_DATE } from './link-problem.ts';

/** Requests expire after this many days. */
export const LINK_REQUEST_DAYS = 14;
/** Maximum open requests per member of staff. */
export const MAX_OPEN_LINK_REQUESTS = 50;
/** Maximum listed requests; the newest are listed. */
export const MAX_LISTED_LINK_REQUESTS = 200;
/** Maximum characters of a reason. */
export const MAX_LINK_REASON = 400;

/** `expired` is an open request whose time is over. */
const LINK_STATES = ['open', 'granted', 'refused', 'withdrawn', 'expired'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export const linkIdentitySchema = v.strictObject({
  uhid: v.optional(nonEmptyTextSchema(REGISTRATION_TEXT.uhid)),
  name: v.optional(
    v.pipe(nonEmptyTextSchema(REGISTRATION_TEXT.name), v.regex(/\p{L}/u, 'must have a letter')),
  ),
  phone: v.optional(nonEmptyTextSchema(REGISTRATION_TEXT.phone)),
  birthDate: v.optional(
    v.pipe(v.string(), v.regex(PARTIAL_BIRTH_DATE, 'must be YYYY, YYYY-MM or YYYY-MM-DD')),
  ),
});

const namedSchema = v.looseObject({ id: v.string(), name: v.string() });

const askedEntries = {
  id: uuidSchema,
  /** The details as typed. */
  asked: v.looseObject({
    uhid: v.optional(v.string()),
    name: v.optional(v.string()),
    phone: v.optional(v.string()),
    birthDate: v.optional(v.string()),
  }),
  reason: v.string(),
  askedBy: namedSchema,
  askedAt: unixSecondsSchema,
  expiresAt: unixSecondsSchema,
} as const;

/** A request of the user's facility. It does not reveal whether anyone matches until someone has answered. */
export const askedLinkSchema = v.looseObject({
  ...askedEntries,
  /** One of `LINK_STATES`. */
  state: v.string(),
  settledAt: v.nullable(unixSecondsSchema),
  /** Reason for a refusal. */
  refusal: v.nullable(v.string()),
  /** The patient, once granted. */
  vitaId: v.nullable(uuidSchema),
});
export type AskedLink = v.InferOutput<typeof askedLinkSchema>;

/** A request from another facility about a patient of this one. */
export const openLinkSchema = v.looseObject({
  ...askedEntries,
  facility: namedSchema,
  patient: patientMatchSchema,
});
export type OpenLink = v.InferOutput<typeof openLinkSchema>;
