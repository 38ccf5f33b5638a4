import { formatDate, formatTime } from '@careline/core/internal/formatting';
import { createLatest, type HttpError } from '@careline/core/internal/http';
import { useEffect, useState } from 'react';
import { RequestFailed } from '../http/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { IconButton } from '../primitives/button/index.ts';
import { useNow, useTimeZone } from '../provider/index.ts';
import type { ListColumn, ListGroups } from './list-model.ts';
import { listsMessages } from './lists.messages.ts';
import { allPages, type ListPages } from './use-list-pages.ts';

/** Most rows that are printed, about thirty pages. Longer lists belong in a file. */
const MAX_PRINTED = 1_000;

async function readAll<Filters, Row, About>(
  pages: ListPages<Filters, Row, About>,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  for await (const { data } of allPages(pages, { signal })) {
    for (const row of data) rows.set(pages.source.idOf(row), row);
    if (rows.size >= MAX_PRINTED) break;
  }
  return [...rows.values()].slice(0, MAX_PRINTED);
}

export interface PrintRows<Row> {
  readonly isReading: boolean;
  /** The rows for paper, while they are printed. */
  readonly rows: readonly Row[] | undefined;
  readonly error: HttpError | undefined;
  readonly begin: () => void;
}

/** Reads every row, prints them once they are drawn, and then drops them. */
export function usePrintRows<Filters, Row, About>(pages: ListPages<Filters, Row, About>): PrintRows<Row> {
  const [rows, setRows] = useState<readonly Row[]>();
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<HttpError>();
  const [latest] = useState(createLatest);
  useEffect(() => latest.stop, [latest]);
  useEffect(() => {
    if (!rows) return;
    // Outside React's own work, so that paper can still be drawn. `print` returns when the print dialog closes.
    const timer = setTimeout(() => {
      window.print();
      setRows(undefined);
    });
    return () => clearTimeout(timer);
  }, [rows]);
  async function begin(): Promise<void> {
    setError(undefined);
    setReading(true);
    const read = await latest.ask(pages.source.endpoint, (signal) => readAll(pages, signal));
    if (!read) return;
    setReading(false);
    if (read.error) setError(read.error);
    else setRows(read.value);
  }
  return { isReading, rows, error, begin: () => void (isReading || begin()) };
}

export function PrintButton<Row>({ isReading, error, begin }: PrintRows<Row>) {
  const t = useMessages(listsMessages);
  return (
    <>
      {error && (
        <div className="w-full">
          <RequestFailed title={t('printFailed')} onRetry={begin} error={error} />
        </div>
      )}
      <IconButton
        icon="print"
        label={t('print')}
        aria-busy={isReading}
        aria-disabled={isReading}
        onClick={begin}
      />
    </>
  );
}

export interface ListPaperProps<Row> {
  readonly title: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly groups?: ListGroups<Row> | undefined;
  readonly idOf: (row: Row) => string;
}

/** The whole list as a plain table, for paper only. */
export function ListPaper<Row>({ title, columns, rows, groups, idOf }: ListPaperProps<Row>) {
  const t = useMessages(listsMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const at = now() / 1000;
  const shown = columns.filter(({ only }) => only !== 'screen');
  const when = `${formatDate(at, { timeZone, locale })} ${formatTime(at, { timeZone, locale })}`;
  return (
    <div className="hidden bg-white text-black print:block">
      <p className="flex justify-between text-xs">
        <span>{title}</span> <span>{t('printed', { when })}</span>
      </p>
      <table className="w-full border-collapse text-start text-xs">
        <thead>
          <tr>
            {shown.map(({ key, label }) => (
              <th key={key} className="border-black border-b p-1 text-start">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row, index) => {
          const before = rows[index - 1];
          const group = groups?.of(row);
          return (
            <tbody key={idOf(row)}>
              {groups && group !== undefined && (before === undefined || groups.of(before) !== group) && (
                <tr>
                  <th colSpan={shown.length} className="p-1 pt-3 text-start">
                    {groups.label(group)}
                  </th>
                </tr>
              )}
              <tr>
                {shown.map(({ key, text, numeric }) => (
                  <td key={key} className={`border-gray-300 border-b p-1 ${numeric ? 'text-end' : ''}`}>
                    {text(row)}
                  </td>
                ))}
              </tr>
            </tbody>
          );
        })}
      </table>
    </div>
  );
}
