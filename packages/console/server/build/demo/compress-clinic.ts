import { brotliCompressSync, constants } from 'node:zlib';

/** The bytes of the packed file; the same lines give the same bytes. */
export function compressClinic(lines: readonly string[]): Buffer {
  const text = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}
