import { type FacilityTable, facilityRow, facilityTable } from './facility-rows.ts';
import { fhirRows } from './fhir-rows.ts';
import { isFhirFile, isRowFile } from './file-kind.ts';
import type { ImportFile } from './import-files.ts';
import { isMaternalHeader, isMaternalRow } from './maternal-rows.ts';
import type { OnBytes } from './open-source.ts';
import type { OutgoingRow, Phase } from './outgoing-row.ts';
import { readLines } from './read-lines.ts';

/** A line is a row, sent as it is. */
async function* lineRows({ path, kind }: ImportFile, onBytes: OnBytes): AsyncGenerator<OutgoingRow> {
  if (!isRowFile(kind)) return;
  for await (const { number, text, fault = 'not-json' } of readLines(path, onBytes)) {
    const place = { report: kind, file: path, number };
    yield text === undefined ? { ...place, reason: fault } : { ...place, kind, text };
  }
}

/** The first line names the columns of the others. */
async function* facilityRows({ path }: ImportFile, onBytes: OnBytes): AsyncGenerator<OutgoingRow> {
  let table: FacilityTable | undefined;
  for await (const { number, text, fault = 'not-json' } of readLines(path, onBytes)) {
    const place = { report: 'facilities', file: path, number };
    if (text === undefined) yield { ...place, reason: fault };
    else if (!table) table = facilityTable(text);
    else yield sentFacility(facilityRow(text, table), place);
  }
}

const sentFacility = (
  text: string | undefined,
  place: { readonly report: string; readonly file: string; readonly number: number },
): OutgoingRow =>
  text === undefined
    ? {
        ...place,
        reason: 'wrong-shape',
        detail: 'other fields than the first line, or a quote that is not closed',
      }
    : { ...place, kind: 'facilities', text };

/** These rows have neither a person nor a time, so each is refused: nobody's record can take them. */
async function* maternalRows({ path, kind }: ImportFile, onBytes: OnBytes): AsyncGenerator<OutgoingRow> {
  for await (const { number, text, fault } of readLines(path, onBytes)) {
    if (text !== undefined && isMaternalHeader(text)) continue;
    const place = { report: kind, file: path, number };
    if (text === undefined) yield { ...place, reason: fault ?? 'not-json' };
    else yield { ...place, reason: isMaternalRow(text) ? 'no-patient' : 'wrong-shape' };
  }
}

/** Which phases a file has rows for. */
export function hasPhase({ kind }: ImportFile, phase: Phase): boolean {
  return isFhirFile(kind) || (kind === 'patients' || kind === 'facilities') === (phase === 'persons');
}

/**
 * The rows of a file, in one phase.
 * @param source names the sender of FHIR; other rows name it themselves
 * @throws SourceFileError where the file cannot be read to its end
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
