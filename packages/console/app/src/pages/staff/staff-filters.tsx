import { type FacilityRecord, STAFF_STATES } from '@careline/core/internal/administration';
import { useLocale, useMessages } from '@careline/ui/messages';
import { ActiveFilters, FilterPanel } from '@careline/ui/primitives/filter-panel';
import { HeadPart } from '@careline/ui/primitives/page-head';
import { SelectField } from '@careline/ui/primitives/select-field';
import { TextField } from '@careline/ui/primitives/text-field';
import { useEffect, useRef, useState } from 'react';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { scopeOptions } from '../../administration/scope-options.ts';
import { staffMessages } from './staff.messages.ts';
import type { StaffListFilters } from './use-staff-list.ts';

export interface StaffFiltersProps {
  readonly filters: StaffListFilters;
  readonly facilities: readonly FacilityRecord[];
  readonly onChange: (change: Partial<StaffListFilters>) => void;
}

/** Milliseconds without a letter before the search. */
const SEARCH_PAUSE_MS = 250;

/** Search and filters for the list, stored in the address. */
export function StaffFilters({ filters, facilities, onChange }: StaffFiltersProps) {
  const t = useMessages(staffMessages);
  const g = useMessages(administrationMessages);
  const locale = useLocale();
  const [text, setText] = useState(filters.text);
  const [shown, setShown] = useState(filters.text);
  // Back and forward restore an earlier search text.
  if (shown !== filters.text) {
    setShown(filters.text);
    setText(filters.text);
  }
  // Searches as the person types, once they pause.
  const latest = useRef(onChange);
  latest.current = onChange;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const type = (next: string) => {
    setText(next);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      setShown(next.trim());
      latest.current({ text: next.trim() });
    }, SEARCH_PAUSE_MS);
  };
  const facilityText = facilities.find(({ facilityId }) => facilityId === filters.facilityId)?.facilityName;
  const scopes = scopeOptions(filters.scope ? [filters.scope] : [], locale);
  const state = STAFF_STATES.find((one) => one === filters.state);
  const set = [
    ['state', t('state'), state && t(`state.${state}`)],
    ['scope', t('scope'), scopes.find(({ value }) => value === filters.scope)?.label],
    ['facilityId', t('facility'), filters.facilityId && (facilityText ?? filters.facilityId)],
  ] as const;
  const active = set.flatMap(([key, name, value]) =>
    value ? [{ key, name, value, onRemove: () => onChange({ [key]: '' }) }] : [],
  );
  return (
    <HeadPart place="filters">
      <search className="flex min-w-0 flex-1 items-center gap-2">
        <TextField
          className="w-60 max-sm:flex-1"
          label={t('search')}
          hideLabel
          placeholder={t('search')}
          type="search"
          autoComplete="off"
          maxLength={120}
          value={text}
          onChange={type}
        />
        <ActiveFilters filters={active} />
        <FilterPanel count={active.length} onClear={() => onChange({ state: '', scope: '', facilityId: '' })}>
          <SelectField
            label={t('state')}
            placeholder={t('anyState')}
            options={STAFF_STATES.map((state) => ({ value: state, label: t(`state.${state}`) }))}
            value={filters.state}
            onChange={(next) => onChange({ state: next })}
          />
          <SelectField
            label={t('scope')}
            placeholder={t('anyScope')}
            options={scopes}
            value={filters.scope}
            onChange={(scope) => onChange({ scope })}
          />
          <SelectField
            label={t('facility')}
            placeholder={t('anyFacility')}
            options={facilities.map(({ facilityId, facilityName: facility, closing }) => ({
              value: facilityId,
              label: closing?.closed ? g('facilityClosed', { facility }) : facility,
            }))}
            value={filters.facilityId}
            onChange={(facilityId) => onChange({ facilityId })}
          />
        </FilterPanel>
      </search>
    </HeadPart>
  );
}
