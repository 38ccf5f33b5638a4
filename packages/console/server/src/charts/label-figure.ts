import type { ChartPeriod, ChartTopic } from '@careline/core/internal/charts';
import {
  type ChartAxis,
  type ChartFigure,
  chartDefinition,
  chartWords,
  type FigureBin,
  OTHER_STAFF,
  rowTotal,
} from '@careline/core/internal/charts/figures';
import { indianLocale, type LabelLocale } from '@careline/core/internal/formatting';
import { CHART_PAGE_MESSAGES } from './chart-page.messages.ts';
import type { ChartMonth } from './counts/chart-place.ts';
import type { ChartCount } from './counts/count-work.ts';

/** Digits are Latin in every language. */
export const numbersIn = (locale: LabelLocale): string => indianLocale(locale);

export interface FigureFacts {
  readonly locale: LabelLocale;
  readonly period?: ChartPeriod | undefined;
  readonly months: readonly ChartMonth[];
  readonly staff: ReadonlyMap<string, string>;
}

function monthBins({ locale, months }: FigureFacts): readonly FigureBin[] {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : indianLocale(locale), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return months.map(({ key }) => ({ key, label: format.format(new Date(`${key}-15T00:00:00Z`)) }));
}

/** Returns staff by number of calls, highest first. All others share the last bin. */
function staffBins(counts: readonly ChartCount[], { locale, staff }: FigureFacts): readonly FigureBin[] {
  const totals = new Map<string, number>();
  for (const { row, count } of counts) totals.set(row, (totals.get(row) ?? 0) + count);
  const keys = [...totals].sort(([, a], [, b]) => b - a).map(([key]) => key);
  const people = keys.filter((key) => key !== OTHER_STAFF);
  const others = keys.length > people.length ? [OTHER_STAFF] : [];
  const { otherStaff } = CHART_PAGE_MESSAGES[locale];
  return [...people, ...others].map((key) => ({
    key,
    label: key === OTHER_STAFF ? otherStaff : (staff.get(key) ?? key),
  }));
}

function binsOf(
  axis: ChartAxis | undefined,
  counts: readonly ChartCount[],
  facts: FigureFacts,
): readonly FigureBin[] {
  if (!axis) return [{ key: '', label: '' }];
  if (axis.bins === 'months') return monthBins(facts);
  if (axis.bins === 'staff') return staffBins(counts, facts);
  return axis.bins.map(({ key, label, rule }) => ({
    key,
    label: chartWords(label, facts.locale),
    ...(rule ? { rule: chartWords(rule, facts.locale) } : {}),
  }));
}

/**
 * Returns a topic's counts in labelled bins; empty bins have 0.
 * @throws if a count fits no bin, because the sum would not match the population
 */
export function labelFigure(
  topic: ChartTopic,
  counted: readonly ChartCount[],
  facts: FigureFacts,
): ChartFigure {
  const { rows: rowAxis, columns: columnAxis } = chartDefinition(topic);
  const rows = binsOf(rowAxis, counted, facts);
  const columns = binsOf(columnAxis, counted, facts);
  const countOf = (row: string, column: string) =>
    counted.find((one) => one.row === row && one.column === column)?.count ?? 0;
  const counts = rows.map((row) => columns.map((column) => countOf(row.key, column.key)));
  const total = counts.reduce((sum, row) => sum + rowTotal(row), 0);
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  if (total !== all) throw new Error(`The chart of ${topic} has no bin for ${all - total} of ${all}`);
  return { topic, period: facts.period, rows, columns, counts, total };
}
