import { formatDate } from '@careline/core/internal/formatting';
import { useEffect, useRef, useState } from 'react';
import { DayFilter } from '../calls/call-status-history/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { CheckField } from '../primitives/check-field/index.ts';
import { ChipField } from '../primitives/chip-field/index.ts';
import { DaySpans } from '../primitives/day-spans/index.ts';
import { type ActiveFilter, ActiveFilters, FilterPanel } from '../primitives/filter-panel/index.ts';
import { SelectField } from '../primitives/select-field/index.ts';
import { TextField } from '../primitives/text-field/index.ts';
import type { ChoiceFilter, ListFilter, ListValues, TextFilter } from './list-model.ts';
import { clearedValues, hasDaysReversed } from './list-values.ts';
import { listsMessages } from './lists.messages.ts';

export interface ListFiltersProps {
  readonly filters: readonly ListFilter[];
  readonly values: ListValues;
  readonly onChange: (values: ListValues) => void;
}

/** Returns the values with a change; an empty one is removed. */
function changed(values: ListValues, part: Readonly<Record<string, string | undefined>>): ListValues {
  return Object.fromEntries(Object.entries({ ...values, ...part }).filter(([, value]) => value));
}

/** Adds the chosen value as an option if its name has not loaded. */
function optionsOf({ options }: ChoiceFilter, value: string | undefined) {
  if (!value || options.some((one) => one.value === value)) return options;
  return [...options, { value, label: value }];
}

/** Milliseconds without a letter before a search. */
const SEARCH_PAUSE_MS = 250;

interface TypedTextProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** Applies while the user types. Otherwise on leaving the field or pressing Enter. */
  readonly isSearch: boolean;
}

function TypedText({ label, value = '', onChange, isSearch }: TypedTextProps) {
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  // Back and forward restore an earlier text.
  if (given !== value) {
    setGiven(value);
    setTyped(value);
  }
  const latest = useRef(onChange);
  latest.current = onChange;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const apply = (text: string) => {
    clearTimeout(waiting.current);
    const next = text.trim();
    if (next === value) return;
    setGiven(next);
    latest.current(next || undefined);
  };
  const change = (text: string) => {
    setTyped(text);
    if (!isSearch) return;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => apply(text), SEARCH_PAUSE_MS);
  };
  return (
    <TextField
      label={label}
      {...(isSearch && SEARCH_LOOK)}
      placeholder={isSearch ? label : undefined}
      autoComplete="off"
      maxLength={120}
      value={typed}
      onChange={change}
      onBlur={() => apply(typed)}
      onKeyDown={({ key }) => key === 'Enter' && apply(typed)}
    />
  );
}

const SEARCH_LOOK = { hideLabel: true, type: 'search', className: 'w-60 max-sm:flex-1' } as const;

type FieldProps = ListFiltersProps & { readonly filter: ListFilter };

function FilterField({ filter, values, onChange }: FieldProps) {
  const t = useMessages(listsMessages);
  if (filter.kind === 'days') {
    return (
      <div className="grid grid-cols-2 gap-3">
        <DayFilter
          label={t('from')}
          day={values.from}
          onChange={(from) => onChange(changed(values, { from }))}
        />
        <DayFilter
          label={t('to')}
          day={values.to}
          onChange={(to) => onChange(changed(values, { to }))}
          error={hasDaysReversed(values) ? t('dateOrder') : undefined}
        />
      </div>
    );
  }
  const { key, label } = filter;
  const value = values[key];
  const set = (next: string | undefined) => onChange(changed(values, { [key]: next }));
  switch (filter.kind) {
    case 'choice':
      return (
        <SelectField
          label={label}
          placeholder={filter.usual === undefined ? t('any') : undefined}
          options={optionsOf(filter, value)}
          value={value ?? filter.usual ?? ''}
          onChange={set}
        />
      );
    case 'text':
      return <TypedText label={label} value={value} onChange={set} isSearch={false} />;
    case 'check':
      return (
        <CheckField
          label={label}
          checked={value === 'true'}
          onChange={(on) => set(on ? 'true' : undefined)}
        />
      );
    default:
      return filter.field(value, set);
  }
}

const isChips = (filter: ListFilter): filter is ChoiceFilter =>
  filter.kind === 'choice' && filter.chips === true;
const isSearch = (filter: ListFilter): filter is TextFilter =>
  filter.kind === 'text' && filter.search === true;

/** Returns the filters of the panel that are set, each with a way to remove it. */
function useActive({ filters, values, onChange }: ListFiltersProps): readonly ActiveFilter[] {
  const t = useMessages(listsMessages);
  const locale = useLocale();
  const active = (key: string, name: string, value: string): ActiveFilter => ({
    key,
    name,
    value,
    onRemove: () => onChange(changed(values, { [key]: undefined })),
  });
  return filters.flatMap((filter) => {
    if (filter.kind === 'days') {
      return (['from', 'to'] as const).flatMap((name) =>
        values[name] ? [active(name, t(name), formatDate(values[name], { locale }))] : [],
      );
    }
    const value = values[filter.key];
    // An order leaves nothing out.
    if (!value || filter.key === 'sort' || isChips(filter) || isSearch(filter)) return [];
    return [active(filter.key, filter.label, valueName(filter, value, t('yes')))];
  });
}

function valueName(filter: Exclude<ListFilter, { kind: 'days' }>, value: string, yes: string): string {
  if (filter.kind === 'choice') return filter.options.find((one) => one.value === value)?.label ?? value;
  if (filter.kind === 'check') return yes;
  return filter.kind === 'field' ? filter.nameOf(value) : value;
}

/** The filters on one line: chips, the ones that are set, and a panel with all others. Each change applies at once. */
export function ListFilters(props: ListFiltersProps) {
  const { filters, values, onChange } = props;
  const active = useActive(props);
  const chips = filters.filter(isChips);
  const isLong = chips.length > 1 || filters.some((filter) => filter.kind === 'days' && filter.spans);
  const inPanel = filters.filter((filter) => !isChips(filter) && !isSearch(filter));
  return (
    <search
      data-print="hidden"
      className={`flex min-w-0 flex-1 items-center gap-2 ${isLong ? 'max-sm:flex-wrap' : ''}`}
    >
      {filters.filter(isSearch).map(({ key, label }) => (
        <TypedText
          key={key}
          isSearch
          label={label}
          value={values[key]}
          onChange={(text) => onChange(changed(values, { [key]: text }))}
        />
      ))}
      {chips.map(({ key, label, options, usual }) => (
        <ChipField
          key={key}
          oneLine
          label={label}
          chips={options}
          value={values[key] ?? usual ?? ''}
          onChange={(value) => onChange(changed(values, { [key]: value === usual ? undefined : value }))}
        />
      ))}
      {filters.map((filter) => {
        if (filter.kind !== 'days' || !filter.spans) return null;
        const { of, sort, ...spans } = filter.spans;
        return (
          <DaySpans
            key={filter.key}
            {...spans}
            spans={of}
            from={values.from}
            to={values.to}
            onChange={(days) => onChange(changed(values, { ...days, ...(sort && { sort }) }))}
          />
        );
      })}
      <ActiveFilters filters={active} />
      {inPanel.length > 0 && (
        <FilterPanel count={active.length} onClear={() => onChange(clearedValues(filters, values, true))}>
          {inPanel.map((filter) => (
            <FilterField key={filter.key} {...props} filter={filter} />
          ))}
        </FilterPanel>
      )}
    </search>
  );
}

/** Returns how many filters are set, chips not counted. */
export const activeCount = (filters: readonly ListFilter[], values: ListValues): number =>
  Object.keys(values).length - Object.keys(clearedValues(filters, values)).length;
