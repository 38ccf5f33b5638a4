import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { NullableTimestamp, Timestamp } from './columns.ts';

/** The embedded identity provider: accounts, what they sign in with, and its keys. */
export interface AccountTables {
  account: {
    id: string;
    email: string;
    email_verified: Generated<boolean>;
    name: string;
    password_hash: string;
    demo: Generated<boolean>;
    created_at: Timestamp;
    /** When somebody signed in with it last, unix seconds: no two sign-ins share one. */
    last_sign_in: number | null;
  };
  /** One-time codes of an account; `secret` is encrypted, `last_step` the half minute of the code used last. */
  second_factor: {
    account_id: string;
    secret: string;
    last_step: number;
    wrong_codes: Generated<number>;
    created_at: Timestamp;
  };
  recovery_code: { account_id: string; code_hash: string; used_at: NullableTimestamp };
  /** Failed sign-ins by the hash of the address typed; `until` is the end of the window, or of the lock. */
  sign_in_failure: { address_hash: string; failures: number; until: Timestamp };
  password_reset: {
    token_hash: string;
    account_id: string;
    created_at: Timestamp;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    used_at: NullableTimestamp;
  };
  oidc_record: {
    model: string;
    id: string;
    payload: JSONColumnType<Record<string, unknown>>;
    grant_id: string | null;
    uid: string | null;
    consumed_at: NullableTimestamp;
    expires_at: NullableTimestamp;
  };
  signing_key: {
    kid: string;
    purpose: string;
    private_jwk: JSONColumnType<Record<string, unknown>>;
    created_at: Timestamp;
    retired_at: NullableTimestamp;
  };
  secret: { name: string; value: string; created_at: Timestamp };
  /** That something changed, for screens that stand open; triggers write it. */
  live_event: {
    xid: number;
    facility_id: string;
    topic: string;
    /** The nil UUID where it was several, or nothing that has an id. */
    subject_id: string;
    at: Timestamp;
  };
}
