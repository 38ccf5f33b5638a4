import { randomBytes } from 'node:crypto';

/** A UUID version 7 (RFC 9562) of a moment and sixteen other bytes, of which the last ten count. */
export function uuidOf(bytes: Buffer, atMs: number): string {
  bytes.writeUIntBE(atMs, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A new UUID version 7: rows made one after another stand beside each other in their index. */
export const newId = (nowMs: number = Date.now()): string => uuidOf(randomBytes(16), nowMs);
