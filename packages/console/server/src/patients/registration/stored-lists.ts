import {
  type ChangedEntry,
  isPinCode,
  type RegisteredPatient,
  type RegistrationParts,
} from '@careline/core/internal/patients/registration';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { nameColumns } from './person-columns.ts';
import { phoneRows } from './persons.ts';
import { type Placed, placedAddresses, placedNames } from './registered-patients.ts';
import { storedAddress, storedNames } from './registration-columns.ts';

/**
 * Lists are stored in their source's form (FHIR) and shown in the form's shape. An edit preserves members it does not
 * name, and entries that cannot be shown.
 */
type Tx = Transaction<Schema>;

type Entries = readonly ChangedEntry[] | undefined;
type Loose = Readonly<Record<string, unknown>>;

const asLoose = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};

const without = (value: Loose, ...keys: readonly string[]): Loose =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

const defined = (value: Loose): Loose =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));

const isTouched = ({ named }: ChangedEntry): boolean => Object.keys(named).length > 0;

/** Returns the list to store after an edit. Entries that no form shows go to the end. */
function storedAfter<Shown>(
  entries: readonly ChangedEntry[],
  stored: readonly unknown[],
  placed: readonly Placed<Shown>[],
  merged: (entry: ChangedEntry, before: Loose) => unknown,
): unknown[] {
  const shown = new Set(placed.map(({ place }) => place));
  const unchanged = entries.map((entry) => {
    const place = entry.of === undefined ? undefined : placed[entry.of]?.place;
    const before = typeof place === 'number' ? stored[place] : undefined;
    return before !== undefined && !isTouched(entry) ? before : merged(entry, asLoose(before));
  });
  return [...unchanged, ...stored.filter((_, place) => !shown.has(place))];
}

type Name = NonNullable<RegistrationParts['names']>[number];

const nameText = ({ given, family = '' }: Name): string => `${given} ${family}`.replace(/\s+/g, ' ').trim();

/** Keeps a name's prefixes and period, and rebuilds its text from its parts. */
function mergedName({ named, after }: ChangedEntry, before: Loose): unknown {
  const [fresh] = storedNames([after as Name]).names as readonly Loose[];
  const isRenamed = 'given' in named || 'family' in named;
  const { given, family, use, text } = fresh ?? {};
  if (!isRenamed) return { ...before, use };
  const rest = without(before, 'given', 'family', 'text');
  return {
    ...rest,
    use: 'use' in named ? use : (before.use ?? use),
    text,
    given,
    ...(family !== undefined && { family }),
  };
}

/** Returns the display name: the previous one if it was not changed, or else the first. */
function shownName(entries: readonly ChangedEntry[], before: RegisteredPatient): string {
  const texts = before.names.map((name) => nameText(name as Name));
  const shownBefore = Math.max(texts.indexOf(before.name), 0);
  const still = entries.find((entry) => entry.of === shownBefore);
  if (still && !('given' in still.named) && !('family' in still.named)) return before.name;
  return nameText((still ?? entries[0])?.after as Name);
}

/** Stores changed names and the patient's search keys. */
export async function changeNames(tx: Tx, before: RegisteredPatient, entries: Entries): Promise<void> {
  if (!entries) return;
  const { vitaId } = before;
  const row = await tx
    .selectFrom('person')
    .select(['names', 'name'])
    .where('id', '=', vitaId)
    .executeTakeFirstOrThrow();
  const names = storedAfter(entries, row.names, placedNames(row.names, row.name), mergedName);
  const alsoKnownAs = entries.map(({ after }) => nameText(after as Name));
  await tx
    .updateTable('person')
    .set(nameColumns({ name: shownName(entries, before), names, alsoKnownAs }))
    .where('id', '=', vitaId)
    .execute();
}

type Phone = NonNullable<RegistrationParts['phones']>[number];

export async function changePhones(tx: Tx, vitaId: string, entries: Entries): Promise<void> {
  if (!entries) return;
  await tx.deleteFrom('person_phone').where('person_id', '=', vitaId).execute();
  const rows = phoneRows({ id: vitaId, phones: entries.map(({ after }) => after as Phone) });
  if (rows.length > 0) await tx.insertInto('person_phone').values(rows).execute();
}

type Address = NonNullable<RegistrationParts['addresses']>[number];

/** Returns the stored members that an edit names; a removed member is undefined. */
function freshMembers({ named, after }: ChangedEntry): Loose {
  const { line, postalCode, country, use, ...rest }: Loose = storedAddress(after as Address);
  const all: Loose = { ...rest, title: { use }, pin: { postalCode, country } };
  return Object.fromEntries(Object.keys(named).map((key) => [key, key === 'line' ? line : all[key]]));
}

/** Merges an edit into an address. Keeps what it does not name: country, period, and lines shown as one. */
function mergedAddress(entry: ChangedEntry, before: Loose): unknown {
  const { named, after, of } = entry;
  if (of === undefined) return storedAddress(after as Address);
  const { title, pin, ...others } = freshMembers(entry);
  const { line } = after as Address;
  const { postalCode, text } = before;
  // A foreign postal code is shown in the line and changes with it.
  const isInLine = typeof postalCode === 'string' && !isPinCode(postalCode);
  const showsText = !Array.isArray(before.line) || before.line.length === 0;
  const takesLine = 'line' in named || (isInLine && 'pin' in named);
  return defined({
    ...without(before, 'text'),
    ...(showsText && typeof text === 'string' && { line: [text] }),
    ...others,
    ...asLoose(title),
    ...(takesLine && { line: line === undefined ? undefined : [line] }),
    ...(isInLine && takesLine && { postalCode: undefined }),
    ...asLoose(pin),
  });
}

export async function changeAddresses(tx: Tx, vitaId: string, entries: Entries): Promise<void> {
  if (!entries) return;
  const { addresses } = await tx
    .selectFrom('person')
    .select('addresses')
    .where('id', '=', vitaId)
    .executeTakeFirstOrThrow();
  const stored = storedAfter(entries, addresses, placedAddresses(addresses), mergedAddress);
  await tx
    .updateTable('person')
    .set({ addresses: JSON.stringify(stored) })
    .where('id', '=', vitaId)
    .execute();
}
