import type { HttpClient, QueryOf } from '@careline/core/internal/http';
import {
  BETTER_SHARE,
  type Indicator,
  type IndicatorFigure,
  type IndicatorResult,
  indicatorDenominator,
  indicatorLabel,
  indicatorNumerator,
  listIndicators,
} from '@careline/core/internal/insights';
import { scopeLabel } from '@careline/core/internal/navigation';
import { type ListColumn, type ListSource, type ListValues, ListView } from '@careline/ui/lists';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Page } from '../../navigation/page.tsx';
import { useAddressedList } from '../../navigation/use-list-values.ts';
import { DhisFile } from './dhis-file.tsx';
import { insightsMessages } from './insights.messages.ts';
import { indicatorAddress } from './insights-address.ts';
import { InsightsTabs } from './insights-tabs.tsx';
import { MonthBar } from './month-bar.tsx';
import { type NamedStaff, useInsightFilters, useMonthFilter } from './use-insight-filters.ts';

interface About {
  readonly staff: readonly NamedStaff[];
}

type IndicatorQuery = QueryOf<typeof listIndicators>;

const source = (http: HttpClient): ListSource<ListValues, IndicatorResult, About> => ({
  endpoint: listIndicators.name,
  async ask({ month, facilityIds, programme, staffId, projectId }, _, signal) {
    const query = { month, facilityIds, programme, staffId, projectId } as IndicatorQuery;
    const { data, staff } = await http.call(listIndicators, { query, signal });
    return { data, next: null, about: { staff } };
  },
  idOf: ({ indicator }) => indicator,
});

const shareOf = ({ numerator, denominator }: IndicatorFigure): number | undefined =>
  denominator === 0 ? undefined : numerator / denominator;

/** Returns the change of the share in percentage points, rounded as the shares are. */
function pointsOf(row: IndicatorResult): number | undefined {
  const [now, before] = [shareOf(row), shareOf(row.before)];
  return now === undefined || before === undefined
    ? undefined
    : Math.round(now * 100) - Math.round(before * 100);
}

/** Returns a function for what an indicator counts, and among what. */
function useDefinition() {
  const t = useMessages(insightsMessages);
  const locale = useLocale();
  return (indicator: Indicator): string =>
    t('definitionOf', {
      denominator: indicatorDenominator(indicator, locale),
      numerator: indicatorNumerator(indicator, locale),
    });
}

/** A month that is not over has no change: most of its calls and visits are still ahead. */
function useColumns(isOver: boolean): readonly ListColumn<IndicatorResult>[] {
  const definitionText = useDefinition();
  const t = useMessages(insightsMessages);
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(locale);
  const points = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const shareText = (figure: IndicatorFigure) => {
    const share = shareOf(figure);
    return share === undefined ? '–' : percent.format(share);
  };
  const changeText = (row: IndicatorResult) => {
    if (!isOver) return t('notOver');
    const change = pointsOf(row);
    if (change === undefined) return '–';
    const words = t('points', { points: points.format(change) });
    const better = BETTER_SHARE[row.indicator];
    if (!better || change === 0) return words;
    return `${words}, ${t(change > 0 === (better === 'higher') ? 'better' : 'worse')}`;
  };
  return [
    {
      key: 'indicator',
      label: t('indicator'),
      names: true,
      width: 'minmax(0,2fr)',
      text: ({ indicator }) => indicatorLabel(indicator, locale),
    },
    { key: 'share', label: t('share'), numeric: true, narrow: 'first', width: '5rem', text: shareText },
    {
      key: 'counted',
      label: t('counted'),
      numeric: true,
      width: '6rem',
      text: (row) => number.format(row.numerator),
    },
    {
      key: 'of',
      label: t('of'),
      numeric: true,
      width: '6rem',
      text: (row) => number.format(row.denominator),
    },
    {
      key: 'before',
      label: t('before'),
      numeric: true,
      narrow: 'never',
      width: '8rem',
      text: (row) => shareText(row.before),
    },
    { key: 'change', label: t('change'), width: '11rem', text: changeText },
    {
      key: 'definition',
      label: t('definition'),
      only: 'file',
      text: ({ indicator }) => definitionText(indicator),
    },
  ];
}

/** Every indicator of a month, with what it counts. Each opens the rows behind it. */
export default function IndicatorsPage() {
  const t = useMessages(insightsMessages);
  const locale = useLocale();
  const month = useMonthFilter();
  const list = useAddressedList(source, useInsightFilters([]));
  const asked = list.pages.filters;
  const definitionText = useDefinition();
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value)) as Record<
    string,
    string
  >;
  return (
    <Page title={scopeLabel('insights', locale)} actions={<DhisFile month={asked.month ?? ''} />}>
      <InsightsTabs current="indicators" />
      <ListView
        {...list}
        name={t('indicators')}
        columns={useColumns(asked.month !== month.usual)}
        filters={useInsightFilters(list.pages.state.about?.staff ?? [])}
        rowAddress={({ indicator }) => indicatorAddress(indicator, given)}
        beside={<MonthBar filter={month} {...list} />}
        detail={({ indicator }) => <p className="text-muted">{definitionText(indicator)}</p>}
        detailLabel={({ indicator }) => `${t('definition')}: ${indicatorLabel(indicator, locale)}`}
        none={{ title: t('none'), icon: 'assessment' }}
        file="indicators"
      />
    </Page>
  );
}
