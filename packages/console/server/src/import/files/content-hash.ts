import { createHash } from 'node:crypto';
import { NumberText } from '@careline/core/internal/fhir/values';

/** Returns the same text for the same content, whatever the key order. Numbers keep their digits. */
function stableText(value: unknown): string {
  if (value instanceof NumberText) return value.text;
  if (Array.isArray(value)) return `[${value.map(stableText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${stableText(held)}`).join(',')}}`;
}

/** Returns half of SHA-256 in hex. With source and id it identifies a row. */
export const contentHash = (row: unknown): string =>
  createHash('sha256').update(stableText(row)).digest('hex').slice(0, 32);
