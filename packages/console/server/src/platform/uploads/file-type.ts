/** What files can come as at all. Nothing that runs, and no archive: neither is looked into before it is opened. */
export const ALLOWED_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;
export type AllowedType = (typeof ALLOWED_TYPES)[number];

/** Any byte may stand here: a length. */
const ANY = undefined;

/** First bytes; those of PDF are ISO 32000-1 7.5.2, of PNG ISO/IEC 15948 5.2, of JPEG ITU-T T.81 B.1, of WebP RFC 9649 2.4. */
const MAGIC: Readonly<Record<AllowedType, readonly (number | undefined)[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/webp': [0x52, 0x49, 0x46, 0x46, ANY, ANY, ANY, ANY, 0x57, 0x45, 0x42, 0x50],
};

const begins = (bytes: Uint8Array, type: AllowedType): boolean =>
  bytes.length >= MAGIC[type].length &&
  MAGIC[type].every((byte, place) => byte === ANY || bytes[place] === byte);

/** The type by the first bytes, at the very start: readers that search further are how one file is two types. */
export const sniffType = (bytes: Uint8Array): AllowedType | undefined =>
  ALLOWED_TYPES.find((type) => begins(bytes, type));
