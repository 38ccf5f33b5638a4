import { present } from './fhir-json.ts';
import type { Identifier } from './fhir-shapes.ts';

/**
 * Types (HL7 table 0203) that no care here needs and that are dangerous to hold: social security, passport, driving
 * licence, bank and tax numbers, the number of a health insurance. They are not taken; the row says which were left out.
 */
const LEFT_OUT = new Set(['SS', 'SB', 'PPN', 'DL', 'BA', 'BC', 'CC', 'TAX', 'MC', 'MCN', 'MCD']);
const SOCIAL_SECURITY = 'http://hl7.org/fhir/sid/us-ssn';

const typesOf = ({ type }: Identifier): string[] => type?.coding.flatMap(({ code }) => code ?? []) ?? [];

function leftOut(identifier: Identifier): string | undefined {
  if (identifier.system === SOCIAL_SECURITY) return 'SS';
  return typesOf(identifier).find((type) => LEFT_OUT.has(type));
}

const isRecordNumber = (identifier: Identifier): boolean =>
  identifier.use !== 'old' && identifier.value !== undefined && typesOf(identifier).includes('MR');

/**
 * Medical record numbers, other identifiers as they came, and the types of those left out.
 * @param written the same identifiers as they came
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

/** `system|value`, as references and searches write them. */
export const identifierKeys = (identifiers: readonly Identifier[]): string[] =>
  identifiers.flatMap(({ system = '', value }) => (value === undefined ? [] : `${system}|${value}`));
