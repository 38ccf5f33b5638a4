import { loadPrescriptionChecks } from '@careline/core/internal/prescriptions';
import type { Transaction } from 'kysely';
import { DEMO_FACILITIES } from '../../src/demo/demo-organisation.ts';
import { insertMissing } from '../../src/demo/insert-missing.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { caseSheetRows, WRITTEN } from './demo-case-sheets.ts';
import { PARTLY_REPORTED, storeLabs } from './demo-labs.ts';
import { storePrescription } from './demo-prescriptions.ts';
import { type HeldConsultation, heldConsultations } from './held-consultations.ts';
import { DAY } from './indian-time.ts';
import type { DemoPerson } from './make-person.ts';

type Tx = Transaction<Schema>;

const [_FIRST] = DEMO_FACILITIES;

/** Results arrive within a day. */
const reportedAt = (seen: HeldConsultation, now: number): number =>
  Math.min(seen.starts_at + 900 + DAY, now - 600);

/** Returns the newest consultation of each kind that suits its patient, at most one per patient. */
function chooseFor(
  held: readonly HeldConsultation[],
  people: readonly DemoPerson[],
  fits: readonly ((person: DemoPerson) => boolean)[],
): readonly (HeldConsultation | undefined)[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  const chosen = new Set<string>();
  return fits.map((isFor) => {
    const found = held.find(({ person_id }) => {
      const person = byId.get(person_id);
      return person && person.storyKey === undefined && !chosen.has(person_id) && isFor(person);
    });
    if (found) chosen.add(found.person_id);
    return found;
  });
}

const setReason = (tx: Tx, { id }: HeldConsultation, reason: string) =>
  tx.updateTable('encounter').set({ reason }).where('id', '=', id).execute();

/**
 * Stores case sheets, prescriptions, orders and results of the doctor's last consultations at the first facility, each
 * for a suitable patient. The encounters must exist. `now` is in unix seconds.
 */
export async function writeConsultations(tx: Tx, people: readonly DemoPerson[], now: number): Promise<void> {
  const held = await heldConsultations(tx, now);
  const checks = await loadPrescriptionChecks();
  const isAnaemic = ({ story }: DemoPerson): boolean => story.anaemia && !story.pregnancy;
  const chosen = chooseFor(held, people, [
    ...WRITTEN.map(
      ({ fits }) =>
        (one: DemoPerson) =>
          fits(one.story),
    ),
    isAnaemic,
  ]);
  let number = 0;
  for (const [index, written] of WRITTEN.entries()) {
    const seen = chosen[index];
    if (!seen) throw new Error(`No consultation suits: ${written.summary.complaint}`);
    await setReason(tx, seen, String(written.summary.complaint));
    await insertMissing(tx, 'case_sheet_version', caseSheetRows(seen, written));
    number += 1;
    await storePrescription(tx, seen, { typed: written.prescribed, number, checks });
    if (written.labs) await storeLabs(tx, seen, written.labs, reportedAt(seen, now));
  }
  const tired = chosen.at(-1);
  if (!tired) throw new Error('No consultation suits a tired patient.');
  await setReason(tx, tired, PARTLY_REPORTED.reason);
  await storeLabs(tx, tired, PARTLY_REPORTED, reportedAt(tired, now));
}

/** Stored prescriptions of the doctor's consultations; the next one has the following number. */
export const GENERATED_PRESCRIPTIONS = WRITTEN.length;
