import { type AuditFilters, readAuditFilters } from '@careline/core/internal/audit';
import { formatDate } from '@careline/core/internal/formatting';
import { type ListValues, ListView } from '@careline/ui/lists';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useTimeZone } from '@careline/ui/provider';
import { useSearchParams } from 'react-router';
import { Page } from '../../navigation/page.tsx';
import { ArchivedNotice } from './archived-notice.tsx';
import { auditMessages } from './audit.messages.ts';
import { auditQuery } from './audit-address.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { useAuditFilters } from './audit-filters.tsx';
import { useAuditPages } from './audit-rows.ts';
import { PatientFilter } from './patient-filter.tsx';

/** The organisation's access log, newest first. Every filter is in the address. */
export default function AuditPage() {
  const t = useMessages(auditMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const [query, setQuery] = useSearchParams();
  const asked = readAuditFilters(query);
  const { vitaId, ...values } = asked;
  const change = (next: AuditFilters) => setQuery(auditQuery(next), { replace: true });
  const changeValues = (next: ListValues) =>
    change({ ...readAuditFilters({ get: (name) => next[name] ?? null }), vitaId });
  const { pages, toggle } = useAuditPages(asked);
  const { about } = pages.state;
  return (
    <Page title={t('title')}>
      <ListView
        name={t('caption')}
        pages={pages}
        columns={useAuditColumns(toggle)}
        filters={useAuditFilters(values.action)}
        values={values}
        onValuesChange={changeValues}
        groups={{ of: ({ event }) => formatDate(event.at, { timeZone, locale }), label: (day) => day }}
        isUrgent={({ event }) => event.emergency}
        none={{ title: t('noneTitle'), text: t('noneText'), icon: 'history' }}
        file="access-log"
        beside={
          <>
            <div className="flex min-h-8 flex-wrap items-center gap-2">
              <PatientFilter
                vitaId={vitaId}
                patient={about?.patient ?? null}
                onChange={(patient) => change({ ...asked, vitaId: patient })}
              />
              <p className="ms-auto min-w-0 truncate text-muted text-xs max-lg:hidden" title={t('intro')}>
                {t('intro')}
              </p>
            </div>
            <ArchivedNotice archives={about?.archives ?? []} />
          </>
        }
      />
    </Page>
  );
}
