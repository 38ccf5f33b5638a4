import type { ReportedSign } from '@careline/core/internal/calls/findings';
import type { Transaction } from 'kysely';
import type { Entry } from '../../platform/access/entry.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Tx = Transaction<Schema>;

export interface SignsOfScore {
  readonly assessmentId: string;
  readonly vitaId: string;
  /** When the patient was assessed, unix seconds. */
  readonly at: number;
  readonly level: string;
  readonly signs: readonly ReportedSign[];
}

/** Opens a sign for a score. It stays open until an outcome is recorded or the score is withdrawn. */
export async function openScoreSigns(
  tx: Tx,
  { assessmentId, vitaId, at, level, signs }: SignsOfScore,
  entry: Entry,
): Promise<void> {
  await tx
    .insertInto('open_sign')
    .values({
      id: newId(),
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: vitaId,
      contact_id: null,
      assessment_id: assessmentId,
      level,
      signs: JSON.stringify(signs),
      told_at: at,
      raised_at: entry.now,
    })
    .execute();
}

/** Ends the sign of a withdrawn score. A sign with an outcome stays settled. */
export async function endScoreSigns(tx: Tx, assessmentId: string, now: number): Promise<void> {
  await tx
    .updateTable('open_sign')
    .set({ ended_at: now, end_reason: 'withdrawn' })
    .where('assessment_id', '=', assessmentId)
    .where('settled_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}
