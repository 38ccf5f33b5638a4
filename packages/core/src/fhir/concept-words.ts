import { LOINC, loincMetric } from '#metrics/loinc';
import { isFhirObject, present } from './fhir-json.ts';
import { type Coding, type Concept, listed } from './fhir-shapes.ts';

/** Alternative names of the LOINC system (HL7's list of known identifiers). */
const LOINC_NAMES = new Set([
  ...['https://loinc.org', 'http://loinc.org/', 'https://loinc.org/', 'urn:oid:2.16.840.1.113883.6.1'],
]);

const systemOf = ({ system }: Coding): string | undefined =>
  system !== undefined && LOINC_NAMES.has(system) ? LOINC : system;

/** Order of preference among codings; the first match counts. */
const PREFERENCES: readonly ((coding: Coding) => boolean)[] = [
  (coding) => systemOf(coding) === LOINC && loincMetric(coding.code ?? '') !== undefined,
  (coding) => systemOf(coding) === LOINC,
  (coding) => coding.userSelected === true,
  (coding) => coding.code !== undefined,
  () => true,
];

const chosenOf = (codings: readonly Coding[]): Coding | undefined =>
  PREFERENCES.flatMap((preferred) => codings.find(preferred) ?? [])[0];

/**
 * Returns a code for a row: the preferred coding, all codings if there are several, and the text if it adds anything.
 * @param written the same code, unparsed
 */
export function codeParts(code: Concept | undefined, written: unknown): Record<string, unknown> {
  const codings = code?.coding ?? [];
  const chosen = chosenOf(codings);
  return present({
    system: chosen && systemOf(chosen),
    code: chosen?.code,
    display: chosen?.display,
    text: code?.text === chosen?.display ? undefined : code?.text,
    codings: codingsOf(written),
  });
}

/** Returns all codings as received, if there are several. */
export function codingsOf(written: unknown): unknown[] | undefined {
  const all = isFhirObject(written) ? listed(written.coding) : [];
  return all.length > 1 ? all : undefined;
}

/** Returns the display text: the concept's, or a coding's. */
export const wordsOf = (value: Concept | undefined): string | undefined =>
  value?.text ??
  value?.coding.find(({ display }) => display !== undefined)?.display ??
  value?.coding.find(({ code }) => code !== undefined)?.code;

/**
 * Returns the code if it is from one of these FHIR systems, such as `not-performed` or `H`; otherwise the display
 * text.
 */
export function codeIn(value: Concept | undefined, systems: RegExp): string | undefined {
  const own = value?.coding.find(({ system }) => system === undefined || systems.test(system));
  return own?.code ?? wordsOf(value);
}
