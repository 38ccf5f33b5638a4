import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Video visits. Times in unix seconds; secrets as SHA-256. */
export interface VideoTables {
  /** A link for the patient; its secret is nowhere but in the link. */
  video_invitation: {
    id: string;
    encounter_id: string;
    secret_hash: string;
    /** The time it invites to. */
    for_start: number;
    author_id: string | null;
    created_at: number;
    used_at: number | null;
    revoked_at: number | null;
  };
  /** Who was in a room, from when to when. */
  video_presence: {
    id: string;
    encounter_id: string;
    party: string;
    staff_id: string | null;
    joined_at: number;
    admitted_at: number | null;
    seen_at: number;
    /** Null for whoever said nothing on leaving. */
    left_at: number | null;
  };
  /** Who sits in a room: one seat a party. */
  video_seat: {
    encounter_id: string;
    party: string;
    token_hash: string;
    connection: number;
    staff_id: string | null;
    session_id: string | null;
    invitation_id: string | null;
    for_start: number;
    presence_id: string | null;
    admitted_at: number | null;
    seen_at: number;
    is_away: Generated<boolean>;
    left_by: string | null;
  };
  /** What one browser sends the other, until it has arrived. */
  video_signal: {
    id: GeneratedAlways<number>;
    encounter_id: string;
    party: string;
    connection: number;
    from_connection: number;
    signal: ColumnType<unknown, string, never>;
    created_at: number;
  };
}
