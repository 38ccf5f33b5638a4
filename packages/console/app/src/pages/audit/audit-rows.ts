import {
  type AuditEvent,
  type AuditFilters,
  type AuditPage,
  groupAudit,
  listAudit,
  readAuditPage,
} from '@careline/core/internal/audit';
import type { HttpClient } from '@careline/core/internal/http';
import { type ListSource, useListPages } from '@careline/ui/lists';
import { useMemo, useState } from 'react';

/** A row of the log, with similar earlier ones that it stands for. */
export interface AuditRow {
  readonly event: AuditEvent;
  readonly earlier: readonly AuditEvent[];
  /** Whether the earlier ones follow as rows of their own. */
  readonly isOpen: boolean;
  /** Whether the row above names the same facility, which is then not repeated. */
  readonly sameFacility: boolean;
}

type AuditAbout = Pick<AuditPage, 'patient' | 'archives'>;

const single = (event: AuditEvent, sameFacility = false): AuditRow => ({
  event,
  earlier: [],
  isOpen: false,
  sameFacility,
});

const source = (http: HttpClient): ListSource<AuditFilters, AuditRow, AuditAbout> => ({
  endpoint: listAudit.name,
  async ask(filters, after, signal, isExport) {
    const page = await readAuditPage(http, { filters, after, signal, isExport });
    const { data, next, patient, archives } = page;
    return { data: data.map((event) => single(event)), next, about: { patient, archives } };
  },
  idOf: ({ event }) => String(event.id),
});

/** Groups repeated views into one row each, unless the user opened the group. */
function grouped(rows: readonly AuditRow[], opened: ReadonlySet<number>): readonly AuditRow[] {
  let facility: string | undefined;
  return groupAudit(rows.map(({ event }) => event)).flatMap(({ newest, earlier }, index) => {
    const isOpen = opened.has(newest.id);
    const sameFacility = index > 0 && newest.facility?.name === facility;
    facility = newest.facility?.name;
    const first: AuditRow = { event: newest, earlier, isOpen, sameFacility };
    return isOpen ? [first, ...earlier.map((event) => single(event, true))] : [first];
  });
}

/** Returns the rows of the log that match the filters. Files and paper have every row, the screen has groups. */
export function useAuditPages(filters: AuditFilters) {
  const pages = useListPages(source, filters);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const { rows } = pages.state;
  const shown = useMemo(() => grouped(rows, opened), [rows, opened]);
  const toggle = ({ event, isOpen }: AuditRow) => {
    const next = new Set(opened);
    if (isOpen) next.delete(event.id);
    else next.add(event.id);
    setOpened(next);
  };
  return { pages: { ...pages, state: { ...pages.state, rows: shown } }, toggle };
}
