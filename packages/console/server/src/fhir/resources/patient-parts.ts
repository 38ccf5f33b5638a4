import type { Address, ContactPoint, HumanName, Identifier, Patient } from 'fhir/r4';
import { MERGED_UHID } from '../../patients/find-by-uhid.ts';
import { dateOf, filled, systemUri } from '../fhir-systems.ts';

/** Names, addresses and phones are stored in their source's form: take only what R4 allows. */
type Loose = Readonly<Record<string, unknown>>;

const asLoose = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const textsOf = (value: unknown): string[] => [value].flat().flatMap((one) => textOf(one) ?? []);

const among = <T extends string>(value: unknown, codes: readonly T[]): T | undefined =>
  codes.find((code) => code === value);

const NAME_USES = ['usual', 'official', 'temp', 'nickname', 'anonymous', 'old', 'maiden'] as const;

function nameOf(stored: unknown): HumanName | undefined {
  const { use, text, family, given, prefix, suffix } = asLoose(stored);
  const name = filled<HumanName>({
    use: among(use, NAME_USES),
    text: textOf(text),
    family: textOf(family),
    given: textsOf(given),
    prefix: textsOf(prefix),
    suffix: textsOf(suffix),
  });
  return Object.keys(name).some((key) => key !== 'use') ? name : undefined;
}

/** Returns the names; the displayed one if none is stored in parts. */
export function namesOf(names: readonly unknown[], shown: string): HumanName[] {
  const read = names.flatMap((name) => nameOf(name) ?? []);
  if (read.length > 0) return read;
  return shown === '' ? [] : [{ text: shown }];
}

const ADDRESS_USES = ['home', 'work', 'temp', 'old', 'billing'] as const;

export function addressesOf(addresses: readonly unknown[]): Address[] {
  return addresses.flatMap((stored) => {
    const { use, text, line, city, district, state, postalCode, country } = asLoose(stored);
    const address = filled<Address>({
      use: among(use, ADDRESS_USES),
      text: textOf(text),
      line: textsOf(line),
      city: textOf(city),
      district: textOf(district),
      state: textOf(state),
      postalCode: textOf(postalCode),
      country: textOf(country),
    });
    return Object.keys(address).some((key) => key !== 'use') ? [address] : [];
  });
}

const PHONE_USES = ['home', 'work', 'temp', 'old', 'mobile'] as const;

export interface StoredPhone {
  readonly value: string;
  readonly use: string | null;
}

export const telecomOf = (phones: readonly StoredPhone[], emails: readonly string[]): ContactPoint[] => [
  ...phones.map(({ value, use }) =>
    filled<ContactPoint>({ system: 'phone', value, use: among(use, PHONE_USES) }),
  ),
  ...emails.map((value): ContactPoint => ({ system: 'email', value })),
];

const RECORD_NUMBER = {
  coding: [
    { system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code: 'MR', display: 'Medical record number' },
  ],
};
/** Stored systems of medical record numbers. */
const RECORD_NUMBERS: ReadonlySet<string> = new Set(['uhid', 'mrn', MERGED_UHID]);

export interface StoredIdentifier {
  readonly system: string;
  readonly value: string;
}

/** Returns the identifiers. UHIDs of records that were merged into this one are old. */
export const identifiersOf = (identifiers: readonly StoredIdentifier[]): Identifier[] =>
  identifiers.map(({ system, value }) => ({
    ...(system === 'uhid' ? { use: 'official' as const } : {}),
    ...(system === MERGED_UHID ? { use: 'old' as const } : {}),
    ...(RECORD_NUMBERS.has(system) ? { type: RECORD_NUMBER } : {}),
    system: systemUri(system === MERGED_UHID ? 'uhid' : system),
    value,
  }));

/** Returns whether and when a patient died. `deceased` is `true` or a date. */
export function deceasedOf(deceased: string | null): Pick<Patient, 'deceasedBoolean' | 'deceasedDateTime'> {
  if (deceased === null) return {};
  const day = dateOf(deceased.slice(0, 'YYYY-MM-DD'.length));
  return day === undefined ? { deceasedBoolean: true } : { deceasedDateTime: day };
}

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

export const communicationOf = (languages: readonly string[]): Patient['communication'] =>
  languages.map((language) => ({
    language: LANGUAGE.test(language)
      ? { coding: [{ system: 'urn:ietf:bcp:47', code: language }] }
      : { text: language },
  }));

export interface StoredKin {
  readonly name: string;
  readonly relation: string;
  readonly phone?: string | undefined;
}

export const contactsOf = (kin: readonly StoredKin[]): Patient['contact'] =>
  kin.map(({ name, relation, phone }) => ({
    ...(relation === '' ? {} : { relationship: [{ text: relation }] }),
    name: { text: name },
    ...(phone === undefined ? {} : { telecom: [{ system: 'phone' as const, value: phone }] }),
  }));
