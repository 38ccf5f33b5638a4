import {
  daysOfSpan,
  type TimeSpan,
  type Trend,
  type TrendRow,
  trendLabel,
} from '@careline/core/internal/trends';
import { useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useOnPaper } from '../../primitives/on-paper/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { readingTableMessages } from '../trends.messages.ts';
import { useReadingColumns } from './table/use-reading-columns.ts';

export function PrintButton() {
  const t = useMessages(readingTableMessages);
  return (
    <Button size="small" icon="print" onClick={() => window.print()}>
      {t('print')}
    </Button>
  );
}

export interface ReadingPaperProps {
  readonly trend: Trend;
  readonly rows: readonly TrendRow[];
  readonly span: TimeSpan;
}

/** Columns that must not wrap: days and numbers. */
const UNBROKEN = /^(when|entered|shown)/;

const CELL = 'border border-line-strong px-1.5 py-1 text-start align-top';

/** Prints every row of a trend, repeating the header on each page. Rendered only while printing. */
export function ReadingPaper({ trend, rows, span }: ReadingPaperProps) {
  const timeZone = useTimeZone();
  const t = useMessages(readingTableMessages);
  const locale = useLocale();
  const formatDate = useFormatDate();
  const onPaper = useOnPaper();
  const { table, shortened } = useReadingColumns(trend, rows);
  if (!onPaper) return null;
  const { from, to } = daysOfSpan(span, timeZone);
  return (
    <div className="hidden flex-col gap-2 text-black print:flex">
      <p className="break-after-avoid tabular-nums">
        {t('days')}: {t('fromTo', { from: formatDate(from), to: formatDate(to) })}
      </p>
      <table className="w-full border-collapse text-xs tabular-nums">
        <caption className="sr-only">{t('caption', { trend: trendLabel(trend.definition, locale) })}</caption>
        <thead>
          <tr>
            {table.map(({ key, head }) => (
              <th key={key} scope="col" className={`${CELL} font-semibold`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.record.id}>
              {table.map(({ key, text }) => (
                <td key={key} className={UNBROKEN.test(key) ? `${CELL} whitespace-nowrap` : CELL}>
                  {text(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shortened && <p className="text-sm">{shortened}</p>}
    </div>
  );
}
