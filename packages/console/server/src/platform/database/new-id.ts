import { randomBytes } from 'node:crypto';

/** Returns a UUID version 7 (RFC 9562) for a time and sixteen bytes, of which the last ten count. */
export function uuidOf(bytes: Buffer, atMs: number): string {
  bytes.writeUIntBE(atMs, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Returns a new UUID version 7, so that rows made one after another are adjacent in the index. */
export const newId = (nowMs: number = Date.now()): string => uuidOf(randomBytes(16), nowMs);
