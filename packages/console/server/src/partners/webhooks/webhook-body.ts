import type { WebhookBody } from '@careline/core/internal/administration';

/** An event to send, with the current state of its subject. */
export interface WebhookSubject {
  readonly id: string;
  readonly event: string;
  readonly occurred_at: number;
  readonly facility_id: string | null;
  readonly subject_id: string | null;
  readonly person_id: string | null;
  readonly level: string | null;
}

function dataOf({ event, facility_id, subject_id, person_id, level }: WebhookSubject): WebhookBody['data'] {
  if (facility_id === null || subject_id === null || person_id === null) return {};
  const about = { facilityId: facility_id, patientId: person_id };
  return event === 'alert.raised'
    ? { ...about, alertId: subject_id, ...(level !== null && { level }) }
    : { ...about, callId: subject_id };
}

/** Returns the body of an event: ids, and the urgency of an alert. Partners request anything else with a token. */
export function webhookBody(subject: WebhookSubject): string {
  const body: WebhookBody = {
    id: subject.id,
    type: subject.event as WebhookBody['type'],
    timestamp: new Date(subject.occurred_at * 1000).toISOString(),
    data: dataOf(subject),
  };
  return JSON.stringify(body);
}
