import { type Kysely, sql } from 'kysely';

const note = (rows: string) => `
  insert into medicine_review (xid, person_id)
  select distinct pg_current_xact_id()::text::bigint, s.person_id from ${rows}
  where exists (select from prescription p where p.person_id = s.person_id)
  on conflict do nothing`;

const noted = (
  name: string,
  rows: string,
) => `create function ${name}() returns trigger language plpgsql as $$
    begin
      ${note(rows)};
      return null;
    end
  $$`;

/** Tables with facts that medicines are judged by, the function that reads their rows, and what happens to their rows. */
const FACTS = [
  ['reading', 'note_values_for_medicines', ['after insert', 'after update']],
  ['case_sheet_version', 'note_sheet_for_medicines', ['after insert']],
  ['imported_resource', 'note_entries_for_medicines', ['after insert', 'after update']],
  ['pregnancy', 'note_person_for_medicines', ['after insert', 'after update']],
  ['pregnancy_entry', 'note_person_for_medicines', ['after insert', 'after update']],
  // A call may report a pregnancy, a birth or breast-feeding.
  ['call_log', 'note_person_for_medicines', ['after insert']],
  // A merge moves prescriptions to another patient.
  ['prescription', 'note_person_for_medicines', ['after update']],
  ['prescription_event', 'note_event_for_medicines', ['after insert']],
] as const;

const STATEMENTS = [
  // Patients whose facts changed since their current medicines were judged. A row belongs to the transaction that stored
  // the fact, so that a review never removes a row of a transaction whose facts it cannot read yet.
  `create table medicine_review (
    xid bigint not null,
    person_id uuid not null,
    primary key (xid, person_id)
  )`,
  `create index medicine_review_person on medicine_review (person_id)`,
  // Findings that a prescriber has a task about.
  `create table medicine_task (
    line_id uuid not null references prescription_line on delete cascade,
    -- SHA-256 of the finding's key, which may name an allergy or a condition.
    finding_hash text not null,
    task_id uuid not null references follow_up on delete cascade,
    primary key (line_id, finding_hash)
  )`,
  `create index medicine_task_task on medicine_task (task_id)`,
  noted('note_person_for_medicines', 'stored s'),
  noted(
    'note_values_for_medicines',
    `(select person_id from stored
      where metric in ('creatinine', 'electrolytes', 'bloodcount', 'platelets', 'laboratory')) s`,
  ),
  noted(
    'note_sheet_for_medicines',
    `(select person_id from stored where section in ('ALLERGIES', 'DIAGNOSIS')) s`,
  ),
  noted(
    'note_entries_for_medicines',
    `(select person_id from stored where kind in
      ('AllergyIntolerance', 'allergies', 'Condition', 'conditions', 'ClinicalImpression', 'DetectedIssue')) s`,
  ),
  noted(
    'note_event_for_medicines',
    `(select h.person_id from stored e join prescription h on h.id = e.prescription_id
      where e.kind in ('stopped', 'withdrawn')) s`,
  ),
  ...FACTS.flatMap(([table, name, events]) =>
    events.map(
      (event) => `create trigger ${table}_medicines_${event.replace('after ', '')} ${event} on ${table}
        referencing new table as stored for each statement execute function ${name}()`,
    ),
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
