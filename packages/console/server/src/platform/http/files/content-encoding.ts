import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** In order of preference. */
const ENCODINGS = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof ENCODINGS)[number];

/** `name;q=0` refuses an encoding (RFC 9110, 12.4.2). */
const REFUSED = /;\s*q=0(\.0{0,3})?\s*$/;

/** Returns the encoding for an `Accept-Encoding` header. Undefined: send the body uncompressed. */
export function encodingFor(accepts: string): ContentEncoding | undefined {
  const named = accepts
    .toLowerCase()
    .split(',')
    .map((one) => ({ name: one.split(';')[0]?.trim(), taken: !REFUSED.test(one) }));
  return ENCODINGS.find((encoding) => named.some(({ name, taken }) => taken && name === encoding));
}

export interface CompressOptions {
  /** Brotli quality, 0 to 11: 4 takes as long as gzip, and 9 is for stored results. */
  readonly quality: number;
}

/** Compresses outside the event loop. */
export function compress(
  body: Buffer,
  encoding: ContentEncoding,
  { quality }: CompressOptions,
): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return compressBrotli(body, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
