import { formatDate } from '@careline/core/internal/formatting';
import type { HttpClient, QueryOf } from '@careline/core/internal/http';
import {
  INDICATOR_PARTS,
  INDICATORS,
  type Indicator,
  type IndicatorRow,
  indicatorDenominator,
  indicatorLabel,
  indicatorNumerator,
  listIndicatorPatients,
} from '@careline/core/internal/insights';
import { patientPath } from '@careline/core/internal/navigation';
import {
  type ListColumn,
  type ListFilter,
  type ListSource,
  type ListValues,
  ListView,
  useListPages,
  withUsual,
} from '@careline/ui/lists';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useTimeZone } from '@careline/ui/provider';
import { useParams } from 'react-router';
import { Page } from '../../navigation/page.tsx';
import { useListValues } from '../../navigation/use-list-values.ts';
import { useOpensRecords } from '../../session/use-opens-records.ts';
import { useProfile } from '../../session/use-session.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { insightsMessages } from './insights.messages.ts';
import { InsightsTabs } from './insights-tabs.tsx';
import { MonthBar } from './month-bar.tsx';
import { hasSeveral } from './use-facilities-filter.tsx';
import { useInsightFilters, useMonthFilter } from './use-insight-filters.ts';

type RowsWanted = ListValues & { readonly indicator: Indicator };

const source = (http: HttpClient): ListSource<RowsWanted, IndicatorRow> => ({
  endpoint: listIndicatorPatients.name,
  ask({ indicator, part, month, facilityIds, programme, staffId, projectId }, after, signal) {
    const narrowing = { month, facilityIds, programme, staffId, projectId };
    const query = { indicator, part, ...narrowing, after } as QueryOf<typeof listIndicatorPatients>;
    return http.call(listIndicatorPatients, { query, signal });
  },
  idOf: ({ id }) => id,
});

function useColumns(isOfSeveral: boolean): readonly ListColumn<IndicatorRow>[] {
  const t = useMessages(insightsMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  return [
    { key: 'patient', label: t('patient'), names: true, width: 'minmax(0,2fr)', text: ({ name }) => name },
    { key: 'uhid', verbatim: true, label: t('uhid'), text: ({ uhid }) => uhid ?? '' },
    {
      key: 'when',
      label: t('when'),
      narrow: 'first',
      text: ({ at }) => formatDate(at, { locale, timeZone }),
    },
    { key: 'who', verbatim: true, label: t('who'), text: ({ staff }) => staff ?? '' },
    ...(isOfSeveral
      ? [
          {
            key: 'facility',
            verbatim: true as const,
            label: t('facility'),
            text: ({ facility }: IndicatorRow) => facility?.name ?? '',
          },
        ]
      : []),
  ];
}

function usePartFilter(): ListFilter {
  const t = useMessages(insightsMessages);
  const words = { counted: 'partCounted', rest: 'partRest' } as const;
  return {
    kind: 'choice',
    key: 'part',
    label: t('part'),
    chips: true,
    usual: 'rest',
    options: INDICATOR_PARTS.map((value) => ({ value, label: t(words[value]) })),
  };
}

function Rows({ indicator }: { readonly indicator: Indicator }) {
  const t = useMessages(insightsMessages);
  const locale = useLocale();
  const month = useMonthFilter();
  const filters = [usePartFilter(), ...useInsightFilters([])];
  const address = useListValues(filters);
  const pages = useListPages(source, { ...withUsual(filters, address.values), indicator });
  const here = useProfile().facility?.facilityId;
  const opensRecords = useOpensRecords();
  const [numerator, denominator] = [
    indicatorNumerator(indicator, locale),
    indicatorDenominator(indicator, locale),
  ];
  return (
    <Page title={indicatorLabel(indicator, locale)}>
      <InsightsTabs current="indicators" isBelow />
      <p className="py-2 text-muted text-sm">{t('definitionOf', { numerator, denominator })}</p>
      <ListView
        name={indicatorLabel(indicator, locale)}
        pages={pages}
        columns={useColumns(hasSeveral(address.values.facilityIds))}
        filters={filters}
        {...address}
        {...(opensRecords && {
          // A record opens at its patient's facility.
          rowAddress: ({ vitaId, facility }: IndicatorRow) =>
            facility && facility.id !== here ? undefined : patientPath(vitaId),
        })}
        beside={<MonthBar filter={month} {...address} />}
        none={{ title: t('nobody'), text: t('nobodyText'), icon: 'group' }}
        file={indicator}
      />
    </Page>
  );
}

/** The patients, calls or visits behind a figure, with the filters of the figure. */
export default function IndicatorPage() {
  const asked = useParams().indicator;
  const indicator = INDICATORS.find((one) => one === asked);
  return indicator ? <Rows key={indicator} indicator={indicator} /> : <NotFoundPage />;
}
