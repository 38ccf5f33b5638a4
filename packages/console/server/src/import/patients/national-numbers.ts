import { nationalNumber, REMOVED_NUMBER } from '@careline/core/internal/fhir';

/** A national number as it was written, with its kind. */
export interface NationalNumber {
  readonly value: string;
  readonly kind: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const textsOf = (...values: readonly unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string');

/** Codes and words of an identifier's type, in FHIR and in lines. */
function typesOf({ type }: Fields): string[] {
  if (!isFields(type)) return textsOf(type);
  const codings = listOf(type.coding).filter(isFields);
  return textsOf(type.text, type.code, ...codings.flatMap(({ code, display }) => [code, display]));
}

/** The kind of national number that an identifier of FHIR or of a line is; undefined for one that is stored. */
export function identifierKind(identifier: Fields): string | undefined {
  const [system] = textsOf(identifier.system);
  const [value] = textsOf(identifier.value);
  return nationalNumber({ types: typesOf(identifier), system, value });
}

function numberIn(identifier: unknown): NationalNumber[] {
  if (!isFields(identifier) || typeof identifier.value !== 'string') return [];
  const kind = identifier.value === REMOVED_NUMBER ? undefined : identifierKind(identifier);
  return kind === undefined ? [] : [{ value: identifier.value, kind }];
}

const recordNumber = (value: unknown): NationalNumber[] =>
  numberIn(typeof value === 'string' ? { value, type: 'MR' } : undefined);

/** All national numbers among the identifiers of a document, however deep they are. */
export function nationalNumbersIn(document: unknown): readonly NationalNumber[] {
  if (Array.isArray(document)) return document.flatMap(nationalNumbersIn);
  if (!isFields(document)) return [];
  return Object.entries(document).flatMap(([key, value]) => {
    if (key === 'medicalRecordNumber') return listOf(value).flatMap(recordNumber);
    const own = key === 'identifier' || key === 'identifiers' ? listOf(value).flatMap(numberIn) : [];
    return [...own, ...nationalNumbersIn(value)];
  });
}

/** Puts a mark in place of each number in a JSON text; everything else stays to the digit. */
export function withoutNumbers(json: string, numbers: readonly NationalNumber[]): string {
  return numbers.reduce(
    (text, { value }) => text.replaceAll(JSON.stringify(value), JSON.stringify(REMOVED_NUMBER)),
    json,
  );
}

/** How many numbers there are of each kind. */
export type KindCounts = Readonly<Record<string, number>>;

export function addCounts(one: KindCounts, other: KindCounts): KindCounts {
  const sum: Record<string, number> = { ...one };
  for (const [kind, count] of Object.entries(other)) sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
}

export function countKinds(numbers: readonly NationalNumber[]): KindCounts {
  const counts: Record<string, number> = {};
  for (const { kind } of numbers) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
