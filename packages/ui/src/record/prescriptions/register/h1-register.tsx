import { dayAfter, formatDate, isoDay } from '@careline/core/internal/formatting';
import type { HttpClient } from '@careline/core/internal/http';
import {
  type H1Entry,
  h1RegisterPages,
  listH1Register,
  type RegisterPeriod,
} from '@careline/core/internal/prescriptions';
import { useState } from 'react';
import { RequestFailed, useQuery } from '../../../http/index.ts';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { ListExport, type ListFile } from '../../../paging/list-export/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { DateField } from '../../../primitives/date-field/index.ts';
import { EmptyState } from '../../../primitives/empty-state/index.ts';
import { ProgressLine } from '../../../primitives/progress/index.ts';
import { Cell, HeadCell, Row, Table } from '../../../primitives/table/index.ts';
import { useHttp, useNow, useTimeZone } from '../../../provider/index.ts';
import { h1RegisterMessages } from './h1-register.messages.ts';
import { REGISTER_COLUMNS, registerCsvHead, registerCsvLines } from './register-columns.ts';

export interface H1RegisterProps {
  readonly facility: string;
}

const USUAL_DAYS = 30;

function usualPeriod(timeZone: string, now: () => number): RegisterPeriod {
  const to = isoDay(Math.floor(now() / 1000), timeZone) ?? '';
  return { from: dayAfter(to, -USUAL_DAYS), to };
}

/** Loads all entries of a period, because a register is printed as a whole. */
async function readAll(
  http: HttpClient,
  period: RegisterPeriod,
  signal: AbortSignal,
): Promise<readonly H1Entry[]> {
  const entries: H1Entry[] = [];
  for await (const { data } of h1RegisterPages({ http, period, signal })) entries.push(...data);
  return entries;
}

const ON_ONE_LINE: readonly string[] = ['suppliedOn', 'prescriptionNumber', 'quantity', 'batch'];

/** Strikes out an entry made in error, as on paper. The reason stays readable. */
function cellClass(column: string, { enteredInError }: H1Entry): string {
  const struck = enteredInError && column !== 'remark' ? 'line-through' : '';
  return `${ON_ONE_LINE.includes(column) ? 'whitespace-nowrap' : 'min-w-28'} ${struck}`;
}

function Entries({ entries, caption }: { readonly entries: readonly H1Entry[]; readonly caption: string }) {
  const t = useMessages(h1RegisterMessages);
  const locale = useLocale();
  return (
    <Table caption={caption} showCaption>
      <thead>
        <tr>
          {REGISTER_COLUMNS.map(([column]) => (
            <HeadCell key={column}>{t(column)}</HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id}>
            {REGISTER_COLUMNS.map(([column, cell]) => (
              <Cell key={column} className={cellClass(column, entry)}>
                {cell(entry, { t, locale })}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** Shows a facility's Schedule H1 register for a period: on screen, on paper and as a file. */
export function H1Register({ facility }: H1RegisterProps) {
  const now = useNow();
  const http = useHttp();
  const timeZone = useTimeZone();
  const t = useMessages(h1RegisterMessages);
  const locale = useLocale();
  const [period, setPeriod] = useState(() => usualPeriod(timeZone, now));
  const { from, to } = period;
  const isPeriod = from !== '' && to !== '' && from <= to;
  const { state, retry } = useQuery([from, to], (signal) => readAll(http, period, signal), {
    endpoint: listH1Register.name,
    isAsked: isPeriod,
  });
  const words = { t, locale };
  const makeFile = (): ListFile<H1Entry> => ({
    name: `schedule-h1-${from}-${to}.csv`,
    endpoint: listH1Register.name,
    pages: (begin) => h1RegisterPages({ http, period, isExport: true, ...begin }),
    idOf: ({ id }) => id,
    head: registerCsvHead(words),
    lines: (entries) => registerCsvLines(entries, words),
  });
  const entries = isPeriod && state.phase === 'ready' ? state.value : undefined;
  const caption = t('period', { facility, from: formatDate(from), to: formatDate(to) });
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{t('intro')}</p>
      <div data-print="hidden" className="flex flex-wrap items-end justify-between gap-3">
        <div className="flex flex-wrap gap-3">
          <DateField
            label={t('from')}
            value={from}
            onChange={(day) => setPeriod({ from: day, to })}
            error={from !== '' && to !== '' && from > to ? t('dateOrder') : undefined}
          />
          <DateField label={t('to')} value={to} onChange={(day) => setPeriod({ from, to: day })} />
        </div>
        {isPeriod && (
          <div className="flex flex-wrap items-center gap-2">
            <ListExport makeFile={makeFile} />
            <Button icon="print" disabled={!entries?.length} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </div>
        )}
      </div>
      <ProgressLine active={isPeriod && state.phase === 'loading'} />
      {isPeriod && state.phase === 'failed' && (
        <RequestFailed title={t('failed')} error={state.error} onRetry={retry} />
      )}
      {entries?.length === 0 && <EmptyState icon="description" title={t('none')} />}
      {entries && entries.length > 0 && (
        <div className="overflow-clip rounded-card border border-line bg-raised">
          <Entries entries={entries} caption={`${caption} · ${t('count', { count: entries.length })}`} />
        </div>
      )}
    </div>
  );
}
