import * as v from 'valibot';
import { nonEmptyTextSchema, uuidSchema } from '#http';
import { readIssuer, readListedPage } from './partner-address.ts';
import { facilityIdsSchema, facilityReferenceSchema, scopesSchema, staffReferenceSchema } from './staff.ts';

/**
 * An organisation that embeds Careline's elements in its pages (design 7).
 * Its users sign in through its own OpenID provider (`issuer`), or it vouches for them with a key from Careline.
 */
export const partnerSchema = v.looseObject({
  partnerId: uuidSchema,
  name: v.string(),
  /** The partner's OpenID provider; null if the partner has a key. */
  issuer: v.nullable(v.string()),
  /** Audience of the provider's ID tokens; null means the partner's id. */
  audience: v.optional(v.nullable(v.string()), null),
  /** Last characters of the key, to tell keys apart; null if the partner has an issuer. */
  keyEnd: v.nullable(v.string()),
  /** Unix seconds. */
  keyMadeAt: v.nullable(v.number()),
  /**
   * The previous key and the time (unix seconds) until which it is valid; null if there is none. Absent from older
   * servers.
   */
  formerKey: v.optional(v.nullable(v.looseObject({ end: v.string(), until: v.number() })), null),
  /** Pages that may embed the elements. */
  origins: v.array(v.string()),
  facilities: v.array(facilityReferenceSchema),
  scopes: v.array(v.string()),
  /** A system of the partner that reads without a user (SMART Backend Services). Absent from older servers. */
  backend: v.optional(
    v.nullable(
      v.looseObject({
        /** E-mail address of the member of staff whose rights it has. */
        account: v.string(),
        /** Address of its key set, or the key set as JSON. */
        keys: v.string(),
        /** Scopes of SMART, such as `system/Observation.rs`. */
        systemScopes: v.array(v.string()),
      }),
    ),
    null,
  ),
  active: v.boolean(),
  /** Number of webhooks that were paused after failed deliveries; 0 from an older server. */
  stoppedWebhooks: v.optional(v.number(), 0),
  /** Unix seconds; identifies this version of the record. */
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

/** An OAuth client identifier (RFC 6749, appendix A.1). */
const audienceSchema = v.pipe(
  nonEmptyTextSchema(200),
  v.regex(/^[\x21-\x7e]+$/, 'must be a client id: visible ASCII without spaces'),
);

const MAX_ORIGINS = 50;
const MAX_KEYS_CHARACTERS = 16_000;

/** A system that signs its own token requests, as an administrator registers it. */
const backendSchema = v.strictObject({
  account: nonEmptyTextSchema(254),
  keys: nonEmptyTextSchema(MAX_KEYS_CHARACTERS),
  systemScopes: v.pipe(v.array(nonEmptyTextSchema(80)), v.minLength(1), v.maxLength(200)),
});

/** A partner without scopes could not get a token. */
export const MISSING_SCOPES = 'must name at least one scope';

/** Partner fields that an administrator can edit. */
export const partnerFieldsSchema = v.strictObject({
  name: nonEmptyTextSchema(120),
  /** Null if the partner has a key. */
  issuer: v.nullable(issuerSchema),
  /**
   * Client id that the provider issues ID tokens for; null means the partner's id. Must be null if the partner has a
   * key.
   */
  audience: v.optional(v.nullable(audienceSchema), null),
  origins: v.pipe(
    v.array(pageOriginSchema),
    v.minLength(1, 'must name at least one origin'),
    v.maxLength(MAX_ORIGINS, `must have at most ${MAX_ORIGINS} origins`),
    v.check((items) => new Set(items).size === items.length, 'must not name the same origin twice'),
  ),
  facilityIds: facilityIdsSchema,
  scopes: v.pipe(scopesSchema, v.minLength(1, MISSING_SCOPES)),
  /** Null removes it. A change without it leaves it as it is. */
  backend: v.optional(v.nullable(backendSchema)),
});
export type PartnerFields = v.InferOutput<typeof partnerFieldsSchema>;
