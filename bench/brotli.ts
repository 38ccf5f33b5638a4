import { brotliCompressSync, constants } from 'node:zlib';
import { isShort } from './size.ts';

/** Short benches compress at the lowest quality: they only show that something is counted. */
const OPTIONS = isShort ? { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } } : {};

/** Compresses a file as a good host does. */
export const brotli = (content: Uint8Array | string): Buffer => brotliCompressSync(content, OPTIONS);

/** Returns a file's size in bytes as a good host compresses it. */
export const brotliBytes = (content: Uint8Array | string): number => brotli(content).length;
