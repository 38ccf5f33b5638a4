import { type CodedLabels, codedLabel, formatDate, type Label, labelIn, wordLabel } from '#formatting';
import type { ImportedEntry } from './imported-entry.ts';
import { isSocialStatement } from './social-statement.ts';
import * as words from './words/en.ts';

const KIND_LABELS = words.kind satisfies CodedLabels<string>;

const SOCIAL_LABEL: Label = wordLabel(words.entryWords, 'social');

/** Returns the label of an entry's kind; conditions that are social statements are named as such. */
export const entryLabel = (entry: Pick<ImportedEntry, 'kind' | 'name' | 'code'>, locale?: string): string =>
  isSocialStatement(entry) ? labelIn(SOCIAL_LABEL, locale) : entryKindLabel(entry.kind, locale);

/** Returns the label of a resource type, or the FHIR name if it has none. */
const entryKindLabel = (kind: string, locale?: string): string => codedLabel(KIND_LABELS, kind, locale);

const SYSTEM_NAMES: Readonly<Record<string, string>> = {
  'http://snomed.info/sct': 'SNOMED CT',
  'http://loinc.org': 'LOINC',
  'http://www.nlm.nih.gov/research/umls/rxnorm': 'RxNorm',
  'http://hl7.org/fhir/sid/icd-10': 'ICD-10',
  'http://hl7.org/fhir/sid/icd-10-cm': 'ICD-10-CM',
  'http://hl7.org/fhir/sid/cvx': 'CVX',
  'http://www.whocc.no/atc': 'ATC',
  'http://www.ama-assn.org/go/cpt': 'CPT',
};

/** Returns a code such as `SNOMED CT 764146007`; unknown systems are shown by address. */
export function entryCodeText({ code }: Pick<ImportedEntry, 'code'>): string | undefined {
  if (!code) return undefined;
  const { system } = code;
  if (system === undefined) return code.code;
  const name = Object.hasOwn(SYSTEM_NAMES, system) ? SYSTEM_NAMES[system] : system;
  return `${name} ${code.code}`;
}

/** Only the year or month, if the source knows no more. A day would be made up. */
const PARTIAL = /^(\d{4})(?:-(\d\d))?$/;

/** Returns the date as precisely as the source has it; undefined if unknown. */
export function entryDateText(
  { at, time }: Pick<ImportedEntry, 'at' | 'time'>,
  { timeZone }: { readonly timeZone: string },
): string | undefined {
  const [, year, month] = PARTIAL.exec(time ?? '') ?? [];
  if (year !== undefined) return month === undefined ? year : `${month}-${year}`;
  if (at !== null) return formatDate(/^\d{4}-\d\d-\d\d$/.test(time ?? '') ? time : at, { timeZone });
  return time ?? undefined;
}
