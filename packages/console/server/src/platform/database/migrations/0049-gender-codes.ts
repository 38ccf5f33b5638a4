import { type Kysely, sql } from 'kysely';

/**
 * The first version that compares genders without regard to case. One from before it would judge a patient stored as `FEMALE`
 * by neither sex.
 */
export const oldest = '0048-patient-photo';

const STATEMENTS = [
  // As core's `genderCodeOf`. The collation: in a Turkish database the capital of "i" is another letter.
  `create function gender_code(gender text) returns text language sql immutable as $$
    select coalesce(nullif(upper(trim(gender) collate "C"), ''), 'UNKNOWN')
  $$`,
  `alter table person alter column gender set default 'UNKNOWN'`,

  // The version before serves beside this one and writes lower case, also into rows that were rewritten.
  `create function person_gender_code() returns trigger language plpgsql as $$
    begin
      new.gender := gender_code(new.gender);
      return new;
    end
  $$`,
  `create trigger person_gender_code before insert or update of gender on person
    for each row when (new.gender <> gender_code(new.gender)) execute function person_gender_code()`,

  // Another case is no other gender: rewriting the rows gives nobody's next call anything to work out.
  `create or replace trigger person_mark_work after update of deceased, consent_withdrawn_at, gender, birth_date on person
    for each row when (
      old.deceased is distinct from new.deceased
      or old.consent_withdrawn_at is distinct from new.consent_withdrawn_at
      or gender_code(old.gender) is distinct from gender_code(new.gender)
      or old.birth_date is distinct from new.birth_date
    ) execute function mark_work_of_person()`,

  // How far rows were rewritten beside the work. Times are unix seconds.
  `create table rewriting (
    name text primary key,
    after_id uuid not null,
    ended_at bigint
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
