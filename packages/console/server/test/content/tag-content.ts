import type { TagDefinition } from '@careline/core/internal/preferences';
import type { CallClinic } from '../call-clinic.ts';

/** Replaces the tags of the clinic's organisation. */
export async function defineTags(
  { database, clinic }: Pick<CallClinic, 'database' | 'clinic'>,
  tags: readonly Partial<TagDefinition>[],
): Promise<void> {
  const info = JSON.stringify({ tags: tags.map((tag) => ({ label: 'A tag', colour: 'accent', ...tag })) });
  await database.db
    .insertInto('preference')
    .values({ organisation_id: clinic.organisationId, type: 'TAGS', info, updated_at: 1 })
    .onConflict((clash) => clash.columns(['organisation_id', 'type']).doUpdateSet({ info }))
    .execute();
}
