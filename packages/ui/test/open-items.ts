import type { OpenItem } from '@careline/core/internal/overview';
import { anAlert } from './alerts.ts';
import { NOW, personId } from './people.ts';

const NOW_S = NOW / 1000;

/** An unacknowledged blood pressure of 186/112. */
export function anOpenAlert(number: number, facts: Partial<OpenItem> = {}): OpenItem {
  const alert = anAlert(number, { vitaId: personId(1) });
  const { metric, measure, flag, values } = alert;
  return {
    kind: 'alert',
    id: alert.readingId,
    level: 'critical',
    at: alert.timestamp ?? null,
    count: 1,
    facts: { metric, measure, flag, values },
    alerts: [alert],
    ...facts,
  };
}

/** Lab results without a review. */
export const UNREVIEWED: OpenItem = {
  kind: 'lab-report',
  id: '00000000-0021-7000-8000-000000000001',
  level: 'review',
  at: NOW_S - 3600,
  count: 1,
  facts: { tests: ['HbA1c', 'Sodium'] },
};
