import { present } from './fhir-json.ts';
import type { Identifier } from './fhir-shapes.ts';
import { nationalNumber } from './national-identifiers.ts';

const typesOf = ({ type }: Identifier): string[] => [
  ...(type?.coding.flatMap(({ code, display }) => [code ?? [], display ?? []].flat()) ?? []),
  ...(type?.text === undefined ? [] : [type.text]),
];

/** Returns the kind of a removed identifier, for the row. */
const leftOut = (identifier: Identifier): string | undefined =>
  nationalNumber({ types: typesOf(identifier), system: identifier.system, value: identifier.value });

const isRecordNumber = (identifier: Identifier): boolean =>
  identifier.use !== 'old' && identifier.value !== undefined && typesOf(identifier).includes('MR');

/**
 * Returns medical record numbers, other identifiers unchanged, and the types of removed ones.
 * @param written the same identifiers, unparsed
 */
export function identifierParts(
  identifiers: readonly Identifier[],
  written: readonly unknown[],
): Record<string, unknown> {
  const taken = identifiers.filter((identifier) => leftOut(identifier) === undefined);
  const numbers = taken.filter(isRecordNumber).flatMap(({ value }) => value ?? []);
  const others = taken.filter((identifier) => !isRecordNumber(identifier));
  return present({
    medicalRecordNumber: [...new Set(numbers)],
    identifiers: others.map((identifier) => written[identifiers.indexOf(identifier)]),
    identifiersLeftOut: [...new Set(identifiers.flatMap((identifier) => leftOut(identifier) ?? []))],
  });
}

/** Returns `system|value`, as in references and searches. */
export const identifierKeys = (identifiers: readonly Identifier[]): string[] =>
  identifiers.flatMap(({ system = '', value }) => (value === undefined ? [] : `${system}|${value}`));
