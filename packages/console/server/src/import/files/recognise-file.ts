import { BundleSplitter } from './bundle-splitter.ts';
import { facilityTable } from './facility-rows.ts';
import type { FileKind } from './file-kind.ts';
import { isMaternalHeader } from './maternal-rows.ts';
import { openSource } from './open-source.ts';
import { otherFormat } from './other-formats.ts';
import { readLines } from './read-lines.ts';
import { type Row, rowKindOf } from './row-kind.ts';

/** Lines to try before giving up, because a damaged first line must not hide a good file. */
const LOOKED_AT = 20;

export type Recognised = { readonly kind: FileKind } | { readonly reason: string };

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function rowOf(text: string | undefined): Row | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isRow(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A resource on one line may be the first of many. A bundle is read entry by entry anyway. */
function kindOfLine(row: Row): FileKind | undefined {
  if (typeof row.resourceType !== 'string') return rowKindOf(row);
  return row.resourceType === 'Bundle' ? 'fhir-bundle' : 'fhir-lines';
}

/** Enough to recognise a format. HL7 v2 ends segments with only a carriage return, so the file may be one line. */
const BEGINNING_BYTES = 4096;

async function firstText(path: string, bytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of openSource(path)) {
    parts.push(chunk);
    size += chunk.length;
    if (size >= bytes) break;
  }
  return Buffer.concat(parts).subarray(0, bytes).toString();
}

/** Returns the first non-empty lines, with any kind of line end. */
export async function beginningOf(path: string): Promise<readonly string[]> {
  return (await firstText(path, BEGINNING_BYTES)).split(/[\r\n]+/).filter((line) => line.trim() !== '');
}

interface FirstLines {
  readonly first: string | undefined;
  /** The first line that is a complete JSON object, and whether it is the first line of the file. */
  readonly row?: Row;
  readonly rowIsFirst?: boolean;
  readonly isEmpty: boolean;
}

async function firstLines(path: string): Promise<FirstLines> {
  let looked = 0;
  let first: string | undefined;
  for await (const { text } of readLines(path)) {
    first ??= text;
    const row = rowOf(text);
    if (row) return { first, row, rowIsFirst: looked === 0, isEmpty: false };
    looked += 1;
    if (looked === LOOKED_AT) break;
  }
  return { first, isEmpty: looked === 0 };
}

/** Returns the type of the single resource in a file, or undefined. */
async function resourceTypeOf(path: string): Promise<string | undefined> {
  const splitter = new BundleSplitter();
  try {
    for await (const chunk of openSource(path)) {
      for (const _entry of splitter.feed(chunk)) if (splitter.fields.has('resourceType')) break;
      if (splitter.fields.has('resourceType')) break;
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return splitter.fields.get('resourceType');
}

const NO_ROWS = 'neither FHIR, nor lines of JSON, nor a known table';
const NO_KIND = 'its rows are of an unknown kind';

/**
 * Detects a file's kind by its content, ignoring its name, or returns why that fails.
 * @throws SourceFileError if the file cannot be read
 */
export async function recogniseFile(path: string): Promise<Recognised> {
  const { first, row, rowIsFirst, isEmpty } = await firstLines(path);
  if (isEmpty) return { reason: 'it is empty' };
  if (facilityTable(await firstText(path, BEGINNING_BYTES))) return { kind: 'facilities' };
  if (first !== undefined && isMaternalHeader(first)) return { kind: 'maternal-health' };
  const kind = row && kindOfLine(row);
  if (kind && rowIsFirst) return { kind };
  // In a resource that spans several lines, a nested object may look like a row.
  const type = rowIsFirst ? undefined : await resourceTypeOf(path);
  if (type !== undefined) return { kind: type === 'Bundle' ? 'fhir-bundle' : 'fhir-resource' };
  if (kind) return { kind };
  return { reason: otherFormat(await beginningOf(path), path) ?? (row ? NO_KIND : NO_ROWS) };
}
