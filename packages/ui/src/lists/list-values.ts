import type { ChoiceFilter, ListFilter, ListValues } from './list-model.ts';

const MAX_TEXT = 120;
const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;
const DAYS = ['from', 'to'] as const;

function known(filter: ListFilter, value: string): boolean {
  if (filter.kind === 'choice') {
    if (filter.options.some((one) => one.value === value)) return true;
    return filter.open instanceof RegExp ? filter.open.test(value) : filter.open === true;
  }
  return filter.kind !== 'check' || value === 'true';
}

/** Returns the filters of an address. Unknown values are dropped. */
export function readListValues(filters: readonly ListFilter[], query: URLSearchParams): ListValues {
  const values: Record<string, string> = {};
  for (const filter of filters) {
    if (filter.kind === 'days') {
      for (const name of DAYS) {
        const day = query.get(name) ?? '';
        if (DAY.test(day)) values[name] = day;
      }
      continue;
    }
    const value = (query.get(filter.key) ?? '').trim().slice(0, MAX_TEXT);
    if (value !== '' && known(filter, value)) values[filter.key] = value;
  }
  const sort = query.get('sort') ?? '';
  if (/^-?[a-zA-Z]{1,30}$/.test(sort)) values.sort = sort;
  return values;
}

/** Returns the values for an address, without usual ones. The counterpart of `readListValues`. */
export function listQuery(filters: readonly ListFilter[], values: ListValues): URLSearchParams {
  const usual = new Map(filters.filter(isChoice).map(({ key, usual: value }) => [key, value]));
  const set = Object.entries(values).flatMap(([name, value]) =>
    value && usual.get(name) !== value ? [[name, value]] : [],
  );
  return new URLSearchParams(set);
}

/** Returns the values for a saved query: no typed text, which can be a patient's name. */
export function savableQuery(filters: readonly ListFilter[], values: ListValues): URLSearchParams {
  const typed = filters.filter(({ kind }) => kind === 'text').map(({ key }) => key);
  return listQuery(
    filters,
    Object.fromEntries(Object.entries(values).filter(([key]) => !typed.includes(key))),
  );
}

const isChoice = (filter: ListFilter): filter is ChoiceFilter => filter.kind === 'choice';

/** Returns the values with usual ones filled in, as a request needs them. */
export function withUsual(filters: readonly ListFilter[], values: ListValues): ListValues {
  const usual = filters.filter(isChoice).flatMap(({ key, usual: value }) => (value ? [[key, value]] : []));
  return { ...Object.fromEntries(usual), ...values };
}

/** Returns the values that stay when filters are cleared: chips and the order, and a search unless all are cleared. */
export function clearedValues(
  filters: readonly ListFilter[],
  values: ListValues,
  keepsSearch = false,
): ListValues {
  const isStaying = (filter: ListFilter) =>
    filter.kind === 'text' ? keepsSearch && filter.search : filter.kind === 'choice' && filter.chips;
  const stays = filters.filter(isStaying).map(({ key }) => key);
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => stays.includes(name) || name === 'sort'),
  );
}

/** Returns whether the first day is after the last, which no row can match. */
export function hasDaysReversed(filters: { readonly from?: unknown; readonly to?: unknown }): boolean {
  const { from, to } = filters;
  return typeof from === 'string' && typeof to === 'string' && from > to;
}
