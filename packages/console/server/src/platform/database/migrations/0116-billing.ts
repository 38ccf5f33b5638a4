import { type Kysely, sql } from 'kysely';

/** Money of encounters: a ledger whose rows are only ever added, day closes and payment links. Times in unix seconds. */
const STATEMENTS = [
  `create table ledger_entry (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid references person,
    encounter_id uuid references encounter,
    kind text not null,
    amount bigint not null,
    currency text not null,
    means text,
    item jsonb,
    about_id uuid references ledger_entry,
    reason text,
    reference text,
    year integer,
    place integer,
    provider_payment text,
    author_id uuid references staff,
    created_at bigint not null,
    position bigint generated always as identity,
    check (case kind when 'charge' then amount >= 0 when 'reversal' then true
      when 'waiver' then amount < 0 when 'payment' then amount < 0 else amount > 0 end),
    check ((kind in ('payment', 'refund', 'receipt-reversal')) = (means is not null)),
    check ((means is null) = (place is null) and (place is null) = (year is null)),
    check ((kind = 'charge') = (item is not null)),
    check ((kind in ('reversal', 'refund', 'receipt-reversal')) = (about_id is not null))
  )`,
  `comment on column ledger_entry.amount is 'Minor units: positive if the patient owes more, negative if less.'`,
  `comment on column ledger_entry.person_id is 'Null, like encounter_id, once the record of an erased patient was removed.'`,
  `comment on column ledger_entry.year is 'Year in which the financial year began, as printed with place.'`,
  `comment on column ledger_entry.author_id is 'Null for an online payment.'`,
  `create unique index ledger_entry_number on ledger_entry (facility_id, kind, year, place) where place is not null`,
  `create unique index ledger_entry_reversed_once on ledger_entry (about_id)
    where kind in ('reversal', 'receipt-reversal')`,
  `create unique index ledger_entry_provider_payment on ledger_entry (provider_payment)
    where provider_payment is not null`,
  `create index ledger_entry_about on ledger_entry (about_id) where about_id is not null`,
  `create index ledger_entry_person on ledger_entry (person_id, position)`,
  `create index ledger_entry_encounter on ledger_entry (encounter_id, position)`,
  `create index ledger_entry_facility on ledger_entry (facility_id, created_at, position)`,
  `create index ledger_entry_organisation on ledger_entry (organisation_id)`,
  `create index ledger_entry_day on ledger_entry (facility_id, author_id, position) where means is not null`,
  `create trigger ledger_entry_only_added before update or delete or truncate on ledger_entry
    for each statement execute function refuse_change()`,
  `create trigger ledger_entry_only_moves before update on ledger_entry for each row execute function only_moves()`,
  `create table day_close (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    staff_id uuid not null references staff,
    currency text not null,
    since bigint not null,
    through_position bigint not null,
    entries integer not null,
    lines jsonb not null,
    difference bigint not null,
    reason text,
    created_at bigint not null,
    position bigint generated always as identity,
    check (difference = 0 or reason is not null)
  )`,
  `comment on column day_close.through_position is 'Position of the last ledger entry of the person at the facility that it covers.'`,
  `create index day_close_staff on day_close (facility_id, staff_id, position)`,
  `create index day_close_facility on day_close (facility_id, position)`,
  `create trigger day_close_only_added before update or delete or truncate on day_close
    for each statement execute function refuse_change()`,
  `create table payment_link (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    encounter_id uuid not null references encounter,
    amount bigint not null check (amount > 0),
    currency text not null,
    state text not null default 'open',
    url text not null,
    expires_at bigint not null,
    author_id uuid not null references staff,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index payment_link_encounter on payment_link (encounter_id, created_at)`,
  `create index payment_link_person on payment_link (person_id)`,
  // Open bills and lists load again. Rows without an encounter belong to removed records.
  `create function live_billing_stored() returns trigger language plpgsql as $$
    begin
      insert into live_event (facility_id, topic, subject_id)
      select distinct s.facility_id, 'billing', s.encounter_id from stored s where s.encounter_id is not null
      on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger ledger_entry_live_insert after insert on ledger_entry
    referencing new table as stored for each statement execute function live_billing_stored()`,
  `create trigger payment_link_live_insert after insert on payment_link
    referencing new table as stored for each statement execute function live_billing_stored()`,
  `create trigger payment_link_live_update after update on payment_link
    referencing new table as stored for each statement execute function live_billing_stored()`,
  `do $$
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        revoke update, delete, truncate on ledger_entry, day_close from current_user;
        grant update (person_id) on ledger_entry to current_user;
      end if;
    end
  $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
