import { type Kysely, sql } from 'kysely';

/** The message that took a payment link to the patient. A change of its state is a change of the link. */
const STATEMENTS = [
  `alter table payment_link add column message_id uuid references patient_message on delete set null`,
  `comment on column payment_link.message_id is 'The newest message that took it to the patient.'`,
  `-- expands: only links that a message took to a patient, none of which exist yet
  create index payment_link_message on payment_link (message_id) where message_id is not null`,
  `create function note_link_message() returns trigger language plpgsql as $$
    begin
      update payment_link set updated_at = new.state_at where message_id = new.id;
      return null;
    end
  $$`,
  `create trigger patient_message_of_link after update of state on patient_message for each row
    when (new.template = 'payment-link' and new.state <> old.state) execute function note_link_message()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
