import { sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { ALERT_WINDOW_SECONDS, raiseAlerts } from './alerts/raise-alerts.ts';

/**
 * Judges patients' readings again after their facts changed.
 * Readings of the last 31 days may raise or lose an alert.
 */
export async function rejudge(tx: Transaction<Schema>, ids: readonly string[], now: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from reading where person_id = any(${[...ids]}::uuid[]) and metric is not null
      and sort_at >= ${now - ALERT_WINDOW_SECONDS}`.execute(tx);
  await raiseAlerts(
    tx,
    rows.map(({ id }) => id),
  );
}
