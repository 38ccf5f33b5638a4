import { brotliCompressSync, constants } from 'node:zlib';
import { isShort } from './size.ts';

/** Short benches pack quickly: that they count something is all they show. */
const OPTIONS = isShort ? { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } } : {};

/** The bytes of a file as a good host packs it. */
export const brotliBytes = (content: Uint8Array | string): number =>
  brotliCompressSync(content, OPTIONS).length;
