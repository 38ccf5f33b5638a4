import * as v from 'valibot';
import { nonEmptyTextSchema, unixSecondsSchema, uuidSchema } from '#http';
import { patientMatchSchema } from '#patients';
import { REGISTRATION_TEXT } from '#patients/registration';
import { PARTIAL_BIRTH_DATE } from './link-problem.ts';

/** After so many days nobody can answer a request any more. */
export const LINK_REQUEST_DAYS = 14;
/** Open requests of one member of staff. */
export const MAX_OPEN_LINK_REQUESTS = 50;
/** The newest ones are listed. */
export const MAX_LISTED_LINK_REQUESTS = 200;
/** Characters of a reason. */
export const MAX_LINK_REASON = 400;

/** `expired` is an open one whose time is over. */
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
  /** What was typed. */
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

/** A request of the own facility. Nothing tells whether anybody fits until somebody has answered. */
export const askedLinkSchema = v.looseObject({
  ...askedEntries,
  /** One of `LINK_STATES`. */
  state: v.string(),
  settledAt: v.nullable(unixSecondsSchema),
  /** Why it was refused. */
  refusal: v.nullable(v.string()),
  /** Who it is, once granted. */
  vitaId: v.nullable(uuidSchema),
});
export type AskedLink = v.InferOutput<typeof askedLinkSchema>;

/** What another facility asks of this one, about one patient of this one. */
export const openLinkSchema = v.looseObject({
  ...askedEntries,
  facility: namedSchema,
  patient: patientMatchSchema,
});
export type OpenLink = v.InferOutput<typeof openLinkSchema>;
