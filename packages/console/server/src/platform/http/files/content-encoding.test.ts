import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type ContentEncoding, compress, encodingFor } from './content-encoding.ts';

it.each<[string, ContentEncoding | undefined]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', undefined],
  ['br;q=0.1', 'br'],
  ['identity', undefined],
  ['*', undefined],
  ['', undefined],
  ['brotli, xgzip', undefined],
])('a client that accepts "%s" gets %s', (accepts, expected) => {
  expect(encodingFor(accepts)).toBe(expected);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('decompressing what %s compresses returns the original', async (encoding, read) => {
  const body = Buffer.from('रक्तचाप 120/80 '.repeat(200));
  const small = await compress(body, encoding, { quality: 4 });
  expect(small.length).toBeLessThan(body.length / 4);
  expect(read(small).equals(body)).toBe(true);
});
