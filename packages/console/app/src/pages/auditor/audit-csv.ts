import { type AuditEvent, auditActionLabel, auditOutcomeLabel } from '@careline/core/audit';
import { type CsvValue, formatCsv, formatDate, formatTime } from '@careline/core/formatting';
import type { Translate } from '@careline/ui/messages';
import type { auditExportMessages } from './audit-export.messages.ts';

export interface AuditCsvOptions {
  readonly t: Translate<typeof auditExportMessages.en>;
  readonly locale: string;
  /** The facility's. */
  readonly timeZone: string;
}

const COLUMNS = [
  'date',
  'time',
  'staff',
  'facility',
  'partner',
  'what',
  'action',
  'outcome',
  'emergency',
  'reason',
  'code',
  'patients',
  'patientCount',
  'request',
] as const;
type Column = (typeof COLUMNS)[number];

function cellsOf(event: AuditEvent, { t, locale, timeZone }: AuditCsvOptions): Record<Column, CsvValue> {
  const times = { timeZone, locale };
  const patients = event.patients.map(({ name, uhid, vitaId }) => `${name} (${uhid ?? vitaId})`);
  return {
    date: formatDate(event.at, times),
    time: formatTime(event.at, times),
    staff: event.staff?.name,
    facility: event.facility?.name,
    partner: event.partner?.name,
    what: auditActionLabel(event.action, locale),
    action: event.action,
    outcome: auditOutcomeLabel(event.outcome, locale),
    emergency: event.emergency ? t('yes') : '',
    reason: event.reason,
    code: event.code,
    patients: patients.join('; '),
    patientCount: event.patientCount,
    request: event.requestId,
  };
}

/** Rows of the access log as a file for spreadsheets, with a heading for each column; what would run as a formula does not. */
export function auditCsv(rows: readonly AuditEvent[], options: AuditCsvOptions): string {
  const head = COLUMNS.map((column) => options.t(column));
  const lines = rows.map((event) => {
    const cells = cellsOf(event, options);
    return COLUMNS.map((column) => cells[column]);
  });
  return formatCsv([head, ...lines], { bom: true });
}
