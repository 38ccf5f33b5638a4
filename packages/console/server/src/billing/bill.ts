import { type EncounterBill, type LedgerEntry, reversedIds } from '@careline/core/internal/billing';
import { dayOf } from '@careline/core/internal/formatting';
import { type Kysely, sql, type Transaction } from 'kysely';
import { notFound } from '../platform/access/access.ts';
import type { Entry } from '../platform/access/entry.ts';
import { lockPatient, uhidOf } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { BillKey } from './bill-key.ts';
import { readEntries } from './ledger-rows.ts';
import { readLinks } from './link-rows.ts';
import { offersOn, readCurrency, readRateCards, suggestionsFor } from './rate-cards.ts';

/** Returns an encounter at the author's facility. Throws `not-found`. */
export async function requireEncounter(tx: Kysely<Schema>, { vitaId, encounterId }: BillKey, entry: Entry) {
  const row = await tx
    .selectFrom('encounter as e')
    .innerJoin('person as p', 'p.id', 'e.person_id')
    .select(['e.service_type', 'e.package', 'e.starts_at', 'p.name'])
    .select(uhidOf(sql.ref('e.person_id')).as('uhid'))
    .where('e.id', '=', encounterId)
    .where('e.person_id', '=', vitaId)
    .where('e.facility_id', '=', entry.facilityId)
    .executeTakeFirst();
  if (!row) throw notFound('encounter');
  return row;
}

/** Returns the keys of items that are charged and not reversed. */
export function chargedKeys(entries: readonly LedgerEntry[]): ReadonlySet<string> {
  const reversed = reversedIds(entries);
  return new Set(entries.flatMap(({ id, item }) => (item?.about && !reversed.has(id) ? [item.about] : [])));
}

/** Returns the bill of an encounter. Throws `not-found` for encounters of other facilities. */
export async function readBill(
  tx: Kysely<Schema>,
  key: BillKey,
  entry: Entry,
  takesOnline: boolean,
): Promise<EncounterBill> {
  const encounter = await requireEncounter(tx, key, entry);
  const cards = await readRateCards(tx, entry);
  const entries = await readEntries(tx, key.encounterId);
  const orders = await tx
    .selectFrom('lab_order')
    .select(['id', 'tests'])
    .where('person_id', '=', key.vitaId)
    .where('encounter_id', '=', key.encounterId)
    .where('cancelled_at', 'is', null)
    .orderBy('created_at')
    .execute();
  const day = dayOf(entry.now, entry.timeZone);
  const charged = chargedKeys(entries);
  const wanted = { serviceType: encounter.service_type, package: encounter.package, day, orders };
  return {
    patient: { name: encounter.name ?? '', uhid: encounter.uhid },
    serviceType: encounter.service_type,
    startsAt: encounter.starts_at,
    entries: [...entries],
    currency: await readCurrency(tx, entry),
    suggestions: suggestionsFor(cards, wanted).filter(({ about }) => about !== null && !charged.has(about)),
    offers: [...offersOn(cards, day)],
    links: await readLinks(tx, key.encounterId, entry.now),
    takesOnline,
  };
}

/**
 * Locks the patient and returns the entries of the encounter, so that concurrent writers see each other's. Throws
 * `not-found`.
 */
export async function lockBill(
  tx: Transaction<Schema>,
  key: BillKey,
  entry: Entry,
): Promise<readonly LedgerEntry[]> {
  await lockPatient(tx, key.vitaId);
  await requireEncounter(tx, key, entry);
  return readEntries(tx, key.encounterId);
}
