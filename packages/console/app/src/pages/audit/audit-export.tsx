import { type AuditEvent, type AuditFilters, auditPages, listAudit } from '@careline/core/internal/audit';
import { serverSeconds } from '@careline/core/internal/clock';
import { isoDay } from '@careline/core/internal/formatting';
import { useLocale, useMessages } from '@careline/ui/messages';
import { ListExport, type ListFile } from '@careline/ui/paging/list-export';
import { useTimeZone } from '@careline/ui/provider';
import { useConsole } from '../../console-context.tsx';
import { auditExportMessages } from './audit.messages.ts';
import { auditCsvHead, auditCsvLines } from './audit-csv.ts';

export interface AuditExportProps {
  readonly filters: AuditFilters;
}

/** Downloads all rows that match the filters. */
export function AuditExport({ filters }: AuditExportProps) {
  const timeZone = useTimeZone();
  const t = useMessages(auditExportMessages);
  const locale = useLocale();
  const { http } = useConsole();
  const options = { t, locale, timeZone };
  const makeFile = (): ListFile<AuditEvent> => ({
    name: `access-log-${isoDay(serverSeconds(), timeZone)}.csv`,
    endpoint: listAudit.name,
    pages: (from) => auditPages({ http, filters, ...from }),
    idOf: ({ id }) => id,
    head: auditCsvHead(options),
    lines: (rows) => auditCsvLines(rows, options),
  });
  return <ListExport makeFile={makeFile} />;
}
