import * as v from 'valibot';
import { nonEmptyTextSchema, uuidSchema } from '#http';
import { readIssuer, readListedPage } from './partner-address.ts';
import { facilityIdsSchema, facilityReferenceSchema, scopesSchema, staffReferenceSchema } from './staff.ts';

/**
 * An organisation that mounts Careline's elements in its own pages (design 7). Its users are known by its own OpenID provider
 * (`issuer`), or it vouches for them with a key of ours.
 */
export const partnerSchema = v.looseObject({
  partnerId: uuidSchema,
  name: v.string(),
  /** The address of its OpenID provider; null for one that holds a key. */
  issuer: v.nullable(v.string()),
  /** Whom that provider's ID tokens are for; null: the partner's id here. */
  audience: v.optional(v.nullable(v.string()), null),
  /** The end of its key, to tell two keys apart; null for one with an issuer. */
  keyEnd: v.nullable(v.string()),
  /** Unix seconds; when the key was made. */
  keyMadeAt: v.nullable(v.number()),
  /** The key before it, and until when it works too (unix seconds); null where none does, absent from an older server. */
  formerKey: v.optional(v.nullable(v.looseObject({ end: v.string(), until: v.number() })), null),
  /** Pages that may mount the elements. */
  origins: v.array(v.string()),
  facilities: v.array(facilityReferenceSchema),
  scopes: v.array(v.string()),
  active: v.boolean(),
  /** Webhooks that take nothing any more and were paused for it; 0 from an older server. */
  stoppedWebhooks: v.optional(v.number(), 0),
  /** Unix seconds; stands for this version of the record. */
  updatedAt: v.number(),
  updatedBy: v.nullable(staffReferenceSchema),
});
export type Partner = v.InferOutput<typeof partnerSchema>;

export const pageOriginSchema = v.pipe(
  nonEmptyTextSchema(300),
  v.check(
    (text) => readListedPage(text) !== undefined,
    'must be an origin such as https://intranet.example or http://localhost:3000, without a path, or a pattern of one name such as https://portal-*.preview.example',
  ),
  v.transform((text) => readListedPage(text) ?? text),
);

export const issuerSchema = v.pipe(
  nonEmptyTextSchema(300),
  v.check((text) => readIssuer(text) !== undefined, 'must be the https address of an OpenID provider'),
  v.transform((text) => readIssuer(text) ?? text),
);

/** What an OpenID provider calls one of its clients (RFC 6749, A.1). */
const audienceSchema = v.pipe(
  nonEmptyTextSchema(200),
  v.regex(/^[\x21-\x7e]+$/, 'must be a client id: visible ASCII without spaces'),
);

const MAX_ORIGINS = 50;

/** Without scopes no token could ever be made. */
export const MISSING_SCOPES = 'must name at least one scope';

/** What an administrator decides about a partner. */
export const partnerFieldsSchema = v.strictObject({
  name: nonEmptyTextSchema(120),
  /** Null: the partner holds a key. */
  issuer: v.nullable(issuerSchema),
  /** The client that the provider issues the ID tokens for; null: its audience is the partner's id. Nothing beside a key. */
  audience: v.optional(v.nullable(audienceSchema), null),
  origins: v.pipe(
    v.array(pageOriginSchema),
    v.minLength(1, 'must name at least one origin'),
    v.maxLength(MAX_ORIGINS, `must have at most ${MAX_ORIGINS} origins`),
    v.check((items) => new Set(items).size === items.length, 'must not name the same origin twice'),
  ),
  facilityIds: facilityIdsSchema,
  scopes: v.pipe(scopesSchema, v.minLength(1, MISSING_SCOPES)),
});
export type PartnerFields = v.InferOutput<typeof partnerFieldsSchema>;
