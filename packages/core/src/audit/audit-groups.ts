import type { AuditEvent } from './audit.endpoints.ts';

/** A row of the log with similar earlier rows, newest first. */
export interface AuditGroup {
  readonly newest: AuditEvent;
  /** Empty if no rows were grouped. */
  readonly earlier: readonly AuditEvent[];
}

/** Repeated views by one person within this time (seconds) form one group. */
const GROUP_SECONDS = 15 * 60;

/** Returns what rows of a group share; undefined for changes, refusals and emergencies, which stay single. */
function keyOf(event: AuditEvent): string | undefined {
  const {
    action,
    writes,
    outcome,
    staff,
    facility,
    partner,
    patients,
    patientCount,
    emergency,
    reason,
    code,
  } = event;
  if (writes || outcome !== 'done' || emergency || reason !== null || code !== null) return undefined;
  const ids = [staff?.id, facility?.id, partner?.id, ...patients.map(({ vitaId }) => vitaId)];
  return JSON.stringify([action, patientCount, ...ids.map((id) => id ?? null)]);
}

/**
 * Groups rows, newest first, in which a person viewed the same things of the same patients within 15 minutes.
 * A group takes the position of its newest row. No row is lost.
 */
export function groupAudit(events: readonly AuditEvent[]): readonly AuditGroup[] {
  const groups: { readonly newest: AuditEvent; readonly earlier: AuditEvent[] }[] = [];
  const open = new Map<string, (typeof groups)[number]>();
  for (const event of events) {
    const key = keyOf(event);
    const known = key === undefined ? undefined : open.get(key);
    if (known && known.newest.at - event.at <= GROUP_SECONDS) {
      known.earlier.push(event);
      continue;
    }
    const group = { newest: event, earlier: [] };
    groups.push(group);
    if (key !== undefined) open.set(key, group);
  }
  return groups;
}
