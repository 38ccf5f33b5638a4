import { type AuditEvent, auditOutcomeLabel } from '@careline/core/internal/audit';
import { auditActionLabel } from '@careline/core/internal/contract';
import { type CsvValue, formatCsv, formatDate, formatTime } from '@careline/core/internal/formatting';
import type { Translate } from '@careline/ui/messages';
import type { auditExportMessages } from './audit.messages.ts';

export interface AuditCsvOptions {
  readonly t: Translate<typeof auditExportMessages.en>;
  readonly locale: string;
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

/** Returns the header line, after a byte order mark that spreadsheets need to read Devanagari. */
export const auditCsvHead = ({ t }: Pick<AuditCsvOptions, 't'>): string =>
  formatCsv([COLUMNS.map((column) => t(column))], { bom: true });

/** Returns access log rows as CSV, one line each. Cells that would run as formulas are escaped. */
export function auditCsvLines(rows: readonly AuditEvent[], options: AuditCsvOptions): string {
  return formatCsv(
    rows.map((event) => {
      const cells = cellsOf(event, options);
      return COLUMNS.map((column) => cells[column]);
    }),
  );
}
