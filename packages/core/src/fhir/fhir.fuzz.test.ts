import { expect, it } from 'vitest';
import { aFhirBundle } from '../../test/fhir-samples.ts';
import { expectCleanPrototypes, FUZZ_SEED, FUZZ_SHARE } from '../../test/fuzz.ts';
import { mutated } from '../../test/fuzz-mutate.ts';
import { sequence } from '../../test/sequence.ts';
import { bundleEntry, bundleKey } from './bundle-entry.ts';
import { bundleIndex } from './bundle-index.ts';
import { FHIR_REFUSALS, type FhirRefused, isRefused } from './fhir-refusal.ts';
import { type FhirRow, rowFromFhir } from './row-from-fhir.ts';

const ROUNDS = 3000 * FUZZ_SHARE;
const MIX = 2_654_435_761;

/** Reads a bundle like an import does: once for the index, once for the rows. */
function rowsOf(bundle: unknown): (FhirRow | FhirRefused)[] {
  const listed: unknown = (bundle as { entry?: unknown } | null)?.entry;
  const entries = (Array.isArray(listed) ? listed : [bundle]).map(bundleEntry);
  const index = bundleIndex();
  for (const entry of entries) {
    const key = isRefused(entry) ? entry : bundleKey(entry);
    if (!isRefused(key)) index.add(key);
  }
  return entries.map((entry) =>
    isRefused(entry) ? entry : rowFromFhir(entry.resource, { source: 's', fullUrl: entry.fullUrl, index }),
  );
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isAbsentOr = (value: unknown, is: (value: unknown) => boolean): boolean =>
  value === undefined || is(value);
const isValue = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const PATIENT_TEXTS = ['gender', 'birthDate', 'maritalStatus'];
const READING_TEXTS = ['code', 'valueText', 'unit'];

const areTexts = (part: Readonly<Record<string, unknown>>, keys: readonly string[]): boolean =>
  keys.every((key) => isAbsentOr(part[key], isText));

/** The properties of a row that the import relies on. Its own schema checks the rest. */
function isRow({ kind, row }: FhirRow): boolean {
  if (row.source !== 's' || !isText(row.id) || row.id === '') return false;
  if (kind === 'patient') return areTexts(row, PATIENT_TEXTS);
  if (kind === 'resource') return isAbsentOr(row.patient, isText) && isAbsentOr(row.time, isText);
  const components = (row.components ?? []) as Record<string, unknown>[];
  const areParts = [row, ...components].every(
    (part) => areTexts(part, READING_TEXTS) && isAbsentOr(part.value, isValue),
  );
  return areParts && isText(row.patient) && row.patient !== '';
}

const isReason = ({ reason }: FhirRefused): boolean => Object.hasOwn(FHIR_REFUSALS, reason);

it('gives a row or a reason for every entry, whatever a bundle contains', () => {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { text, how } = mutated(aFhirBundle(), sequence(Math.imul(FUZZ_SEED + round, MIX)));
    if (text === '') continue;
    try {
      for (const read of rowsOf(JSON.parse(text))) {
        seen.add(isRefused(read) ? read.reason : read.kind);
        if (!(isRefused(read) ? isReason(read) : isRow(read))) throw new Error(JSON.stringify(read));
      }
    } catch (cause) {
      throw new Error(`CARELINE_SEED=${FUZZ_SEED}, round ${round}: ${how}`, { cause });
    }
  }
  expectCleanPrototypes();
  expect([...seen]).toEqual(
    expect.arrayContaining(['patient', 'reading', 'resource', 'wrong-shape', 'no-patient', 'no-id']),
  );
});
