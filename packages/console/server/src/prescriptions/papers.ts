import { createHash, randomBytes } from 'node:crypto';
import { inEachLanguage } from '@careline/core/internal/formatting';
import {
  countedDispenses,
  dispensedText,
  doseText,
  durationText,
  type IssuedLine,
  lastEvent,
  medicineText,
  type PaperFacts,
  quantityText,
} from '@careline/core/internal/prescriptions';
import {
  type CheckedMedicine,
  type CheckedPaper,
  initialsOf,
} from '@careline/core/internal/prescriptions/checked-paper';
import { type Kysely, sql, type Transaction } from 'kysely';
import { requirePatient } from '../platform/access/access.ts';
import type { Entry } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { readStoredFacts } from './paper-facts.ts';
import { readPrescription } from './prescription-rows.ts';

/** Random codes cannot be guessed, so the hash needs no salt. */
const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Adds a paper to a prescription. Returns its code and content. Throws `not-found`. */
export async function addPaper(
  tx: Transaction<Schema>,
  { vitaId, prescriptionId }: { readonly vitaId: string; readonly prescriptionId: string },
  entry: Entry,
): Promise<{ readonly code: string; readonly paper: PaperFacts }> {
  await requirePatient(tx, entry, vitaId);
  const prescription = await readPrescription(tx, vitaId, prescriptionId);
  const code = randomBytes(17).toString('base64url').slice(0, 22);
  const paper = { code_hash: hashOf(code), prescription_id: prescriptionId, author_id: entry.staffId };
  await tx
    .insertInto('prescription_paper')
    .values({ ...paper, created_at: entry.now })
    .execute();
  return { code, paper: await readStoredFacts(tx, prescription) };
}

/** Where and for whom a paper was signed. Only the members of `CheckedPaper` leave the server. */
export interface FoundPaper {
  readonly checked: CheckedPaper;
  readonly prescriptionId: string;
  readonly vitaId: string;
  readonly organisationId: string;
  readonly facilityId: string;
}

/** Leaves out the indication and further directions, because they are about the patient. */
const checkedMedicine = (line: IssuedLine): CheckedMedicine => ({
  name: inEachLanguage((locale) => medicineText(line, locale)),
  directions: inEachLanguage((locale) =>
    [doseText(line, locale), durationText(line, locale)].filter(Boolean).join(', '),
  ),
  isStopped: lastEvent(line, 'stopped') !== undefined,
  dispensed: inEachLanguage((locale) => dispensedText(line, locale)),
  supplies: countedDispenses(line).map(({ handedOverOn, facility, product, quantity, unit }) => ({
    ...{ on: handedOverOn, facility, product },
    quantity: inEachLanguage((locale) => quantityText(quantity, unit, locale)),
  })),
});

/** Returns the prescription of a paper, or undefined for an unknown code or an erased patient. */
export async function findPaper(db: Kysely<Schema>, code: string): Promise<FoundPaper | undefined> {
  const row = await db
    .selectFrom('prescription_paper as c')
    .innerJoin('prescription as p', 'p.id', 'c.prescription_id')
    .innerJoin('person as o', 'o.id', 'p.person_id')
    .innerJoin('facility as f', 'f.id', 'p.facility_id')
    .select(['p.id', 'p.person_id', 'p.organisation_id', 'p.facility_id', 'o.name', 'f.time_zone'])
    .select(sql<string | null>`left(o.birth_date::text, 4)`.as('birth_year'))
    .where('c.code_hash', '=', hashOf(code))
    .where('o.erased_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { lines, withdrawn, ...head } = await readPrescription(db, row.person_id, row.id);
  const stops = lines.flatMap((line) => lastEvent(line, 'stopped') ?? []);
  const isStopped = stops.length === lines.length;
  const state = withdrawn ? 'withdrawn' : isStopped ? 'stopped' : 'valid';
  const stoppedAt = isStopped ? Math.max(...stops.map(({ at }) => at)) : null;
  return {
    prescriptionId: row.id,
    vitaId: row.person_id,
    organisationId: row.organisation_id,
    facilityId: row.facility_id,
    checked: {
      state,
      number: head.number,
      facility: head.facility,
      signer: head.signer.name,
      registrationNumber: head.registrationNumber,
      signedAt: head.signedAt,
      timeZone: row.time_zone,
      lines: lines.length,
      stoppedLines: stops.length,
      initials: initialsOf(row.name ?? ''),
      birthYear: row.birth_year,
      endedAt: withdrawn?.at ?? stoppedAt,
      medicines: state === 'valid' ? lines.map(checkedMedicine) : [],
    },
  };
}
