import { randomInt } from 'node:crypto';
import { identifierKey, isOwnUhid } from '@careline/core/internal/patients';
import { uhidOf } from '@careline/core/internal/patients/registration';
import { type Kysely, sql, type Transaction } from 'kysely';
import { mayRead } from '../platform/access/access.ts';
import type { Entry } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { findByUhid, MERGED_UHID } from './find-by-uhid.ts';
import { type MatchRow, matchColumns, toMatch } from './search/patient-matches.ts';

const SERIALS = 1_000_000_000;

/** Returns a UHID that cannot be guessed from another. The caller must check that it is free. */
export function generateUhid(): string {
  return uhidOf(randomInt(SERIALS));
}

type Tx = Transaction<Schema>;

/** The error for a person known at another facility. It reveals nothing else about them. */
const knownElsewhere = (): ProblemError =>
  new ProblemError('patient-elsewhere', {
    detail: 'The patient is known at another facility of the organisation.',
    action: 'Ask that facility for a link to the patient, or register them with another UHID.',
  });

async function ownMatch(tx: Kysely<Schema>, entry: Entry, vitaId: string) {
  const { rows } = await sql<MatchRow>`
    select ${matchColumns(entry.facilityId)} from person p
    where p.id = ${vitaId} and ${mayRead(entry, sql.ref('p.id'))}`.execute(tx);
  return rows[0] && toMatch(rows[0], 'uhid');
}

/** Returns the error that shows the facility's patient with this UHID, or undefined if there is none. */
export async function uhidTakenHere(
  tx: Kysely<Schema>,
  uhid: string,
  entry: Entry,
): Promise<ProblemError | undefined> {
  const owner = await findByUhid(tx, entry.organisationId, uhid);
  const patient = owner && (await ownMatch(tx, entry, owner.vitaId));
  if (!patient) return undefined;
  return new ProblemError('uhid-taken', {
    detail: 'A patient of this facility has this UHID.',
    action: 'Open that patient, or correct the UHID.',
    patient,
  });
}

/** Returns why a UHID is taken. Names its owner only if the reader may see them. */
const takenBy = async (tx: Kysely<Schema>, uhid: string, entry: Entry): Promise<ProblemError> =>
  (await uhidTakenHere(tx, uhid, entry)) ?? knownElsewhere();

/** Gives a person a UHID. Returns false if another person has it, even through a concurrent request. */
async function take(tx: Tx, vitaId: string, uhid: string, { organisationId }: Entry): Promise<boolean> {
  const merged = await tx
    .selectFrom('identifier')
    .select('person_id')
    .where('organisation_id', '=', organisationId)
    .where('value_key', '=', identifierKey(uhid))
    .where('system', '=', MERGED_UHID)
    .executeTakeFirst();
  if (merged && merged.person_id !== vitaId) return false;
  const taken = await tx
    .insertInto('identifier')
    .values({
      person_id: vitaId,
      organisation_id: organisationId,
      system: 'uhid',
      value: uhid,
      value_key: identifierKey(uhid),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Gives a person the typed UHID, in capitals if it is in our format. Throws `uhid-taken`, `patient-elsewhere`. */
export async function takeUhid(tx: Tx, vitaId: string, typed: string, entry: Entry): Promise<void> {
  const key = identifierKey(typed);
  const uhid = isOwnUhid(key) ? key : typed;
  if (!(await take(tx, vitaId, uhid, entry))) throw await takenBy(tx, uhid, entry);
}

/** Gives a person an unused UHID. */
export async function makeUhid(tx: Tx, vitaId: string, entry: Entry): Promise<void> {
  while (!(await take(tx, vitaId, generateUhid(), entry)));
}

/** Replaces a patient's UHID. The old one still finds the patient. */
export async function replaceUhid(tx: Tx, vitaId: string, typed: string, entry: Entry): Promise<void> {
  const before = await tx
    .selectFrom('identifier')
    .select(['value', 'value_key'])
    .where('person_id', '=', vitaId)
    .where('system', '=', 'uhid')
    .execute();
  if (before.some(({ value_key }) => value_key === identifierKey(typed))) return;
  for (const { value } of before) {
    // The patient may have given up the same UHID before, taken it again and given it up again.
    await sql`insert into identifier (person_id, organisation_id, system, value, value_key)
      values (${vitaId}, ${entry.organisationId}, 'former-uhid', ${value}, ${identifierKey(value)})
      on conflict do nothing`.execute(tx);
  }
  await tx.deleteFrom('identifier').where('person_id', '=', vitaId).where('system', '=', 'uhid').execute();
  await takeUhid(tx, vitaId, typed, entry);
}
