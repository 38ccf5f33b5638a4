const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Returns a UUID version 7 (RFC 9562), which sorts by creation time.
 * Not `crypto.randomUUID`, which is missing on plain HTTP pages, and intranets have those.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = new DataView(bytes.buffer);
  const now = Date.now();
  time.setUint16(0, Math.floor(now / 2 ** 32));
  time.setUint32(2, now % 2 ** 32);
  time.setUint8(6, 0x70 | (time.getUint8(6) & 0x0f));
  time.setUint8(8, 0x80 | (time.getUint8(8) & 0x3f));
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
