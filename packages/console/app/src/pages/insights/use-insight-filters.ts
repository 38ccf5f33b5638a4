import { isoDay } from '@careline/core/internal/formatting';
import { PROGRAMME_KEYS, programmeLabel } from '@careline/core/internal/programmes';
import type { ChoiceFilter, ListFilter } from '@careline/ui/lists';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useNow, useTimeZone } from '@careline/ui/provider';
import { useProjectFilter } from '../projects/use-project-filter.ts';
import { insightsMessages } from './insights.messages.ts';
import { useFacilitiesFilter } from './use-facilities-filter.tsx';

/** Months in the choice: two years, so that each has the same month of the year before. */
const MONTHS = 24;

/** Returns the months up to the current one, latest first, as YYYY-MM. */
function monthsTo(today: string): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** Returns the name of a month, such as "October 2025". */
const monthName = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** Returns the filter for the month, which is the current one if the address has none. */
export function useMonthFilter(): ChoiceFilter & { readonly usual: string } {
  const t = useMessages(insightsMessages);
  const locale = useLocale();
  const months = monthsTo(isoDay(useNow()() / 1000, useTimeZone()) ?? '');
  return {
    kind: 'choice',
    key: 'month',
    label: t('month'),
    options: months.map((value, back) => ({
      value,
      label: back === 0 ? t('soFar', { month: monthName(value, locale) }) : monthName(value, locale),
    })),
    usual: months[0] ?? '',
  };
}

export interface NamedStaff {
  readonly id: string;
  readonly name: string;
}

/** Returns the filters of every figure. The staff are those of the answer, so they load later. */
export function useInsightFilters(staff: readonly NamedStaff[]): readonly ListFilter[] {
  const t = useMessages(insightsMessages);
  const month = useMonthFilter();
  return [
    month,
    ...useFacilitiesFilter(),
    {
      kind: 'choice',
      key: 'programme',
      label: t('programme'),
      options: PROGRAMME_KEYS.map((value) => ({ value, label: programmeLabel(value) })),
    },
    {
      kind: 'choice',
      key: 'staffId',
      label: t('staff'),
      options: staff.map(({ id, name }) => ({ value: id, label: name })),
      open: true,
    },
    ...useProjectFilter(),
  ];
}
