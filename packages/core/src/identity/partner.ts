import * as v from 'valibot';
import { nonEmptyTextSchema, uuidSchema } from '#http';
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
  /** The end of its key, to tell two keys apart; null for one with an issuer. */
  keyEnd: v.nullable(v.string()),
  /** Unix seconds; when the key was made. */
  keyMadeAt: v.nullable(v.number()),
  /** Pages that may mount the elements. */
  origins: v.array(v.string()),
  facilities: v.array(facilityReferenceSchema),
  scopes: v.array(v.string()),
  active: v.boolean(),
  /** Unix seconds; stands for this version of the record. */
  updatedAt: v.number(),
  updatedBy: v.nullable(staffReferenceSchema),
});
export type Partner = v.InferOutput<typeof partnerSchema>;

/** On the developer's own machine pages have no certificate. */
const isLocal = (url: URL): boolean => url.protocol === 'http:' && url.hostname === 'localhost';

function parsed(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** Scheme, host and port and nothing more: `https`, or `http://localhost`. The answer is as browsers write it. */
export const pageOriginSchema = v.pipe(
  nonEmptyTextSchema(300),
  v.check((text) => {
    const url = parsed(text);
    if (!url || (url.protocol !== 'https:' && !isLocal(url)) || url.username || url.password) return false;
    return url.pathname === '/' && !/[?#*]/.test(text);
  }, 'must be an origin such as https://intranet.example or http://localhost:3000, without a path'),
  v.transform((text) => new URL(text).origin),
);

/** RFC 8414, 2: an https address without query or fragment. */
export const issuerSchema = v.pipe(
  nonEmptyTextSchema(300),
  v.check((text) => {
    const url = parsed(text);
    if (!url || (url.protocol !== 'https:' && !isLocal(url)) || url.username || url.password) return false;
    return !/[?#]/.test(text);
  }, 'must be the https address of an OpenID provider'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

const MAX_ORIGINS = 50;

/** What an administrator decides about a partner. */
export const partnerFieldsSchema = v.strictObject({
  name: nonEmptyTextSchema(120),
  /** Null: the partner holds a key. */
  issuer: v.nullable(issuerSchema),
  origins: v.pipe(
    v.array(pageOriginSchema),
    v.minLength(1, 'must name at least one origin'),
    v.maxLength(MAX_ORIGINS, `must have at most ${MAX_ORIGINS} origins`),
    v.check((items) => new Set(items).size === items.length, 'must not name the same origin twice'),
  ),
  facilityIds: facilityIdsSchema,
  scopes: scopesSchema,
});
export type PartnerFields = v.InferOutput<typeof partnerFieldsSchema>;
