import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** In the order in which they are chosen. */
const ENCODINGS = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof ENCODINGS)[number];

/** `name;q=0` is a refusal (RFC 9110, 12.4.2). */
const REFUSED = /;\s*q=0(\.0{0,3})?\s*$/;

/** The encoding for who sends this `Accept-Encoding`; undefined: the body as it is. */
export function encodingFor(accepts: string): ContentEncoding | undefined {
  const named = accepts
    .toLowerCase()
    .split(',')
    .map((one) => ({ name: one.split(';')[0]?.trim(), taken: !REFUSED.test(one) }));
  return ENCODINGS.find((encoding) => named.some(({ name, taken }) => taken && name === encoding));
}

export interface CompressOptions {
  /** Brotli's, 0 to 11: 4 takes as long as gzip, 9 is for what is kept. */
  readonly quality: number;
}

/** Beside the event loop. */
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
