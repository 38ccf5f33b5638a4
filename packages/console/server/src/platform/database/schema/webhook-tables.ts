import type { Generated } from 'kysely';

/** Webhooks of partners and their outbox. Times in unix seconds. */
export interface WebhookTables {
  webhook: {
    id: string;
    partner_id: string;
    url: string;
    events: string[];
    /** Encrypted, as the former one is. */
    secret: string;
    secret_end: string;
    secret_made_at: number;
    former_secret: string | null;
    former_secret_end: string | null;
    former_secret_until: number | null;
    paused_at: number | null;
    pause_reason: string | null;
    failing_since: number | null;
    created_at: number;
    updated_at: number;
    updated_by: string | null;
  };
  /** Triggers write events; `subject_id` is a call or a reading, null for a test. */
  webhook_delivery: {
    id: Generated<string>;
    webhook_id: string;
    event: string;
    facility_id: string | null;
    subject_id: string | null;
    occurred_at: number;
    state: Generated<string>;
    /** Of all rounds. */
    attempts: Generated<number>;
    /** Of this round. */
    tries: Generated<number>;
    next_try_at: Generated<number>;
    /** Of the process that sends it. */
    claim: string | null;
    last_try_at: number | null;
    last_status: number | null;
    last_error: string | null;
    created_at: Generated<number>;
  };
}
