import { DEFAULT_CHANNELS, GENDER_CODES, genderCodeOf } from '@careline/core/internal/patients';
import { isPinCode, type RegisteredPatient } from '@careline/core/internal/patients/registration';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { mayRead, notFound } from '../../platform/access/access.ts';
import type { Entry } from '../../platform/access/entry.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newestConsent } from '../given-consents.ts';
import { enrolmentsOf, identifiersOf, pastEnrolmentsOf, phonesOf } from '../patients.ts';
import { SHOWN_COLUMNS, storedTexts } from './person-columns.ts';
import { presentPregnancy } from './pregnancies.ts';

const text = v.optional(v.fallback(v.optional(v.string()), undefined));
const texts = v.fallback(v.array(v.string()), []);

/** The members of a stored name or address that are read. Sources may add others. */
const storedNameSchema = v.object({ use: text, text, given: texts, family: text });
const storedAddressSchema = v.object({
  use: text,
  text,
  line: texts,
  city: text,
  district: text,
  state: text,
  postalCode: text,
});

/** A list entry as shown, with its index in the stored list; null if no stored entry matches it. */
export interface Placed<Shown> {
  readonly place: number | null;
  readonly shown: Shown;
}

/** Returns the entries of a list that match the schema. */
function readAll<Schema extends v.GenericSchema>(list: readonly unknown[], schema: Schema) {
  return list.flatMap((entry, place) => {
    const read = v.safeParse(schema, entry);
    return read.success ? [{ place, read: read.output }] : [];
  });
}

type Name = RegisteredPatient['names'][number];

function shownName({
  use = 'usual',
  text: whole,
  given,
  family,
}: v.InferOutput<typeof storedNameSchema>): Name[] {
  const first = given.join(' ').trim() || (family ? '' : (whole ?? '').trim());
  if (first) return [{ use, given: first, ...(family && { family }) }];
  return family ? [{ use, given: family }] : [];
}

/** Splits names into given and family name. A source's single text becomes the given name. */
export function placedNames(stored: readonly unknown[], shown: string): readonly Placed<Name>[] {
  const names = readAll(stored, storedNameSchema).flatMap(({ place, read }) =>
    shownName(read).map((name) => ({ place, shown: name })),
  );
  return names.length > 0 || shown === ''
    ? names
    : [{ place: null, shown: { use: 'official', given: shown } }];
}

const TITLES: Readonly<Record<string, string>> = { home: 'HOME', work: 'WORK' };

type Address = RegisteredPatient['addresses'][number];

function shownAddress(stored: v.InferOutput<typeof storedAddressSchema>): Address {
  const { use = '', text: whole, line, city, district, state, postalCode } = stored;
  const pin = postalCode !== undefined && isPinCode(postalCode) ? postalCode : undefined;
  // A foreign postal code has no field, so it is shown in the address lines.
  const lines = [...line, ...(pin === undefined && postalCode ? [postalCode] : [])].join(', ') || whole;
  return {
    title: TITLES[use] ?? 'OTHER',
    ...(lines && { line: lines }),
    ...(city && { city }),
    ...(district && { district }),
    ...(state && { state }),
    ...(pin && { pin }),
  };
}

export const placedAddresses = (stored: readonly unknown[]): readonly Placed<Address>[] =>
  readAll(stored, storedAddressSchema).map(({ place, read }) => ({ place, shown: shownAddress(read) }));

const shownOf = <Shown>(placed: readonly Placed<Shown>[]): Shown[] => placed.map(({ shown }) => shown);

const channelsOf = (chosen: readonly { channelType: string; isEnabled: boolean }[]) =>
  DEFAULT_CHANNELS.map((channel) => {
    const own = chosen.find(({ channelType }) => channelType === channel.channelType);
    return { ...channel, isEnabled: own?.isEnabled ?? channel.isEnabled };
  });

function personOf(tx: Kysely<Schema>, entry: Entry, vitaId: string) {
  return tx
    .selectFrom('person as p')
    .select(SHOWN_COLUMNS.map((column) => `p.${column}` as const))
    .where('p.id', '=', vitaId)
    .where(mayRead(entry, sql.ref('p.id')))
    .executeTakeFirst();
}

/** Returns a patient's registration, with the programmes of the reader's facility. Throws `not-found`. */
export async function readRegistration(
  tx: Kysely<Schema>,
  entry: Entry,
  vitaId: string,
): Promise<RegisteredPatient> {
  const person = await personOf(tx, entry, vitaId);
  if (!person) throw notFound('patient');
  const identifiers = await identifiersOf(tx, vitaId);
  return {
    vitaId,
    updatedAt: person.updated_at,
    uhid: identifiers.find(({ system }) => system === 'uhid')?.value ?? null,
    name: person.name,
    names: shownOf(placedNames(person.names, person.name)),
    gender: GENDER_CODES.find((code) => code === genderCodeOf(person.gender)) ?? null,
    birthDate: person.birth_date,
    phones: await phonesOf(tx, vitaId),
    emails: person.emails,
    addresses: shownOf(placedAddresses(person.addresses)),
    languages: person.languages,
    callingTime: person.calling_time,
    nextOfKin: person.next_of_kin,
    channels: channelsOf(person.channels),
    enrolments: await enrolmentsOf(tx, entry.facilityId, vitaId),
    pastEnrolments: await pastEnrolmentsOf(tx, entry.facilityId, vitaId),
    pregnancy: (await presentPregnancy(tx, vitaId, entry)) ?? null,
    consent: await newestConsent(tx, vitaId),
    consentWithdrawnAt: person.consent_withdrawn_at,
    deceased: person.deceased === 'true' ? true : person.deceased,
    ...storedTexts(person),
  };
}
