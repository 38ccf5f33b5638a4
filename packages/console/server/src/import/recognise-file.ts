import type { ImportKind } from './batch-result.ts';
import { readLines } from './read-lines.ts';

/** Lines looked at before giving up: a damaged first line must not hide a good file. */
const LOOKED_AT = 20;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectOf(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const MEASURED = ['value', 'valueText', 'components', 'effectiveDateTime', 'dataAbsentReason'];
const PERSONAL = ['birthDate', 'gender', 'name'];

/** What a row is by the keys it has; undefined for anything else. */
function kindOf(row: Record<string, unknown>): ImportKind | undefined {
  const has = (key: string) => Object.hasOwn(row, key);
  if (!has('source') || !has('id')) return undefined;
  if (has('patient')) return has('code') && MEASURED.some(has) ? 'readings' : undefined;
  return PERSONAL.some(has) ? 'patients' : undefined;
}

/** What a file holds, told by its first readable line whatever its name; undefined for what is no kind of ours. */
export async function recogniseFile(path: string): Promise<ImportKind | undefined> {
  let looked = 0;
  for await (const { text } of readLines(path)) {
    const row = objectOf(text);
    if (row) return kindOf(row);
    looked += 1;
    if (looked === LOOKED_AT) return undefined;
  }
  return undefined;
}
