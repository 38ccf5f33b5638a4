import { nationalNumber, REMOVED_NUMBER } from '@careline/core/internal/fhir';

/** A national number as written, with its kind. */
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

/** Returns the codes and texts of an identifier's type, in FHIR or in lines. */
function typesOf({ type }: Fields): string[] {
  if (!isFields(type)) return textsOf(type);
  const codings = listOf(type.coding).filter(isFields);
  return textsOf(type.text, type.code, ...codings.flatMap(({ code, display }) => [code, display]));
}

/** Returns the kind of national number of an identifier, or undefined if it may be stored. */
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

/** Returns all national numbers among a document's identifiers, at any depth. */
export function nationalNumbersIn(document: unknown): readonly NationalNumber[] {
  if (Array.isArray(document)) return document.flatMap(nationalNumbersIn);
  if (!isFields(document)) return [];
  return Object.entries(document).flatMap(([key, value]) => {
    if (key === 'medicalRecordNumber') return listOf(value).flatMap(recordNumber);
    const own = key === 'identifier' || key === 'identifiers' ? listOf(value).flatMap(numberIn) : [];
    return [...own, ...nationalNumbersIn(value)];
  });
}

/** Replaces each number in a JSON text with a mark. Everything else stays unchanged to the digit. */
export function withoutNumbers(json: string, numbers: readonly NationalNumber[]): string {
  return numbers.reduce(
    (text, { value }) => text.replaceAll(JSON.stringify(value), JSON.stringify(REMOVED_NUMBER)),
    json,
  );
}

/** Count of numbers by kind. */
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
