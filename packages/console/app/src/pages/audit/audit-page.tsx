import {
  type AuditFilters,
  type AuditListState,
  createAuditList,
  readAuditFilters,
} from '@careline/core/internal/audit';
import { useMessages } from '@careline/ui/messages';
import { IconButton } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { HeadPart } from '@careline/ui/primitives/page-head';
import { useStore } from '@careline/ui/store';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole } from '../../console-context.tsx';
import { Page } from '../../navigation/page.tsx';
import { ArchivedNotice } from './archived-notice.tsx';
import { auditMessages } from './audit.messages.ts';
import { auditQuery } from './audit-address.ts';
import { AuditExport } from './audit-export.tsx';
import { AuditFilterFields, hasDaysReversed } from './audit-filters.tsx';
import { AuditRows } from './audit-rows.tsx';
import { PatientFilter } from './patient-filter.tsx';

/** Reads the filters from the address and writes changes back to it. */
function useFilters() {
  const [query, setQuery] = useSearchParams();
  const asked = query.toString();
  const filters = useMemo(() => readAuditFilters(new URLSearchParams(asked)), [asked]);
  const setFilters = (next: AuditFilters) => setQuery(auditQuery(next), { replace: true });
  return { filters, setFilters };
}

/** Returns the rows for these filters; they reload only when the filters change. */
function useAuditRows(filters: AuditFilters) {
  const { http } = useConsole();
  const list = useMemo(() => createAuditList({ http }), [http]);
  const state = useStore(list.store, (whole) => whole);
  useEffect(() => () => list.clear(), [list]);
  // Before paint, so that old rows never appear under new filters.
  useLayoutEffect(() => {
    if (!hasDaysReversed(filters)) list.show(filters);
  }, [list, filters]);
  return { list, state };
}

/** Shows the number of rows and announces changes. */
function Shown({ state }: { readonly state: AuditListState }) {
  const t = useMessages(auditMessages);
  const announce = useAnnounce();
  const { phase, rows, next } = state;
  const known = phase === 'found' || phase === 'none';
  const words = t(next === null ? 'shown' : 'shownSome', { count: rows.length });
  useEffect(() => {
    if (known) announce(words);
  }, [known, words, announce]);
  return <p className="text-muted text-xs tabular-nums">{known && words}</p>;
}

/** The organisation's access log, newest first. Every filter is in the address. */
export default function AuditPage() {
  const t = useMessages(auditMessages);
  const { filters, setFilters } = useFilters();
  const { list, state } = useAuditRows(filters);
  const reversed = hasDaysReversed(filters);
  return (
    <Page title={t('title')}>
      <HeadPart place="count">
        <Shown state={state} />
      </HeadPart>
      <HeadPart place="acts">
        {!reversed && <AuditExport filters={filters} />}
        <IconButton
          icon="refresh"
          label={t('refresh')}
          aria-busy={state.work === 'refresh'}
          aria-disabled={state.work === 'refresh'}
          onClick={list.refresh}
        />
      </HeadPart>
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <PatientFilter
          vitaId={filters.vitaId}
          patient={state.about.patient}
          onChange={(vitaId) => setFilters({ ...filters, vitaId })}
        />
        <AuditFilterFields filters={filters} onChange={setFilters} />
        <p className="ms-auto min-w-0 truncate text-muted text-xs max-lg:hidden" title={t('intro')}>
          {t('intro')}
        </p>
      </div>
      <ArchivedNotice archives={state.about.archives} />
      <div aria-busy={state.phase === 'loading'} className="overflow-clip border-row-line border-y">
        {reversed ? (
          <EmptyState icon="event" title={t('dateOrder')} />
        ) : (
          <AuditRows list={list} state={state} />
        )}
      </div>
    </Page>
  );
}
