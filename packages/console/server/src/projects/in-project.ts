import { type RawBuilder, sql } from 'kysely';

/** Returns whether a patient is enrolled in a project now. `person` is a column or a value. */
export const inProject = (projectId: string, person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from project_patient j where j.project_id = ${projectId} and j.person_id = ${person} and j.left_at is null)`;
