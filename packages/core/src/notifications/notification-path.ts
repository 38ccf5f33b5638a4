import { FINDS_PATIENTS, READS_RECORD } from '#access';
import { decideRight, encounterPath, type PatientTab, patientPath } from '#navigation';
import type { NotificationKind } from './notification-kind.ts';
import type { StaffNotification } from './notifications.endpoints.ts';

/** The part of the record where each kind is answered. */
const TABS = {
  'task-assigned': 'tasks',
  'task-overdue': 'tasks',
  'encounter-assigned': 'encounters',
  'encounter-changed': 'encounters',
  'result-arrived': 'labs',
  'message-failed': 'messages',
  'critical-reading': 'overview',
} as const satisfies Readonly<Record<NotificationKind, PatientTab>>;

const VISITS: readonly NotificationKind[] = ['encounter-assigned', 'encounter-changed'];

/** Returns the console's address where a notification is answered; undefined if these scopes do not open it. */
export function notificationPath(
  scopes: readonly string[],
  { kind, vitaId, encounterId }: Pick<StaffNotification, 'kind' | 'vitaId' | 'encounterId'>,
): string | undefined {
  const visit = encounterId && VISITS.includes(kind) ? encounterPath(scopes, encounterId) : undefined;
  const opensRecords = [READS_RECORD, FINDS_PATIENTS].every((right) => decideRight(right, scopes).allowed);
  return visit ?? (opensRecords ? patientPath(vitaId, TABS[kind]) : undefined);
}
