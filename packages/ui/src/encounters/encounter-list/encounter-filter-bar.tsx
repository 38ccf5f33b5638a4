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
  type EncounterFilters,
  encounterFilterCount,
  filtersOfScope,
  hasEncounterDaysReversed,
} from '@careline/core/internal/encounters/consultations';
import { listCareTeams } from '@careline/core/internal/encounters/teams';
import { DayFilter } from '../../calls/call-status-history/index.ts';
import { useReadList } from '../../http/index.ts';
import { useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { DaySpans } from '../../primitives/day-spans/index.ts';
import { type ActiveFilter, ActiveFilters, FilterPanel } from '../../primitives/filter-panel/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { useHttp, useTimeZone } from '../../provider/index.ts';
import type { EncounterTimes } from '../encounter-words/index.ts';
import { encounterListMessages } from './encounter-list.messages.ts';
import type { EncounterListProps } from './encounter-list-props.ts';

type BarProps = Pick<
  EncounterListProps,
  'circle' | 'filters' | 'onFiltersChange' | 'facilities' | 'partner' | 'spans'
> & {
  readonly times: EncounterTimes;
  /** False if a calendar chooses the days. */
  readonly hasDays: boolean;
};

type Change = (part: EncounterFilters) => void;
type ChoiceProps = BarProps & { readonly change: Change };

/** Adds the value from the address as an option if its name has not loaded or is unknown. */
function withChosen(
  options: readonly { readonly value: string; readonly label: string }[],
  chosen: string | undefined,
) {
  if (!chosen || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: chosen }];
}

function CareProviderChoice({ filters, change }: ChoiceProps) {
  const http = useHttp();
  const t = useMessages(encounterListMessages);
  const { items, failed } = useReadList([http], (signal) =>
    http.call(listCareProviders, { signal, query: {} }),
  );
  const options = items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      label={t('careProvider')}
      value={filters.careProviderId ?? ''}
      onChange={(id) => change({ careProviderId: id || undefined })}
      placeholder={t('any')}
      error={failed ? t('careProvidersFailed') : undefined}
      options={withChosen(options, filters.careProviderId)}
    />
  );
}

/** Renders nothing for a facility without teams. */
function CareTeamChoice({ filters, change }: ChoiceProps) {
  const http = useHttp();
  const t = useMessages(encounterListMessages);
  const { items } = useReadList([http], (signal) => http.call(listCareTeams, { signal, query: {} }));
  const options = withChosen(
    items.map(({ id, name }) => ({ value: id, label: name })),
    filters.careTeamId,
  );
  if (options.length === 0) return null;
  return (
    <SelectField
      label={t('careTeam')}
      value={filters.careTeamId ?? ''}
      onChange={(id) => change({ careTeamId: id || undefined })}
      placeholder={t('any')}
      options={options}
    />
  );
}

function FacilityChoice({ filters, facilities = [], change }: ChoiceProps) {
  const t = useMessages(encounterListMessages);
  const options = facilities.map(({ facilityId, facilityName }) => ({
    value: facilityId,
    label: facilityName,
  }));
  return (
    <SelectField
      label={t('facility')}
      value={filters.facilityId ?? ''}
      onChange={(id) => change({ facilityId: id || undefined })}
      placeholder={t('any')}
      options={withChosen(options, filters.facilityId)}
    />
  );
}

function CodedChoices({ filters, partner, change }: ChoiceProps) {
  const t = useMessages(encounterListMessages);
  const locale = useLocale();
  return (
    <>
      <SelectField
        label={t('status')}
        value={filters.status ?? ''}
        onChange={(status) => change({ status: status || undefined })}
        placeholder={t('any')}
        options={ENCOUNTER_STATUSES.map((value) => ({ value, label: encounterStatusLabel(value, locale) }))}
      />
      <SelectField
        label={t('service')}
        value={filters.serviceType ?? ''}
        onChange={(serviceType) => change({ serviceType: serviceType || undefined })}
        placeholder={t('any')}
        options={SERVICE_TYPES.map((value) => ({
          value,
          label: serviceTypeLabel(value, { partner, locale }),
        }))}
      />
      <SelectField
        label={t('mode')}
        value={filters.mode ?? ''}
        onChange={(mode) => change({ mode: mode || undefined })}
        placeholder={t('any')}
        options={CONSULTATION_MODES.map((value) => ({ value, label: consultationModeLabel(value, locale) }))}
      />
      <SelectField
        label={t('priority')}
        value={filters.priority ?? ''}
        onChange={(priority) => change({ priority: priority || undefined })}
        placeholder={t('any')}
        options={ENCOUNTER_PRIORITIES.map((value) => ({
          value,
          label: encounterPriorityLabel(value, locale),
        }))}
      />
    </>
  );
}

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

/** Shortcuts for the most used ranges of days. */
function Spans({ filters, times, spans = 'coming', change }: ChoiceProps) {
  const t = useMessages(encounterListMessages);
  return (
    <DaySpans
      label={t('days')}
      spans={SPANS[spans].map(([name, first, last]) => ({ label: t(name), first, last }))}
      today={times.today()}
      from={filters.from}
      to={filters.to}
      onChange={(days) => change({ ...days, order: spans === 'past' ? 'latest' : 'earliest' })}
    />
  );
}

function Days({ filters, change }: ChoiceProps) {
  const t = useMessages(encounterListMessages);
  const reversed = hasEncounterDaysReversed(filters);
  return (
    <>
      <DayFilter label={t('from')} day={filters.from} onChange={(from) => change({ from })} />
      <DayFilter
        label={t('to')}
        day={filters.to}
        onChange={(to) => change({ to })}
        error={reversed ? t('dateOrder') : undefined}
      />
    </>
  );
}

const withoutDays = ({ from: _, to: __, ...filters }: EncounterFilters): EncounterFilters => filters;

function Fields(props: ChoiceProps) {
  const { circle, hasDays } = props;
  const known = filtersOfScope(circle);
  return (
    <>
      {hasDays && (
        <div className="grid grid-cols-2 gap-3">
          <Days {...props} />
        </div>
      )}
      <CodedChoices {...props} />
      {known.includes('careProviderId') && <CareProviderChoice {...props} />}
      {known.includes('careTeamId') && <CareTeamChoice {...props} />}
      {known.includes('facilityId') && <FacilityChoice {...props} />}
      {hasDays && <Order {...props} />}
    </>
  );
}

function Order({ filters, change }: ChoiceProps) {
  const t = useMessages(encounterListMessages);
  return (
    <SelectField
      label={t('order')}
      value={filters.order ?? 'latest'}
      onChange={(order) => change({ order: order || undefined })}
      options={(['earliest', 'latest'] as const).map((value) => ({ value, label: t(value) }))}
    />
  );
}

/** The filters that are set, with their values in words. */
function useActive({
  filters,
  partner,
  facilities = [],
  hasDays,
  change,
}: ChoiceProps): readonly ActiveFilter[] {
  const http = useHttp();
  const t = useMessages(encounterListMessages);
  const locale = useLocale();
  const dateText = useFormatDate();
  const timeZone = useTimeZone();
  const asksPeople = filters.careProviderId !== undefined;
  const people = useReadList([http, asksPeople], async (signal) =>
    asksPeople ? http.call(listCareProviders, { signal, query: {} }) : { data: [] },
  );
  const asksTeams = filters.careTeamId !== undefined;
  const teams = useReadList([http, asksTeams], async (signal) =>
    asksTeams ? http.call(listCareTeams, { signal, query: {} }) : { data: [] },
  );
  const { from, to, status, serviceType, mode, priority, careProviderId, careTeamId, facilityId } = filters;
  const nameOf = (items: readonly { readonly id: string; readonly name: string }[], id: string) =>
    items.find((item) => item.id === id)?.name ?? id;
  const day = (text: string) => dateText(text, { timeZone, locale });
  const set = [
    ['from', t('from'), hasDays && from && day(from)],
    ['to', t('to'), hasDays && to && day(to)],
    ['status', t('status'), status && encounterStatusLabel(status, locale)],
    ['serviceType', t('service'), serviceType && serviceTypeLabel(serviceType, { partner, locale })],
    ['mode', t('mode'), mode && consultationModeLabel(mode, locale)],
    ['priority', t('priority'), priority && encounterPriorityLabel(priority, locale)],
    ['careProviderId', t('careProvider'), careProviderId && nameOf(people.items, careProviderId)],
    ['careTeamId', t('careTeam'), careTeamId && nameOf(teams.items, careTeamId)],
    [
      'facilityId',
      t('facility'),
      facilityId && (facilities.find((one) => one.facilityId === facilityId)?.facilityName ?? facilityId),
    ],
  ] as const;
  return set.flatMap(([key, name, value]) =>
    value ? [{ key, name, value, onRemove: () => change({ [key]: undefined }) }] : [],
  );
}

/** The filters of the list on one line: shortcuts of days, those that are set, and a panel. Each change applies immediately. */
export function EncounterFilterBar(props: BarProps) {
  const { filters, onFiltersChange, hasDays } = props;
  const change: Change = (part) => onFiltersChange({ ...filters, ...part });
  const choices = { ...props, change };
  const active = useActive(choices);
  const count = encounterFilterCount(hasDays ? filters : withoutDays(filters));
  return (
    <>
      {hasDays && <Spans {...choices} />}
      <ActiveFilters filters={active} />
      <FilterPanel count={count} onClear={() => onFiltersChange({ order: filters.order ?? 'latest' })}>
        <Fields {...choices} />
      </FilterPanel>
    </>
  );
}
