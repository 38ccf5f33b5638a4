import { dispositionLabel } from '@careline/core/internal/calls/outcome';
import { callTypeLabel, programmeLabel } from '@careline/core/internal/programmes';
import { useEffect } from 'react';
import { useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { type ActiveFilter, ActiveFilters, FilterPanel } from '../../primitives/filter-panel/index.ts';
import { onDemand } from '../../primitives/on-demand/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { callOutcomeMessages } from '../call-outcome/index.ts';
import { callStatusHistoryMessages } from './call-status-history.messages.ts';
import type { HistoryFiltersProps } from './narrowed-history.ts';

/** Loads lazily, in parallel with the calls, which are requested with the current filters. */
const HistoryFields = onDemand<HistoryFiltersProps>(
  async () => (await import('./history-fields.tsx')).HistoryFields,
);

/** The filters that are set, except the patient, who has a line of their own. */
function useActive({ filters, onChange, authors }: HistoryFiltersProps): readonly ActiveFilter[] {
  const t = useMessages(callStatusHistoryMessages);
  const outcome = useMessages(callOutcomeMessages);
  const locale = useLocale();
  const formatDate = useFormatDate();
  const timeZone = useTimeZone();
  const { programme, callType, disposition, status, authorId, from, to, escalated } = filters;
  const author = authors.items.find(({ id }) => id === authorId)?.name ?? authorId;
  const day = (text: string) => formatDate(text, { timeZone, locale });
  const dispositionText =
    disposition === 'open' ? outcome('unfinished') : dispositionLabel(disposition ?? '', locale);
  const set = [
    ['programme', t('programme'), programme && programmeLabel(programme)],
    ['callType', t('callType'), callType && callTypeLabel(callType, locale)],
    ['disposition', t('outcome'), disposition && dispositionText],
    ['status', t('status'), status && outcome(status)],
    ['authorId', t('author'), authorId && author],
    ['from', t('from'), from && day(from)],
    ['to', t('to'), to && day(to)],
    ['escalated', t('escalated'), escalated && t('yes')],
  ] as const;
  return set.flatMap(([key, name, value]) =>
    value ? [{ key, name, value, onRemove: () => onChange({ ...filters, [key]: undefined }) }] : [],
  );
}

/** The filters of the history: those that are set, and a panel with all. Each change applies immediately. */
export function HistoryFilters(props: HistoryFiltersProps) {
  const { filters, onChange } = props;
  useEffect(() => HistoryFields.preload(), []);
  const active = useActive(props);
  return (
    <>
      <ActiveFilters filters={active} />
      <FilterPanel
        count={active.length}
        onClear={() => onChange({ vitaId: filters.vitaId, sort: filters.sort })}
      >
        <HistoryFields {...props} />
      </FilterPanel>
    </>
  );
}
