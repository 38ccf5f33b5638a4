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
  /** Rows there are, as the summary counts them. */
  readonly count: number;
  /** The section's own name without it. */
  readonly title?: string | undefined;
}

/** So many are in the document before somebody asks for more. */
const AT_ONCE = '20';

/** An answer about somebody else is no answer. */
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

/** A section of the record as other systems have it: every row, page by page. */
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
