import type { Kysely } from 'kysely';
import { newId } from '../../src/platform/database/new-id.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { runWork } from '../../src/platform/database/work.ts';

export interface RowOwner {
  readonly organisationId: string;
  readonly facilityId: string;
  readonly personId: string;
  readonly authorId: string;
  /** Unix seconds. */
  readonly now: number;
}

const ownerColumns = ({ organisationId, facilityId, personId, authorId, now }: RowOwner) => ({
  id: newId(),
  organisation_id: organisationId,
  facility_id: facilityId,
  person_id: personId,
  author_id: authorId,
  created_at: now,
});

/** Adds a goal: HbA1c below 7 %. Returns its id. */
export async function addGoalRow(db: Kysely<Schema>, owner: RowOwner, achieved = false): Promise<string> {
  const columns = ownerColumns(owner);
  await db
    .insertInto('patient_goal')
    .values({
      ...columns,
      metric: 'hba1c',
      value_key: 'value',
      target: JSON.stringify({ comparator: '<', text: '7', unit: '%' }),
      since: '2026-01-01',
      due_on: '2026-06-30',
      note: 'Agreed with the family.',
      status: achieved ? 'achieved' : 'active',
      version: achieved ? 2 : 1,
      source: 'manual',
      updated_at: owner.now,
      ...(achieved ? { changed_at: owner.now, changed_by: owner.authorId } : {}),
    })
    .execute();
  return columns.id;
}

/** Adds a consent that the patient gave. Returns its id. */
export async function addConsentRow(db: Kysely<Schema>, owner: RowOwner): Promise<string> {
  const columns = ownerColumns(owner);
  await db
    .insertInto('consent')
    .values({
      ...columns,
      ...{ text_id: 'registration', version: '1', locale: 'hi', how: 'spoken', given_by: 'patient' },
      given_at: owner.now - 60,
    })
    .execute();
  return columns.id;
}

/** Adds a file with this content. Returns its id. */
export async function addFileRow(db: Kysely<Schema>, owner: RowOwner, content: string): Promise<string> {
  const columns = ownerColumns(owner);
  const bytes = new TextEncoder().encode(content);
  await db
    .insertInto('report')
    .values({
      ...columns,
      ...{ name: 'hba1c.pdf', media_type: 'application/pdf', size: bytes.length, sha256: '' },
      ...{ metric: 'HbA1c', taken_on: '2026-03-01', attached_at: owner.now },
      ...{ source: 'manual', updated_at: owner.now },
    })
    .execute();
  await db.insertInto('report_piece').values({ report_id: columns.id, position: 0, bytes }).execute();
  return columns.id;
}

interface CallFacts {
  /** Answers of each version of the log. */
  readonly logs: readonly object[];
  readonly withdrawn?: boolean;
  readonly direction?: string;
}

/** Adds a call that reached the patient, with its log. Returns its id. */
export async function addCallRow(
  db: Kysely<Schema>,
  owner: RowOwner,
  { logs, withdrawn = false, direction = 'outbound' }: CallFacts,
): Promise<string> {
  const { id, created_at, ...columns } = ownerColumns(owner);
  const times = { created_at, updated_at: created_at, source: 'manual' };
  const statusId = newId();
  const status = withdrawn ? 'withdrawn' : 'reached';
  // The call and its status refer to each other.
  await runWork(db, async (tx) => {
    await tx
      .insertInto('contact')
      .values({
        ...{ ...columns, ...times, id, programme: 'careline', call_type: 'ad-hoc', direction, attempt: 1 },
        ...{ started_at: owner.now, current_status_id: statusId },
        ...{ current_status: status, current_disposition: 'reached-patient' },
      })
      .execute();
    await tx
      .insertInto('contact_status')
      .values({
        ...{ ...columns, ...times, id: statusId, contact_id: id, status, disposition: 'reached-patient' },
        ...{ note: 'Slept well.', ended_at: owner.now + 300, reason: withdrawn ? 'Another patient' : null },
      })
      .execute();
    for (const [index, answers] of logs.entries()) {
      await tx
        .insertInto('call_log')
        .values({
          ...{ ...columns, ...times, contact_id: id, version: index + 1, form: 'chronic-care/ad-hoc@1' },
          ...{ answers: JSON.stringify(answers), reason: index === 0 ? null : 'Misheard' },
        })
        .execute();
    }
  });
  return id;
}

/** Adds the first version of a section of the case sheet. Returns its id. */
export async function addSheetRow(
  db: Kysely<Schema>,
  owner: RowOwner,
  section: string,
  answers: object,
): Promise<string> {
  const columns = ownerColumns(owner);
  await db
    .insertInto('case_sheet_version')
    .values({
      ...{ ...columns, section, number: 1, written_for: owner.personId, follows: [] },
      ...{ form: `case-sheet/${section.toLowerCase()}@1`, answers: JSON.stringify(answers) },
      ...{ source: 'manual', updated_at: owner.now },
    })
    .execute();
  return columns.id;
}
