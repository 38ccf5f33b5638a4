import {
  consultationModeLabel,
  type Encounter,
  encounterPriorityLabel,
  encounterStatusLabel,
  serviceTypeLabel,
} from '@careline/core/internal/encounters';
import { type ListColumn, type ListFilter, ListView } from '../../lists/index.ts';
import { useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import {
  CareProviderName,
  EncounterStatusTag,
  ModeWords,
  PriorityWords,
  PunctualityTag,
  ServiceName,
  useEncounterTimes,
  usePatientName,
} from '../encounter-words/index.ts';
import { filtersOfValues, valuesOfFilters } from './encounter-filters.tsx';
import { isElsewhere } from './encounter-link.tsx';
import { encounterListMessages } from './encounter-list.messages.ts';
import type { EncounterListProps } from './encounter-list-props.ts';
import { useEncounterPages } from './use-encounter-pages.ts';

function useColumns(props: EncounterListProps): readonly ListColumn<Encounter>[] {
  const { partner, onOpenElsewhere } = props;
  const t = useMessages(encounterListMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const times = useEncounterTimes();
  const nameOf = usePatientName();
  return [
    {
      key: 'date',
      label: t('date'),
      only: 'file',
      text: ({ period }) => formatDate(period.start, { timeZone, locale }),
    },
    {
      key: 'time',
      label: t('time'),
      sort: 'start',
      width: 'max-content',
      narrow: 'first',
      text: ({ period }) => times.time(period.start),
    },
    {
      key: 'patient',
      label: t('patient'),
      names: true,
      width: 'minmax(9rem,1.6fr)',
      text: nameOf,
      cell(encounter) {
        const facility = isElsewhere({ ...props, encounter }) ? encounter.facilityName : undefined;
        return (
          <>
            <bdi translate="no">{nameOf(encounter)}</bdi>
            {facility && (
              <span className="font-normal text-muted text-xs"> {t('atFacility', { facility })}</span>
            )}
            {facility && onOpenElsewhere && <VisuallyHidden>: {t('switchTo', { facility })}</VisuallyHidden>}
          </>
        );
      },
    },
    {
      key: 'uhid',
      label: t('uhid'),
      verbatim: true,
      width: 'max-content',
      text: ({ patient }) => patient?.uhid ?? '',
    },
    {
      key: 'facility',
      label: t('facility'),
      only: 'file',
      text: ({ facilityName }) => facilityName ?? '',
    },
    {
      key: 'service',
      label: t('service'),
      width: 'minmax(7rem,1.4fr)',
      wraps: true,
      text: ({ serviceType }) => serviceTypeLabel(serviceType, { partner, locale }),
      cell: (encounter) => <ServiceName {...encounter} partner={partner} />,
    },
    {
      key: 'mode',
      label: t('mode'),
      width: 'max-content',
      text: ({ consultationMode }) => consultationModeLabel(consultationMode, locale),
      cell: (encounter) => <ModeWords {...encounter} />,
    },
    {
      key: 'careProvider',
      label: t('careProvider'),
      text: ({ careProvider }) => careProvider?.name ?? '',
      cell: (encounter) => <CareProviderName {...encounter} />,
    },
    {
      key: 'priority',
      label: t('priority'),
      width: 'max-content',
      text: ({ priority = 'routine' }) => encounterPriorityLabel(priority, locale),
      cell: (encounter) => <PriorityWords {...encounter} />,
    },
    {
      key: 'status',
      label: t('status'),
      width: 'fit-content(18rem)',
      wraps: true,
      text: ({ status }) => encounterStatusLabel(status, locale),
      cell: (encounter) => (
        <span className="flex flex-wrap items-center gap-1">
          <EncounterStatusTag status={encounter.status} />
          <PunctualityTag encounter={encounter} times={times} />
        </span>
      ),
    },
    { key: 'reason', label: t('reason'), only: 'file', text: ({ reason }) => reason ?? '' },
  ];
}

export interface EncounterTableProps extends EncounterListProps {
  readonly listFilters: readonly ListFilter[];
}

/** Encounters grouped by day. */
export function EncounterTable(props: EncounterTableProps) {
  const { circle, filters, listFilters, onFiltersChange, encounterAddress, onOpenElsewhere } = props;
  const t = useMessages(encounterListMessages);
  const times = useEncounterTimes();
  return (
    <ListView
      name={t('caption')}
      pages={useEncounterPages(circle, filters)}
      columns={useColumns(props)}
      filters={listFilters}
      values={valuesOfFilters(filters)}
      onValuesChange={(values) => onFiltersChange(filtersOfValues(circle, values))}
      usualSort="-start"
      groups={{ of: ({ period }) => times.dayOf(period.start), label: times.dayWords }}
      rowAddress={(encounter) =>
        isElsewhere({ ...props, encounter }) ? undefined : encounterAddress(encounter.id)
      }
      onOpen={onOpenElsewhere}
      isUrgent={({ priority }) => priority === 'stat'}
      none={{ title: t('none'), text: t('noneText'), icon: 'event_note' }}
      file="encounters"
    />
  );
}
