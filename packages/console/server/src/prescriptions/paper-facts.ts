import type { PaperFacts, Prescription, SignedFacts } from '@careline/core/internal/prescriptions';
import { type Kysely, sql } from 'kysely';
import { newestWeight } from '../observations/last-weight.ts';
import { placedAddresses } from '../patients/registration/registered-patients.ts';
import type { Schema } from '../platform/database/schema.ts';
import { readSheet } from '../record/case-sheet-versions.ts';
import { sheetFacts } from './sheet-facts.ts';

type Tx = Kysely<Schema>;

export interface SignedFactsQuestion {
  readonly vitaId: string;
  readonly encounterId: string | null;
  readonly facilityId: string;
  readonly staffId: string;
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
}

/** Returns what the paper would show if this doctor signed now. */
export async function readSignedFacts(tx: Tx, question: SignedFactsQuestion): Promise<SignedFacts> {
  const { vitaId, encounterId, facilityId, staffId } = question;
  const clinic = await tx
    .selectFrom('facility')
    .select(['address', 'phone'])
    .where('id', '=', facilityId)
    .executeTakeFirst();
  const doctor = await tx
    .selectFrom('staff')
    .select('qualification')
    .where('id', '=', staffId)
    .executeTakeFirst();
  const weight = await newestWeight(tx, question);
  const sheet = encounterId === null ? [] : await readSheet(tx, { vitaId, encounterId });
  return {
    qualification: doctor?.qualification ?? '',
    clinicAddress: clinic?.address ?? '',
    clinicPhone: clinic?.phone ?? '',
    weight: weight ? { value: weight.kilograms, on: weight.on } : null,
    ...sheetFacts(sheet),
  };
}

/** Formats an address on one line, preferring the home address. */
export function addressText(stored: readonly unknown[]): string {
  const addresses = placedAddresses(stored).map(({ shown }) => shown);
  const address = addresses.find(({ title }) => title === 'HOME') ?? addresses[0];
  const { line, city, district, state, pin } = address ?? {};
  const names = [line, city, district === city ? '' : district, state].filter(Boolean).join(', ');
  return [names, pin].filter(Boolean).join(' ');
}

type EncounterQuestion = Pick<Prescription, 'vitaId' | 'encounterId'>;

async function readTests(tx: Tx, { vitaId, encounterId }: EncounterQuestion): Promise<PaperFacts['tests']> {
  const orders = await tx
    .selectFrom('lab_order')
    .select(['tests', 'fasting'])
    .where('person_id', '=', vitaId)
    .where('encounter_id', '=', encounterId)
    .where('cancelled_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return orders.flatMap(({ tests, fasting }) => tests.map(({ name }) => ({ name, isFasting: fasting })));
}

/** Returns the encounter's next visit, or else the first day of an open follow-up or review of the encounter. */
async function readNextVisit(tx: Tx, { vitaId, encounterId }: EncounterQuestion): Promise<string | null> {
  const { rows } = await sql<{ readonly day: string | null }>`
    select coalesce(
      e.review_on::text,
      (select min(f.due_on::text) from follow_up f
        where f.encounter_id = e.id and f.person_id = e.person_id and f.state = 'open'
          and f.kind in ('follow-up', 'review'))
    ) as day
    from encounter e where e.id = ${encounterId} and e.person_id = ${vitaId}`.execute(tx);
  return rows[0]?.day ?? null;
}

/** Returns facts that may change after the signature, together with the signed facts. */
export async function readPaperFacts(
  tx: Tx,
  question: EncounterQuestion,
  signed: SignedFacts | null,
): Promise<PaperFacts> {
  const person = await tx
    .selectFrom('person')
    .select('addresses')
    .where('id', '=', question.vitaId)
    .executeTakeFirst();
  const isInEncounter = question.encounterId !== null;
  return {
    signed,
    patientAddress: addressText(person?.addresses ?? []),
    tests: isInEncounter ? await readTests(tx, question) : [],
    nextVisit: isInEncounter ? await readNextVisit(tx, question) : null,
  };
}

/** Returns what the paper of a signed prescription shows. */
export async function readStoredFacts(tx: Tx, { id, ...question }: Prescription): Promise<PaperFacts> {
  const row = await tx
    .selectFrom('prescription')
    .select('signed_facts')
    .where('id', '=', id)
    .executeTakeFirst();
  return readPaperFacts(tx, question, row?.signed_facts ?? null);
}
