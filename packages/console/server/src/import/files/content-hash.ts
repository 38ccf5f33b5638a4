import { createHash } from 'node:crypto';
import { NumberText } from './number-text.ts';

/** The same text for the same content, whatever the order of its keys; numbers with the digits as written. */
function stableText(value: unknown): string {
  if (value instanceof NumberText) return value.text;
  if (Array.isArray(value)) return `[${value.map(stableText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${stableText(held)}`).join(',')}}`;
}

/** Half of SHA-256 in hex: with source and id it is what a row is known by. */
export const contentHash = (row: unknown): string =>
  createHash('sha256').update(stableText(row)).digest('hex').slice(0, 32);
