import type { LabelLocale } from '@careline/core/internal/formatting';
import { decideRight } from '@careline/core/internal/navigation';
import {
  listNotifications,
  type NotificationChoice,
  readNotificationChoice,
} from '@careline/core/internal/notifications';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The owner of a device, with their present rights. */
export interface DeviceOwner {
  readonly staffId: string;
  readonly scopes: readonly string[];
  readonly facilityId: string;
  readonly facility: string;
  readonly timeZone: string;
  readonly locale: LabelLocale;
  readonly choice: NotificationChoice;
}

interface OwnerRow extends Omit<DeviceOwner, 'choice'> {
  readonly stored: unknown;
}

/**
 * Returns the person to notify: at the facility where their session works, if they still work there. Returns undefined
 * for people who are deactivated, signed out or no longer allowed to read notifications, and at a closed facility.
 */
export async function deviceOwner(
  db: Kysely<Schema>,
  deviceId: string,
  now: number,
): Promise<DeviceOwner | undefined> {
  const { rows } = await sql<OwnerRow>`
    select s.id as "staffId", s.scopes, f.id as "facilityId", f.name as facility, f.time_zone as "timeZone", d.locale,
      p.info as stored
    from notification_device d join staff s on s.id = d.staff_id join staff_session t on t.id = d.session_id
    join staff_facility w on w.staff_id = s.id and w.facility_id = t.facility_id
    join facility f on f.id = w.facility_id
    left join staff_preference p on p.staff_id = s.id and p.type = 'NOTIFICATION'
    where d.id = ${deviceId} and s.active and t.ended_at is null and t.partner_id is null
      and (f.closed_from is null or f.closed_from > ${now}::bigint)`.execute(db);
  const [row] = rows;
  if (!row || !decideRight(listNotifications, row.scopes).allowed) return undefined;
  const { stored, ...owner } = row;
  return { ...owner, choice: readNotificationChoice(stored) };
}
