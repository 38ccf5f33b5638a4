import type { HttpClient } from '@careline/core/internal/http';
import { createPagedList } from '@careline/core/internal/paging';
import {
  type ImportedEntry,
  listRecordEntries,
  type RecordSection,
  recordSectionLabel,
} from '@careline/core/internal/record';
import { useEffect, useMemo } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import { PagedRows } from '../paged-rows/index.ts';
import { EntryItem } from './entry-item.tsx';
import { recordEntriesMessages } from './record-entries.messages.ts';

export interface RecordEntriesProps {
  readonly vitaId: string;
  readonly section: RecordSection;
  /** Number of rows, as counted in the summary. */
  readonly count: number;
  /** Heading to use instead of the section's own. */
  readonly title?: string | undefined;
}

const AT_ONCE = '20';

/** Rejects an answer that belongs to another patient. */
const createEntries = (http: HttpClient, vitaId: string) =>
  createPagedList({
    endpoint: listRecordEntries.name,
    none: 'OTHER_ENTRIES',
    nothing: undefined,
    ask: (section: RecordSection, after, signal) =>
      http.call(listRecordEntries, {
        query: { vitaId, section, limit: AT_ONCE, ...(after !== undefined && { after }) },
        signal,
      }),
    about: () => undefined,
    keyOf: (section) => section,
    idOf: ({ id }: ImportedEntry) => id,
    fits: (answer) => answer.vitaId === vitaId,
  });

/** Shows a section of the record from other systems, page by page. */
export function RecordEntries({ vitaId, section, count, title }: RecordEntriesProps) {
  const http = useHttp();
  const t = useMessages(recordEntriesMessages);
  const locale = useLocale();
  const list = useMemo(() => createEntries(http, vitaId), [http, vitaId]);
  useEffect(() => {
    list.show(section);
    return list.clear;
  }, [list, section]);
  const state = useStore(list.store, (whole) => whole);
  const label = title ?? recordSectionLabel(section, locale);
  return (
    <Card title={label} actions={<span className="text-muted text-sm">{t('count', { count })}</span>}>
      <PagedRows
        label={label}
        list={list}
        state={state}
        none={t('none')}
        failed={t('failed')}
        moreFailed={t('moreFailed')}
        more={t('more')}
      >
        {(entry) => <EntryItem key={entry.id} entry={entry} />}
      </PagedRows>
    </Card>
  );
}
