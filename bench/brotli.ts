import { brotliCompressSync, constants } from 'node:zlib';
import { isShort } from './size.ts';

/** Short benches compress at the lowest quality: they only show that something is counted. */
const OPTIONS = isShort ? { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } } : {};

/** Returns a file's size in bytes as a good host compresses it. */
export const brotliBytes = (content: Uint8Array | string): number =>
  brotliCompressSync(content, OPTIONS).length;
