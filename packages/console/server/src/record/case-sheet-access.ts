import { CASE_SHEET_ACCESS, type CaseSheetAccess, mayWriteCaseSheet } from '@careline/core/internal/record';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';

/**
 * Returns a user's access level: the configured one, or else PROVIDER for care providers (decision 0092). A pharmacist
 * who is not a doctor is always a viewer.
 */
export async function readSheetAccess(tx: Kysely<Schema>, staffId: string): Promise<CaseSheetAccess> {
  const row = await tx
    .selectFrom('staff')
    .select('case_sheet_access')
    .select(sql<boolean>`'my_encounters' = any(scopes)`.as('sees'))
    .select(
      sql<boolean>`exists (select from unnest(roles) r where r ilike '%pharmacist%')
        and not exists (select from unnest(roles) r where r ilike '%doctor%')`.as('dispenses'),
    )
    .where('id', '=', staffId)
    .executeTakeFirst();
  if (row?.dispenses) return CASE_SHEET_ACCESS.VIEWER;
  return row?.case_sheet_access ?? (row?.sees ? CASE_SHEET_ACCESS.PROVIDER : CASE_SHEET_ACCESS.VIEWER);
}

/** Throws `case-sheet-access` for users who may only read. */
export async function requireSheetProvider(
  tx: Kysely<Schema>,
  staffId: string,
  act = 'Writing in a case sheet',
): Promise<void> {
  const access = await readSheetAccess(tx, staffId);
  if (mayWriteCaseSheet(access)) return;
  throw new ProblemError('case-sheet-access', {
    detail: `${act} needs the access level PROVIDER; yours is ${access}.`,
    action: 'Ask an administrator for the access level PROVIDER.',
  });
}
