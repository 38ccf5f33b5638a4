import { MAX_PATIENT_TAGS, type PatientTag } from '@careline/core/internal/patients';
import { type TagDefinition, tagDefinitionsIn } from '@careline/core/internal/preferences';
import { type Kysely, sql, type Transaction } from 'kysely';
import { requirePatient } from '../../platform/access/access.ts';
import type { Entry } from '../../platform/access/entry.ts';
import { lockPatient } from '../../platform/access/lock-patient.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { recordTagsOf } from './shown-tags.ts';

export async function readTags(tx: Kysely<Schema>, vitaId: string): Promise<PatientTag[]> {
  const { rows } = await sql<{
    tags: PatientTag[];
  }>`select ${recordTagsOf(sql`${vitaId}::uuid`)} as tags`.execute(tx);
  return rows[0]?.tags ?? [];
}

/** Reads the organisation's tag definitions. */
async function readDefinitions(
  tx: Kysely<Schema>,
  organisationId: string,
): Promise<readonly TagDefinition[]> {
  const row = await tx
    .selectFrom('preference')
    .select('info')
    .where('organisation_id', '=', organisationId)
    .where('type', '=', 'TAGS')
    .executeTakeFirst();
  return tagDefinitionsIn(row?.info ?? {});
}

export interface TagChange {
  readonly vitaId: string;
  readonly set: readonly string[];
  readonly remove: readonly string[];
}

const refused = (message: string): ProblemError =>
  new ProblemError('input-invalid', { errors: [{ path: 'set', message }] });

/** Returns the definitions for codes to set. Throws for a code the organisation does not offer. */
function offered(codes: readonly string[], definitions: readonly TagDefinition[]): readonly TagDefinition[] {
  return codes.map((code) => {
    const definition = definitions.find((one) => one.code === code);
    if (definition && !definition.archived) return definition;
    throw refused(
      `has ${code}, which the organisation does not offer: read the tags again and choose one of them`,
    );
  });
}

async function removeTags(tx: Transaction<Schema>, { vitaId, remove }: TagChange, { staffId, now }: Entry) {
  if (remove.length === 0) return;
  await tx
    .updateTable('patient_tag')
    .set({ removed_by: staffId, removed_at: now })
    .where('person_id', '=', vitaId)
    .where('code', 'in', [...remove])
    .where('removed_at', 'is', null)
    .execute();
}

/** Sets tags the patient does not have yet. Throws if that exceeds the limit per patient. */
async function setTags(tx: Transaction<Schema>, { vitaId, set }: TagChange, entry: Entry): Promise<void> {
  const standing = new Set((await readTags(tx, vitaId)).map(({ code }) => code));
  const added = [...new Set(set)].filter((code) => !standing.has(code));
  if (added.length === 0) return;
  if (standing.size + added.length > MAX_PATIENT_TAGS) {
    throw refused(`would leave more than ${MAX_PATIENT_TAGS} tags: remove one first`);
  }
  const definitions = offered(added, await readDefinitions(tx, entry.organisationId));
  await tx
    .insertInto('patient_tag')
    .values(
      definitions.map(({ code, label, colour }) => ({
        id: newId(),
        organisation_id: entry.organisationId,
        person_id: vitaId,
        code,
        label,
        colour,
        facility_id: entry.facilityId,
        set_by: entry.staffId,
        set_at: entry.now,
      })),
    )
    .execute();
}

/** Removes and sets tags of a patient, and returns the resulting tags. */
export async function changeTags(
  tx: Transaction<Schema>,
  change: TagChange,
  entry: Entry,
): Promise<readonly PatientTag[]> {
  await requirePatient(tx, entry, change.vitaId);
  await lockPatient(tx, change.vitaId);
  await removeTags(tx, change, entry);
  await setTags(tx, change, entry);
  return readTags(tx, change.vitaId);
}
