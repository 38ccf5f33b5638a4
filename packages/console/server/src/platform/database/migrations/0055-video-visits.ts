import { type Kysely, sql } from 'kysely';

/**
 * Video visits: links for patients, who sits in a room now, what their browsers send each other until it has arrived, and
 * who was there when. Nothing that is heard or seen. Times in unix seconds; secrets as SHA-256.
 */
const STATEMENTS = [
  `create table video_invitation (
    id uuid primary key,
    encounter_id uuid not null references encounter on delete cascade,
    secret_hash text not null unique,
    -- The time it invites to: an encounter that is moved leaves it behind.
    for_start bigint not null,
    -- Null for those that reminders bring.
    author_id uuid references staff,
    created_at bigint not null,
    used_at bigint,
    revoked_at bigint
  )`,
  `create index video_invitation_encounter on video_invitation (encounter_id, created_at)`,
  `create table video_presence (
    id uuid primary key,
    encounter_id uuid not null references encounter on delete cascade,
    party text not null check (party in ('patient', 'care-provider')),
    staff_id uuid references staff,
    joined_at bigint not null,
    admitted_at bigint,
    seen_at bigint not null,
    left_at bigint,
    check ((party = 'care-provider') = (staff_id is not null))
  )`,
  `create index video_presence_encounter on video_presence (encounter_id, joined_at)`,
  `create table video_seat (
    encounter_id uuid not null references encounter on delete cascade,
    party text not null check (party in ('patient', 'care-provider')),
    token_hash text not null unique,
    -- Of the pages that took the seat one after the other.
    connection integer not null,
    staff_id uuid references staff,
    session_id uuid,
    invitation_id uuid references video_invitation on delete cascade,
    for_start bigint not null,
    presence_id uuid references video_presence on delete cascade,
    admitted_at bigint,
    seen_at bigint not null,
    -- The page said that it goes, and may be back.
    is_away boolean not null default false,
    left_by text check (left_by in ('patient', 'care-provider')),
    primary key (encounter_id, party)
  )`,
  `create table video_signal (
    id bigint primary key generated always as identity,
    encounter_id uuid not null references encounter on delete cascade,
    -- Who it is for, and from which of the other's pages it comes.
    party text not null,
    connection integer not null,
    from_connection integer not null,
    signal jsonb not null,
    created_at bigint not null
  )`,
  `create index video_signal_waiting on video_signal (encounter_id, party, id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
