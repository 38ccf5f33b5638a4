import { readLimited } from '../../platform/http/read-limited.ts';
import { facilityLines } from './facility-rows.ts';
import { fhirRows } from './fhir-rows.ts';
import { isFhirFile, isRowFile } from './file-kind.ts';
import type { ImportFile } from './import-files.ts';
import { isMaternalHeader, isMaternalRow } from './maternal-rows.ts';
import { type OnBytes, openSource, SourceFileError } from './open-source.ts';
import type { OutgoingRow, Phase } from './outgoing-row.ts';
import { readLines } from './read-lines.ts';

/** Yields each line as a row. */
async function* lineRows({ path, kind }: ImportFile, onBytes: OnBytes): AsyncGenerator<OutgoingRow> {
  if (!isRowFile(kind)) return;
  for await (const { number, text, fault = 'not-json' } of readLines(path, onBytes)) {
    const place = { report: kind, file: path, number };
    yield text === undefined ? { ...place, reason: fault } : { ...place, kind, text };
  }
}

/** No organisation has this many facilities. */
const MAX_TABLE_BYTES = 4 * 1024 * 1024;
/** This many errors mean that the separator is wrong or the file is not a table. */
const MAX_UNREADABLE_LINES = 100;

/** Reads the table as a whole, because a quoted field may span several lines. The first line names the columns. */
async function* facilityRows({ path }: ImportFile, onBytes: OnBytes): AsyncGenerator<OutgoingRow> {
  const bytes = await readLimited(openSource(path, onBytes), MAX_TABLE_BYTES);
  if (!bytes) throw new SourceFileError(`${path} is longer than a table of facilities may be (4 MiB).`);
  let unreadable = 0;
  for (const { number, text } of facilityLines(textOf(path, bytes))) {
    if (text === undefined) unreadable += 1;
    if (unreadable > MAX_UNREADABLE_LINES)
      throw new SourceFileError(`${path} has more than ${MAX_UNREADABLE_LINES} lines that cannot be read.`);
    const place = { report: 'facilities', file: path, number };
    if (text !== undefined) yield { ...place, kind: 'facilities', text };
    else yield { ...place, reason: 'wrong-shape', detail: UNREADABLE_LINE };
  }
}

const UNREADABLE_LINE = 'different fields from the first line, or an unclosed quote';

function textOf(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SourceFileError(
      `${path} is not text in UTF-8 or UTF-16. Save it as "CSV UTF-8" and import that.`,
    );
  }
}

/** Refuses each row, because it has neither a person nor a time and so fits no record. */
async function* maternalRows({ path, kind }: ImportFile, onBytes: OnBytes): AsyncGenerator<OutgoingRow> {
  for await (const { number, text, fault } of readLines(path, onBytes)) {
    if (text !== undefined && isMaternalHeader(text)) continue;
    const place = { report: kind, file: path, number };
    if (text === undefined) yield { ...place, reason: fault ?? 'not-json' };
    else yield { ...place, reason: isMaternalRow(text) ? 'no-patient' : 'wrong-shape' };
  }
}

/** Returns whether a file has rows for a phase. */
export function hasPhase({ kind }: ImportFile, phase: Phase): boolean {
  return isFhirFile(kind) || (kind === 'patients' || kind === 'facilities') === (phase === 'persons');
}

/**
 * Yields the rows of a file for one phase.
 * @param source names the sender of FHIR; other rows name it themselves
 * @throws SourceFileError if the file cannot be read to its end
 */
export function fileRows(
  file: ImportFile,
  phase: Phase,
  source: string,
  onBytes: OnBytes,
): AsyncIterable<OutgoingRow> {
  const { kind, path } = file;
  if (isFhirFile(kind)) return fhirRows({ path, kind, source }, phase, onBytes);
  if (kind === 'facilities') return facilityRows(file, onBytes);
  return kind === 'maternal-health' ? maternalRows(file, onBytes) : lineRows(file, onBytes);
}
