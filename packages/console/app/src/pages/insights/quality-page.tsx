import type { HttpClient, QueryOf } from '@careline/core/internal/http';
import { qualitySignLabel, readQuality, type StaffQuality } from '@careline/core/internal/insights';
import { scopeLabel } from '@careline/core/internal/navigation';
import { type ListColumn, type ListSource, type ListValues, ListView } from '@careline/ui/lists';
import { useLocale, useMessages } from '@careline/ui/messages';
import { StatusTag } from '@careline/ui/primitives/status-tag';
import { Page } from '../../navigation/page.tsx';
import { useAddressedList } from '../../navigation/use-list-values.ts';
import { insightsMessages } from './insights.messages.ts';
import { InsightsTabs } from './insights-tabs.tsx';
import { MonthBar } from './month-bar.tsx';
import { useMonthFilter } from './use-insight-filters.ts';

const source = (http: HttpClient): ListSource<ListValues, StaffQuality> => ({
  endpoint: readQuality.name,
  async ask({ month }, _, signal) {
    const query = { month } as QueryOf<typeof readQuality>;
    const { data } = await http.call(readQuality, { query, signal });
    return { data, next: null };
  },
  idOf: ({ staff }) => staff.id,
});

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

function useColumns(): readonly ListColumn<StaffQuality>[] {
  const t = useMessages(insightsMessages);
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const outOf = (count: number, all: number) =>
    all === 0 ? '–' : t('outOf', { count: number.format(count), all: number.format(all) });
  const lastDigit = ({ digits }: StaffQuality) => {
    const all = sum(digits);
    if (all === 0) return '–';
    const most = Math.max(...digits);
    return t('digitShare', {
      digit: number.format(digits.indexOf(most)),
      percent: percent.format(most / all),
    });
  };
  const signsOf = ({ signs }: StaffQuality) => signs.map((sign) => qualitySignLabel(sign, locale));
  return [
    {
      key: 'member',
      label: t('member'),
      names: true,
      width: 'minmax(0,1.5fr)',
      text: ({ staff }) => staff.name,
    },
    {
      key: 'signs',
      label: t('signs'),
      narrow: 'first',
      width: 'minmax(0,2fr)',
      text: (row) => signsOf(row).join(', ') || t('noSigns'),
      cell: (row) =>
        row.signs.length === 0 ? (
          <span className="text-muted">{t('noSigns')}</span>
        ) : (
          <span className="flex flex-wrap gap-1">
            {signsOf(row).map((sign) => (
              <StatusTag key={sign} tone="warning">
                {sign}
              </StatusTag>
            ))}
          </span>
        ),
    },
    { key: 'values', label: t('values'), numeric: true, text: ({ digits }) => number.format(sum(digits)) },
    { key: 'endsWith', label: t('endsWith'), numeric: true, text: lastDigit },
    {
      key: 'aroundLimit',
      label: t('aroundLimit'),
      numeric: true,
      text: ({ below, above }) => `${number.format(below)} / ${number.format(above)}`,
    },
    { key: 'same', label: t('same'), numeric: true, text: (row) => outOf(row.repeated, row.repeatable) },
    { key: 'shortCalls', label: t('shortCalls'), numeric: true, text: (row) => outOf(row.short, row.calls) },
  ];
}

/** What each member of staff entered in a month, with signs that it was not measured so. */
export default function QualityPage() {
  const t = useMessages(insightsMessages);
  const month = useMonthFilter();
  const list = useAddressedList(source, [month]);
  return (
    <Page title={scopeLabel('insights', useLocale())}>
      <InsightsTabs current="quality" />
      <p className="py-2 text-muted text-sm">{t('qualityText')}</p>
      <ListView
        {...list}
        name={t('quality')}
        columns={useColumns()}
        beside={<MonthBar filter={month} {...list} />}
        none={{ title: t('noQuality'), icon: 'fact_check' }}
        file="data-quality"
      />
    </Page>
  );
}
