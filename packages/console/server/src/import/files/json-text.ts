import { NumberText } from './number-text.ts';

/** JSON of a parsed value, every number with the digits its source wrote. */
export function jsonText(value: unknown): string {
  if (value instanceof NumberText) return value.text;
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const held = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${held.map(([key, each]) => `${JSON.stringify(key)}:${jsonText(each)}`).join(',')}}`;
}
