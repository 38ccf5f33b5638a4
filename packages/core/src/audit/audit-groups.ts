import type { AuditEvent } from './audit.endpoints.ts';

/** A row of the log, and those like it that are shown with it, newest first. */
export interface AuditGroup {
  readonly newest: AuditEvent;
  /** Empty where the row stands alone. */
  readonly earlier: readonly AuditEvent[];
}

/** So long (seconds) somebody who looks at one thing again and again is one row. */
const GROUP_SECONDS = 15 * 60;

/** What rows of one group have in common; undefined for what stands alone: changes, refusals, emergencies. */
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
 * Rows of the log, newest first, with those put together that say the same within a quarter of an hour: a person looked
 * at the same things of the same patients. A group stands where its newest row stood, and nothing is left out.
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
