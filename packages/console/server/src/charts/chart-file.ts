import {
  type ChartFigure,
  chartDefinition,
  chartWords,
  rowTotal,
} from '@careline/core/internal/charts/figures';
import type { LabelLocale } from '@careline/core/internal/formatting';
import { formatCsv, isoDay } from '@careline/core/internal/formatting';
import { CHART_PAGE_MESSAGES } from './chart-page.messages.ts';
import type { CountedAt } from './chart-page.ts';

/** Returns the table's numbers, without percentages: a spreadsheet can calculate those. */
function rowsOf({ topic, rows, columns, counts, total }: ChartFigure, locale: LabelLocale) {
  const { all } = CHART_PAGE_MESSAGES[locale];
  const { rows: axis, columns: columnAxis } = chartDefinition(topic);
  const parts = (numbers: readonly number[]) => (columnAxis ? numbers : []);
  const sums = columns.map((_, column) => rowTotal(counts.map((row) => row[column] ?? 0)));
  return [
    [chartWords(axis.label, locale), ...(columnAxis ? columns.map(({ label }) => label) : []), all],
    ...rows.map(({ label }, index) => {
      const numbers = counts[index] ?? [];
      return [label, ...parts(numbers), rowTotal(numbers)];
    }),
    [all, ...parts(sums), total],
  ];
}

export function chartFile(figure: ChartFigure, { timeZone, now }: CountedAt, locale: LabelLocale): Response {
  const { topic, period } = figure;
  const name = `${[topic, ...(period ? [period] : []), isoDay(now, timeZone)].join('-')}.csv`;
  return new Response(formatCsv(rowsOf(figure, locale), { bom: true }), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}
