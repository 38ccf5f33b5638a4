import {
  type BundleIndex,
  bundleEntry,
  type FhirRefused,
  type FhirRow,
  isRefused,
  rowFromFhir,
  rowKind,
} from '@careline/core/internal/fhir';
import { jsonText, parseKeepingNumbers } from '@careline/core/internal/fhir/values';
import type { ImportKind, Refusal } from '../batch-result.ts';
import type { BundleEntry } from './bundle-splitter.ts';
import type { FhirFileKind } from './file-kind.ts';
import type { OnBytes } from './open-source.ts';
import type { OutgoingRow, Phase } from './outgoing-row.ts';
import { indexBundle, readBundleEntries, readResourceLines, readWholeFile } from './read-fhir-entries.ts';
import { parseFault } from './read-rows.ts';

const READERS: Readonly<
  Record<FhirFileKind, (path: string, onBytes?: OnBytes) => AsyncIterable<BundleEntry>>
> = {
  'fhir-bundle': readBundleEntries,
  'fhir-lines': readResourceLines,
  'fhir-resource': readWholeFile,
};

const KINDS: Readonly<Record<FhirRow['kind'], ImportKind>> = {
  patient: 'patients',
  reading: 'readings',
  resource: 'resources',
};

/** Kind to count a row under if it has no type. */
const UNKNOWN_KIND = 'resources';

/** Avoids parsing most entries in the phase for patients. */
const NAMES_A_PERSON = /"resourceType"\s*:\s*"Patient"/;

interface Found {
  readonly resource: unknown;
  readonly fullUrl?: string | undefined;
}

type Refused = { readonly reason: Refusal; readonly detail?: string } | FhirRefused;

/** Returns the resource in a bundle entry, or on its own line. */
function foundIn({ text, fault }: BundleEntry, kind: FhirFileKind): Found | Refused {
  if (text === undefined) return { reason: fault ?? 'not-json' };
  try {
    const value = parseKeepingNumbers(text.trim());
    return kind === 'fhir-bundle' ? bundleEntry(value) : { resource: value };
  } catch (error) {
    return { reason: 'not-json', detail: parseFault(error) };
  }
}

/** Returns what a resource is counted as: a kind of rows, or its type. */
function reportOf(resource: unknown): string {
  const kind = rowKind(resource);
  if (isRefused(kind)) return UNKNOWN_KIND;
  return kind.kind === 'patient' || kind.kind === 'reading' ? KINDS[kind.kind] : kind.type;
}

export interface FhirFile {
  readonly path: string;
  readonly kind: FhirFileKind;
  /** Identifies the sender, within which ids are unique. */
  readonly source: string;
}

/** Returns the row of an entry, or undefined if it belongs to the other phase. */
function rowOf(
  entry: BundleEntry,
  { path, kind, source }: FhirFile,
  phase: Phase,
  index: BundleIndex | undefined,
): OutgoingRow | undefined {
  const mayBePerson = NAMES_A_PERSON.test(entry.text ?? '');
  if (phase === 'persons' && !mayBePerson) return undefined;
  const found = foundIn(entry, kind);
  const report = 'reason' in found ? UNKNOWN_KIND : reportOf(found.resource);
  if ((mayBePerson && report === KINDS.patient ? 'persons' : 'others') !== phase) return undefined;
  const place = { report, file: path, number: entry.number };
  if ('reason' in found) return { ...place, ...found };
  const { resource, fullUrl } = found;
  const made = rowFromFhir(resource, { source, fullUrl, index });
  if (isRefused(made)) return { ...place, ...made };
  return { ...place, kind: KINDS[made.kind], text: jsonText(made.row) };
}

/**
 * Yields the rows of a FHIR file: patients in the first phase, everything else in the second.
 * @throws SourceFileError if the file cannot be read to its end
 */
export async function* fhirRows(file: FhirFile, phase: Phase, onBytes: OnBytes): AsyncGenerator<OutgoingRow> {
  // Built again for each phase, so that only one index is in memory, however many bundles there are.
  const index = file.kind === 'fhir-bundle' ? await indexBundle(file.path) : undefined;
  for await (const entry of READERS[file.kind](file.path, onBytes)) {
    const row = rowOf(entry, file, phase, index);
    if (row) yield row;
  }
}
