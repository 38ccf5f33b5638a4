import { BundleSplitter } from './bundle-splitter.ts';
import { facilityTable } from './facility-rows.ts';
import type { FileKind } from './file-kind.ts';
import { isMaternalHeader } from './maternal-rows.ts';
import { openSource } from './open-source.ts';
import { otherFormat } from './other-formats.ts';
import { readLines } from './read-lines.ts';
import { type Row, rowKindOf } from './row-kind.ts';

/** Lines looked at before giving up: a damaged first line must not hide a good file. */
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

/** A resource on one line may be the first of many; a bundle is read entry by entry anyway. */
function kindOfLine(row: Row): FileKind | undefined {
  if (typeof row.resourceType !== 'string') return rowKindOf(row);
  return row.resourceType === 'Bundle' ? 'fhir-bundle' : 'fhir-lines';
}

/** Enough to know a format by. HL7 v2 ends its segments with a carriage return only, so the file may be one line. */
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

/** The first lines that are not empty, however a line ends. */
export async function beginningOf(path: string): Promise<readonly string[]> {
  return (await firstText(path, BEGINNING_BYTES)).split(/[\r\n]+/).filter((line) => line.trim() !== '');
}

interface FirstLines {
  readonly first: string | undefined;
  /** The first line that is a whole JSON object, and whether it is the first of all. */
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

/** The type of the one resource that is the whole file; undefined where it is none. */
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

const NO_ROWS = 'neither FHIR, nor lines of JSON, nor a table that is known';
const NO_KIND = 'its rows are of no kind that is known';

/**
 * What a file holds, told by its content whatever its name, or why that cannot be told.
 * @throws SourceFileError where it cannot be read
 */
export async function recogniseFile(path: string): Promise<Recognised> {
  const { first, row, rowIsFirst, isEmpty } = await firstLines(path);
  if (isEmpty) return { reason: 'it is empty' };
  if (facilityTable(await firstText(path, BEGINNING_BYTES))) return { kind: 'facilities' };
  if (first !== undefined && isMaternalHeader(first)) return { kind: 'maternal-health' };
  const kind = row && kindOfLine(row);
  if (kind && rowIsFirst) return { kind };
  // An object within a resource that is spread over lines looks like a row.
  const type = rowIsFirst ? undefined : await resourceTypeOf(path);
  if (type !== undefined) return { kind: type === 'Bundle' ? 'fhir-bundle' : 'fhir-resource' };
  if (kind) return { kind };
  return { reason: otherFormat(await beginningOf(path), path) ?? (row ? NO_KIND : NO_ROWS) };
}
