import { createHash } from 'node:crypto';

/**
 * A UUID v7 whose random part comes from a label, so that making the same thing again gives the same id.
 * @param atSeconds unix seconds of the time part; times before 1970 count as 1970.
 */
export function seededUuid(label: string, atSeconds: number): string {
  const bytes = createHash('sha256').update(label).digest().subarray(0, 16);
  bytes.writeUIntBE(Math.max(0, Math.round(atSeconds * 1000)), 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
