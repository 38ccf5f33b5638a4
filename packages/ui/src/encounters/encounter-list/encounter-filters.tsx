import {
  CONSULTATION_MODES,
  consultationModeLabel,
  ENCOUNTER_PRIORITIES,
  ENCOUNTER_STATUSES,
  encounterPriorityLabel,
  encounterStatusLabel,
  listCareProviders,
  SERVICE_TYPES,
  serviceTypeLabel,
} from '@careline/core/internal/encounters';
import {
  type EncounterFilter,
  type EncounterFilters,
  type EncounterScope,
  filtersOfScope,
  readEncounterFilters,
} from '@careline/core/internal/encounters/consultations';
import { listCareTeams } from '@careline/core/internal/encounters/teams';
import type { HttpClient } from '@careline/core/internal/http';
import { useReadList } from '../../http/index.ts';
import type { ChoiceFilter, ListFilter, ListValues } from '../../lists/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';
import { encounterListMessages } from './encounter-list.messages.ts';
import type { EncounterListProps } from './encounter-list-props.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

type ReadNames = (http: HttpClient, signal: AbortSignal) => Promise<{ readonly data: readonly Named[] }>;
type OnChange = (value: string | undefined) => void;

interface NamedChoiceProps {
  readonly filter: 'careProviderId' | 'careTeamId';
  readonly value: string | undefined;
  readonly onChange: OnChange;
}

const LABELS = { careProviderId: 'careProvider', careTeamId: 'careTeam' } as const;

const READS: Readonly<Record<NamedChoiceProps['filter'], ReadNames>> = {
  careProviderId: (http, signal) => http.call(listCareProviders, { signal, query: {} }),
  careTeamId: (http, signal) => http.call(listCareTeams, { signal, query: {} }),
};

/** Loads its names when the panel opens. Renders nothing for a facility without teams. */
function NamedChoice({ filter, value, onChange }: NamedChoiceProps) {
  const http = useHttp();
  const t = useMessages(encounterListMessages);
  const { items, failed } = useReadList([http, filter], (signal) => READS[filter](http, signal));
  const options = items.map(({ id, name }) => ({ value: id, label: name }));
  if (value && !items.some(({ id }) => id === value)) options.push({ value, label: value });
  if (filter === 'careTeamId' && options.length === 0) return null;
  return (
    <SelectField
      label={t(LABELS[filter])}
      value={value ?? ''}
      onChange={(id) => onChange(id || undefined)}
      placeholder={t('any')}
      error={failed ? t('namesFailed') : undefined}
      options={options}
    />
  );
}

/** Returns the filter, which knows the name of a chosen value. */
function useNamedFilter(filter: NamedChoiceProps['filter'], chosen: string | undefined): ListFilter {
  const http = useHttp();
  const t = useMessages(encounterListMessages);
  const isChosen = chosen !== undefined;
  const { items } = useReadList<Named>([http, filter, isChosen], async (signal) =>
    isChosen ? READS[filter](http, signal) : { data: [] },
  );
  return {
    kind: 'field',
    key: filter,
    label: t(LABELS[filter]),
    nameOf: (value) => items.find(({ id }) => id === value)?.name ?? value,
    field: (value, onChange) => <NamedChoice filter={filter} value={value} onChange={onChange} />,
  };
}

/** First and last days of ranges, as distances from today. */
const SPANS = {
  coming: [
    ['dayToday', 0, 0],
    ['dayTomorrow', 1, 1],
    ['dayWeek', 0, 6],
  ],
  past: [
    ['dayYesterday', -1, -1],
    ['dayLastWeek', -7, -1],
    ['dayLastMonth', -30, -1],
  ],
} as const;

type FilterProps = Pick<EncounterListProps, 'circle' | 'filters' | 'facilities' | 'partner' | 'spans'>;

/** Returns the filters that lists of this scope support. A calendar chooses the days itself. */
export function useEncounterFilters(
  { circle, filters, facilities = [], partner, spans = 'coming' }: FilterProps,
  hasDays: boolean,
): readonly ListFilter[] {
  const t = useMessages(encounterListMessages);
  const locale = useLocale();
  const times = useEncounterTimes();
  const careProvider = useNamedFilter('careProviderId', filters.careProviderId);
  const careTeam = useNamedFilter('careTeamId', filters.careTeamId);
  const choice = <Value extends string>(
    key: EncounterFilter,
    label: string,
    values: readonly Value[],
    labelOf: (value: Value) => string,
  ): ChoiceFilter => ({
    kind: 'choice',
    key,
    label,
    options: values.map((value) => ({ value, label: labelOf(value) })),
  });
  const coded = [
    choice('status', t('status'), ENCOUNTER_STATUSES, (one) => encounterStatusLabel(one, locale)),
    choice('serviceType', t('service'), SERVICE_TYPES, (one) => serviceTypeLabel(one, { partner, locale })),
    choice('mode', t('mode'), CONSULTATION_MODES, (one) => consultationModeLabel(one, locale)),
    choice('priority', t('priority'), ENCOUNTER_PRIORITIES, (one) => encounterPriorityLabel(one, locale)),
    careProvider,
    careTeam,
    {
      kind: 'choice' as const,
      key: 'facilityId',
      label: t('facility'),
      options: facilities.map(({ facilityId: value, facilityName: label }) => ({ value, label })),
    },
  ];
  const supported: readonly string[] = filtersOfScope(circle);
  const days: ListFilter = {
    kind: 'days',
    key: 'days',
    spans: {
      label: t('days'),
      of: SPANS[spans].map(([name, first, last]) => ({ label: t(name), first, last })),
      today: times.today(),
      sort: spans === 'past' ? '-start' : 'start',
    },
  };
  const order: ListFilter = {
    kind: 'choice',
    key: 'sort',
    label: t('order'),
    usual: '-start',
    options: [
      { value: 'start', label: t('earliest') },
      { value: '-start', label: t('latest') },
    ],
  };
  const offered = coded.filter(({ key }) => supported.includes(key));
  return hasDays ? [days, ...offered, order] : offered;
}

/** Returns the filters as values of a list, with the order as its sort. */
export function valuesOfFilters({ order, ...values }: EncounterFilters): ListValues {
  return { ...values, ...(order === 'earliest' && { sort: 'start' }) };
}

/** The counterpart of `valuesOfFilters`. The order is always set, because an address without filters has the usual ones. */
export const filtersOfValues = (circle: EncounterScope, values: ListValues): EncounterFilters =>
  readEncounterFilters(circle, {
    get: (name) =>
      name === 'order' ? (values.sort === 'start' ? 'earliest' : 'latest') : (values[name] ?? null),
  });
